// Stands before the allocator of glibc and counts. Elsewhere nothing is counted.
#include "Measuring.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__

static _Thread_local long allocation_count;

long measuring_allocation_count(void) { return allocation_count; }

// glibc's own functions, under the names by which those of the program can reach them.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  allocation_count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocation_count += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocation_count += 1;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  allocation_count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocation_count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  allocation_count += 1;
  void *new = __libc_memalign(alignment, size);
  if (new == NULL) return ENOMEM;
  *memory = new;
  return 0;
}

#else

long measuring_allocation_count(void) { return -1; }

#endif
