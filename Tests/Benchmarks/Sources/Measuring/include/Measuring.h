#ifndef MEASURING_H
#define MEASURING_H

/// The CPU time, in seconds, that this process has used.
double measuring_cpu_seconds(void);

#endif
