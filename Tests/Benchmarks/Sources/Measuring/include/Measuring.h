#ifndef MEASURING_H
#define MEASURING_H

/// The CPU time, in seconds, that this process has used.
double measuring_cpu_seconds(void);

/// How often this thread has asked for memory, with `malloc` and its like, since it began; -1 where that is not counted.
long measuring_allocation_count(void);

#endif
