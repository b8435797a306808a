#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted here: with glibc, where no sanitizer has taken malloc over.
bool allocation_counting_is_available(void);

/// How many blocks the calling thread has allocated or resized since it began; always 0 where nothing is counted.
uint64_t allocation_count_of_thread(void);

#endif
