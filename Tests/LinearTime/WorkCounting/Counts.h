#ifndef COUNTS_H
#define COUNTS_H

#include "WorkCounting.h"

/// The counts of the calling thread, in its static storage: reading them allocates nothing, even before `main`.
extern _Thread_local struct work_counts counts __attribute__((tls_model("initial-exec")));

/// For functions that must not be counted themselves, or they would call themselves for ever.
#define UNCOUNTED __attribute__((no_sanitize("coverage")))

#endif
