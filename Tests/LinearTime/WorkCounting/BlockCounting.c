// The callbacks of SanitizerCoverage (clang.llvm.org/docs/SanitizerCoverage.html): code that is compiled with
// `trace-pc-guard` calls one at the start of each basic block.

#include "Counts.h"

_Thread_local struct work_counts counts __attribute__((tls_model("initial-exec")));

static bool sees_blocks;

UNCOUNTED struct work_counts work_counts_of_thread(void) {
  counts.thread = (uintptr_t)&counts;
  return counts;
}

UNCOUNTED bool work_counting_sees_blocks(void) { return sees_blocks; }

UNCOUNTED void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *end) { sees_blocks |= start != end; }

UNCOUNTED void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  counts.blocks += 1;
}
