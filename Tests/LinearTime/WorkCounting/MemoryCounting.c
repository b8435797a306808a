// Takes the place of the C library's memory functions in the program it is linked into: counts, and hands on. A block may
// move any number of bytes through them, and so may the standard library, which is compiled without coverage.

#include "Counts.h"

#include <stddef.h>

// The names under which glibc also keeps its own functions; the last size, that of the destination, is checked.
extern void *__memcpy_chk(void *destination, const void *source, size_t count, size_t capacity);
extern void *__memmove_chk(void *destination, const void *source, size_t count, size_t capacity);
extern void *__memset_chk(void *destination, int byte, size_t count, size_t capacity);

// Read anew at each call, or the compiler, which knows these names too, would make of them calls of ours.
static void *(*volatile copy)(void *, const void *, size_t, size_t) = __memcpy_chk;
static void *(*volatile move)(void *, const void *, size_t, size_t) = __memmove_chk;
static void *(*volatile fill)(void *, int, size_t, size_t) = __memset_chk;

// And of our loops.
#define PLAIN UNCOUNTED __attribute__((no_builtin))

PLAIN void *memcpy(void *destination, const void *source, size_t count) {
  counts.memory_bytes += count;
  return copy(destination, source, count, SIZE_MAX);
}

PLAIN void *memmove(void *destination, const void *source, size_t count) {
  counts.memory_bytes += count;
  return move(destination, source, count, SIZE_MAX);
}

PLAIN void *memset(void *destination, int byte, size_t count) {
  counts.memory_bytes += count;
  return fill(destination, byte, count, SIZE_MAX);
}

PLAIN int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  size_t offset = 0;
  while (offset < count && a[offset] == b[offset]) offset += 1;
  counts.memory_bytes += offset;
  return offset == count ? 0 : a[offset] - b[offset];
}

PLAIN int bcmp(const void *left, const void *right, size_t count) { return memcmp(left, right, count); }

PLAIN void *memchr(const void *bytes, int byte, size_t count) {
  const unsigned char *start = bytes;
  size_t offset = 0;
  while (offset < count && start[offset] != (unsigned char)byte) offset += 1;
  counts.memory_bytes += offset;
  return offset == count ? NULL : (void *)(start + offset);
}
