// Made by build-aux/list-bundled-files; do not edit.

#include "bundled_articles.h"

static const unsigned char file_0[] = {
#embed "../../data/articles/baikal/depth.svg"
};
static const unsigned char file_1[] = {
#embed "../../data/articles/baikal/index.html"
};
static const unsigned char file_2[] = {
#embed "../../data/articles/baikal/map.svg"
};
static const unsigned char file_3[] = {
#embed "../../data/articles/baikal/preview.png"
};
static const unsigned char file_4[] = {
#embed "../../data/articles/biwa/depth.svg"
};
static const unsigned char file_5[] = {
#embed "../../data/articles/biwa/index.html"
};
static const unsigned char file_6[] = {
#embed "../../data/articles/biwa/map.svg"
};
static const unsigned char file_7[] = {
#embed "../../data/articles/biwa/preview.png"
};
static const unsigned char file_8[] = {
#embed "../../data/articles/caspian/depth.svg"
};
static const unsigned char file_9[] = {
#embed "../../data/articles/caspian/index.html"
};
static const unsigned char file_10[] = {
#embed "../../data/articles/caspian/level.svg"
};
static const unsigned char file_11[] = {
#embed "../../data/articles/caspian/map.svg"
};
static const unsigned char file_12[] = {
#embed "../../data/articles/caspian/preview.png"
};
static const unsigned char file_13[] = {
#embed "../../data/articles/dead-sea/index.html"
};
static const unsigned char file_14[] = {
#embed "../../data/articles/dead-sea/level.svg"
};
static const unsigned char file_15[] = {
#embed "../../data/articles/dead-sea/map.svg"
};
static const unsigned char file_16[] = {
#embed "../../data/articles/dead-sea/preview.png"
};
static const unsigned char file_17[] = {
#embed "../../data/articles/geneva/depth.svg"
};
static const unsigned char file_18[] = {
#embed "../../data/articles/geneva/index.html"
};
static const unsigned char file_19[] = {
#embed "../../data/articles/geneva/map.svg"
};
static const unsigned char file_20[] = {
#embed "../../data/articles/geneva/preview.png"
};
static const unsigned char file_21[] = {
#embed "../../data/articles/great-bear/depth.svg"
};
static const unsigned char file_22[] = {
#embed "../../data/articles/great-bear/index.html"
};
static const unsigned char file_23[] = {
#embed "../../data/articles/great-bear/map.svg"
};
static const unsigned char file_24[] = {
#embed "../../data/articles/great-bear/preview.png"
};
static const unsigned char file_25[] = {
#embed "../../data/articles/guide/index.html"
};
static const unsigned char file_26[] = {
#embed "../../data/articles/guide/preview.png"
};
static const unsigned char file_27[] = {
#embed "../../data/articles/ladoga/depth.svg"
};
static const unsigned char file_28[] = {
#embed "../../data/articles/ladoga/index.html"
};
static const unsigned char file_29[] = {
#embed "../../data/articles/ladoga/map.svg"
};
static const unsigned char file_30[] = {
#embed "../../data/articles/ladoga/preview.png"
};
static const unsigned char file_31[] = {
#embed "../../data/articles/lagoa-dos-patos/depth.svg"
};
static const unsigned char file_32[] = {
#embed "../../data/articles/lagoa-dos-patos/index.html"
};
static const unsigned char file_33[] = {
#embed "../../data/articles/lagoa-dos-patos/map.svg"
};
static const unsigned char file_34[] = {
#embed "../../data/articles/lagoa-dos-patos/preview.png"
};
static const unsigned char file_35[] = {
#embed "../../data/articles/lakes-of-the-world/age.svg"
};
static const unsigned char file_36[] = {
#embed "../../data/articles/lakes-of-the-world/area.svg"
};
static const unsigned char file_37[] = {
#embed "../../data/articles/lakes-of-the-world/depth.svg"
};
static const unsigned char file_38[] = {
#embed "../../data/articles/lakes-of-the-world/elevation.svg"
};
static const unsigned char file_39[] = {
#embed "../../data/articles/lakes-of-the-world/index.html"
};
static const unsigned char file_40[] = {
#embed "../../data/articles/lakes-of-the-world/map.svg"
};
static const unsigned char file_41[] = {
#embed "../../data/articles/lakes-of-the-world/preview.png"
};
static const unsigned char file_42[] = {
#embed "../../data/articles/lakes-of-the-world/volume.svg"
};
static const unsigned char file_43[] = {
#embed "../../data/articles/nasser/index.html"
};
static const unsigned char file_44[] = {
#embed "../../data/articles/nasser/level.svg"
};
static const unsigned char file_45[] = {
#embed "../../data/articles/nasser/map.svg"
};
static const unsigned char file_46[] = {
#embed "../../data/articles/nasser/preview.png"
};
static const unsigned char file_47[] = {
#embed "../../data/articles/paroho/index.html"
};
static const unsigned char file_48[] = {
#embed "../../data/articles/paroho/level.svg"
};
static const unsigned char file_49[] = {
#embed "../../data/articles/paroho/map.svg"
};
static const unsigned char file_50[] = {
#embed "../../data/articles/paroho/preview.png"
};
static const unsigned char file_51[] = {
#embed "../../data/articles/superior/depth.svg"
};
static const unsigned char file_52[] = {
#embed "../../data/articles/superior/index.html"
};
static const unsigned char file_53[] = {
#embed "../../data/articles/superior/map.svg"
};
static const unsigned char file_54[] = {
#embed "../../data/articles/superior/preview.png"
};
static const unsigned char file_55[] = {
#embed "../../data/articles/tanganyika/depth.svg"
};
static const unsigned char file_56[] = {
#embed "../../data/articles/tanganyika/index.html"
};
static const unsigned char file_57[] = {
#embed "../../data/articles/tanganyika/map.svg"
};
static const unsigned char file_58[] = {
#embed "../../data/articles/tanganyika/preview.png"
};
static const unsigned char file_59[] = {
#embed "../../data/articles/taupo/depth.svg"
};
static const unsigned char file_60[] = {
#embed "../../data/articles/taupo/index.html"
};
static const unsigned char file_61[] = {
#embed "../../data/articles/taupo/map.svg"
};
static const unsigned char file_62[] = {
#embed "../../data/articles/taupo/preview.png"
};
static const unsigned char file_63[] = {
#embed "../../data/articles/titicaca/depth.svg"
};
static const unsigned char file_64[] = {
#embed "../../data/articles/titicaca/index.html"
};
static const unsigned char file_65[] = {
#embed "../../data/articles/titicaca/map.svg"
};
static const unsigned char file_66[] = {
#embed "../../data/articles/titicaca/preview.png"
};
static const unsigned char file_67[] = {
#embed "../../data/articles/victoria/depth.svg"
};
static const unsigned char file_68[] = {
#embed "../../data/articles/victoria/index.html"
};
static const unsigned char file_69[] = {
#embed "../../data/articles/victoria/map.svg"
};
static const unsigned char file_70[] = {
#embed "../../data/articles/victoria/preview.png"
};
static const unsigned char file_71[] = {
#embed "../../data/styles/article.css"
};

static const LakesBundledFile files[] = {
    {"articles/baikal/depth.svg", file_0, sizeof file_0},
    {"articles/baikal/index.html", file_1, sizeof file_1},
    {"articles/baikal/map.svg", file_2, sizeof file_2},
    {"articles/baikal/preview.png", file_3, sizeof file_3},
    {"articles/biwa/depth.svg", file_4, sizeof file_4},
    {"articles/biwa/index.html", file_5, sizeof file_5},
    {"articles/biwa/map.svg", file_6, sizeof file_6},
    {"articles/biwa/preview.png", file_7, sizeof file_7},
    {"articles/caspian/depth.svg", file_8, sizeof file_8},
    {"articles/caspian/index.html", file_9, sizeof file_9},
    {"articles/caspian/level.svg", file_10, sizeof file_10},
    {"articles/caspian/map.svg", file_11, sizeof file_11},
    {"articles/caspian/preview.png", file_12, sizeof file_12},
    {"articles/dead-sea/index.html", file_13, sizeof file_13},
    {"articles/dead-sea/level.svg", file_14, sizeof file_14},
    {"articles/dead-sea/map.svg", file_15, sizeof file_15},
    {"articles/dead-sea/preview.png", file_16, sizeof file_16},
    {"articles/geneva/depth.svg", file_17, sizeof file_17},
    {"articles/geneva/index.html", file_18, sizeof file_18},
    {"articles/geneva/map.svg", file_19, sizeof file_19},
    {"articles/geneva/preview.png", file_20, sizeof file_20},
    {"articles/great-bear/depth.svg", file_21, sizeof file_21},
    {"articles/great-bear/index.html", file_22, sizeof file_22},
    {"articles/great-bear/map.svg", file_23, sizeof file_23},
    {"articles/great-bear/preview.png", file_24, sizeof file_24},
    {"articles/guide/index.html", file_25, sizeof file_25},
    {"articles/guide/preview.png", file_26, sizeof file_26},
    {"articles/ladoga/depth.svg", file_27, sizeof file_27},
    {"articles/ladoga/index.html", file_28, sizeof file_28},
    {"articles/ladoga/map.svg", file_29, sizeof file_29},
    {"articles/ladoga/preview.png", file_30, sizeof file_30},
    {"articles/lagoa-dos-patos/depth.svg", file_31, sizeof file_31},
    {"articles/lagoa-dos-patos/index.html", file_32, sizeof file_32},
    {"articles/lagoa-dos-patos/map.svg", file_33, sizeof file_33},
    {"articles/lagoa-dos-patos/preview.png", file_34, sizeof file_34},
    {"articles/lakes-of-the-world/age.svg", file_35, sizeof file_35},
    {"articles/lakes-of-the-world/area.svg", file_36, sizeof file_36},
    {"articles/lakes-of-the-world/depth.svg", file_37, sizeof file_37},
    {"articles/lakes-of-the-world/elevation.svg", file_38, sizeof file_38},
    {"articles/lakes-of-the-world/index.html", file_39, sizeof file_39},
    {"articles/lakes-of-the-world/map.svg", file_40, sizeof file_40},
    {"articles/lakes-of-the-world/preview.png", file_41, sizeof file_41},
    {"articles/lakes-of-the-world/volume.svg", file_42, sizeof file_42},
    {"articles/nasser/index.html", file_43, sizeof file_43},
    {"articles/nasser/level.svg", file_44, sizeof file_44},
    {"articles/nasser/map.svg", file_45, sizeof file_45},
    {"articles/nasser/preview.png", file_46, sizeof file_46},
    {"articles/paroho/index.html", file_47, sizeof file_47},
    {"articles/paroho/level.svg", file_48, sizeof file_48},
    {"articles/paroho/map.svg", file_49, sizeof file_49},
    {"articles/paroho/preview.png", file_50, sizeof file_50},
    {"articles/superior/depth.svg", file_51, sizeof file_51},
    {"articles/superior/index.html", file_52, sizeof file_52},
    {"articles/superior/map.svg", file_53, sizeof file_53},
    {"articles/superior/preview.png", file_54, sizeof file_54},
    {"articles/tanganyika/depth.svg", file_55, sizeof file_55},
    {"articles/tanganyika/index.html", file_56, sizeof file_56},
    {"articles/tanganyika/map.svg", file_57, sizeof file_57},
    {"articles/tanganyika/preview.png", file_58, sizeof file_58},
    {"articles/taupo/depth.svg", file_59, sizeof file_59},
    {"articles/taupo/index.html", file_60, sizeof file_60},
    {"articles/taupo/map.svg", file_61, sizeof file_61},
    {"articles/taupo/preview.png", file_62, sizeof file_62},
    {"articles/titicaca/depth.svg", file_63, sizeof file_63},
    {"articles/titicaca/index.html", file_64, sizeof file_64},
    {"articles/titicaca/map.svg", file_65, sizeof file_65},
    {"articles/titicaca/preview.png", file_66, sizeof file_66},
    {"articles/victoria/depth.svg", file_67, sizeof file_67},
    {"articles/victoria/index.html", file_68, sizeof file_68},
    {"articles/victoria/map.svg", file_69, sizeof file_69},
    {"articles/victoria/preview.png", file_70, sizeof file_70},
    {"styles/article.css", file_71, sizeof file_71},
};

const LakesBundledFile *const lakes_bundled_files = files;
const size_t lakes_bundled_file_count = sizeof files / sizeof *files;
