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
#embed "../../data/articles/superior/depth.svg"
};
static const unsigned char file_5[] = {
#embed "../../data/articles/superior/index.html"
};
static const unsigned char file_6[] = {
#embed "../../data/articles/superior/map.svg"
};
static const unsigned char file_7[] = {
#embed "../../data/articles/superior/preview.png"
};
static const unsigned char file_8[] = {
#embed "../../data/articles/tanganyika/depth.svg"
};
static const unsigned char file_9[] = {
#embed "../../data/articles/tanganyika/index.html"
};
static const unsigned char file_10[] = {
#embed "../../data/articles/tanganyika/map.svg"
};
static const unsigned char file_11[] = {
#embed "../../data/articles/tanganyika/preview.png"
};
static const unsigned char file_12[] = {
#embed "../../data/articles/titicaca/depth.svg"
};
static const unsigned char file_13[] = {
#embed "../../data/articles/titicaca/index.html"
};
static const unsigned char file_14[] = {
#embed "../../data/articles/titicaca/map.svg"
};
static const unsigned char file_15[] = {
#embed "../../data/articles/titicaca/preview.png"
};
static const unsigned char file_16[] = {
#embed "../../data/articles/victoria/depth.svg"
};
static const unsigned char file_17[] = {
#embed "../../data/articles/victoria/index.html"
};
static const unsigned char file_18[] = {
#embed "../../data/articles/victoria/map.svg"
};
static const unsigned char file_19[] = {
#embed "../../data/articles/victoria/preview.png"
};
static const unsigned char file_20[] = {
#embed "../../data/styles/article.css"
};

static const LakesBundledFile files[] = {
    {"articles/baikal/depth.svg", file_0, sizeof file_0},
    {"articles/baikal/index.html", file_1, sizeof file_1},
    {"articles/baikal/map.svg", file_2, sizeof file_2},
    {"articles/baikal/preview.png", file_3, sizeof file_3},
    {"articles/superior/depth.svg", file_4, sizeof file_4},
    {"articles/superior/index.html", file_5, sizeof file_5},
    {"articles/superior/map.svg", file_6, sizeof file_6},
    {"articles/superior/preview.png", file_7, sizeof file_7},
    {"articles/tanganyika/depth.svg", file_8, sizeof file_8},
    {"articles/tanganyika/index.html", file_9, sizeof file_9},
    {"articles/tanganyika/map.svg", file_10, sizeof file_10},
    {"articles/tanganyika/preview.png", file_11, sizeof file_11},
    {"articles/titicaca/depth.svg", file_12, sizeof file_12},
    {"articles/titicaca/index.html", file_13, sizeof file_13},
    {"articles/titicaca/map.svg", file_14, sizeof file_14},
    {"articles/titicaca/preview.png", file_15, sizeof file_15},
    {"articles/victoria/depth.svg", file_16, sizeof file_16},
    {"articles/victoria/index.html", file_17, sizeof file_17},
    {"articles/victoria/map.svg", file_18, sizeof file_18},
    {"articles/victoria/preview.png", file_19, sizeof file_19},
    {"styles/article.css", file_20, sizeof file_20},
};

const LakesBundledFile *const lakes_bundled_files = files;
const size_t lakes_bundled_file_count = sizeof files / sizeof *files;
