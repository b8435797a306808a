// Takes the place of the C library's allocator in the program it is linked into: counts, and hands on.

#include "AllocationCounting.h"

#include <errno.h>
#include <stddef.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#define COUNTS_ALLOCATIONS 1
#else
#define COUNTS_ALLOCATIONS 0
#endif

bool allocation_counting_is_available(void) { return COUNTS_ALLOCATIONS; }

#if COUNTS_ALLOCATIONS

// The names under which glibc keeps its own functions for those who replace the public ones.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// In the static storage of its thread: reading it allocates nothing, even before `main`.
static _Thread_local uint64_t count __attribute__((tls_model("initial-exec")));

uint64_t allocation_count_of_thread(void) { return count; }

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t element_count, size_t size) {
  count += 1;
  return __libc_calloc(element_count, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *aligned = memalign(alignment, size);
  if (aligned == NULL) return ENOMEM;
  *block = aligned;
  return 0;
}

void free(void *block) { __libc_free(block); }

#else

uint64_t allocation_count_of_thread(void) { return 0; }

#endif
