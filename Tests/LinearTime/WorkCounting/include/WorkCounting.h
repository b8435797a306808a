#ifndef WORK_COUNTING_H
#define WORK_COUNTING_H

#include <stdbool.h>
#include <stdint.h>

/// What a thread has done since it began, in numbers that do not depend on the clock.
struct work_counts {
  /// Basic blocks that ran, of all code that was compiled with coverage.
  uint64_t blocks;
  /// Bytes that the C library's memory functions copied, set, compared or searched.
  uint64_t memory_bytes;
  /// Calls of PCRE2's matchers.
  uint64_t matcher_calls;
  /// Bytes of subjects that those calls may have read: for each call from where it began to where its answer no longer
  /// depends on what follows, rounded up to a power of two.
  uint64_t matcher_bytes;
  /// Tells threads apart.
  uintptr_t thread;
};

/// What the calling thread has done.
struct work_counts work_counts_of_thread(void);

/// Whether any code of this program was compiled with coverage: else no block is counted.
bool work_counting_sees_blocks(void);

#endif
