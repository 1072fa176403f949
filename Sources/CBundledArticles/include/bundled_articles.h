#pragma once

#include <stddef.h>

/// A file of `data` that is part of the program, so that the program alone is a reader.
typedef struct {
  /// The path below `data`, as `articles/baikal/index.html`.
  const char *path;
  const unsigned char *bytes;
  size_t size;
} LakesBundledFile;

/// All bundled files, sorted by path.
extern const LakesBundledFile *const lakes_bundled_files;
extern const size_t lakes_bundled_file_count;
