#ifndef VECTORS_H
#define VECTORS_H

// The vectors that this processor's family may have, and what is done with them: SHUFFLE looks each byte of a vector, which
// is below 16, up in a table of 16; BITS takes the high bit of each byte.

#include <stdint.h>

#if defined(__x86_64__)
#include <immintrin.h>

#define MAY_HAVE_16 1
#define MAY_HAVE_32 1
#define HAS_BY_16 __builtin_cpu_supports("ssse3")
#define HAS_BY_32 (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt"))
#define WITH_16 __attribute__((target("ssse3")))
#define WITH_32 __attribute__((target("avx2,bmi,popcnt")))

typedef uint8_t vector_16 __attribute__((vector_size(16)));
#define LOAD_16(table) ((vector_16)_mm_loadu_si128((const __m128i *)(table)))
#define SHUFFLE_16(table, bytes) ((vector_16)_mm_shuffle_epi8((__m128i)(table), (__m128i)(bytes)))
#define BITS_16(bytes) ((uint16_t)_mm_movemask_epi8((__m128i)(bytes)))

typedef uint8_t vector_32 __attribute__((vector_size(32)));
#define LOAD_32(table) ((vector_32)_mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(table))))
#define SHUFFLE_32(table, bytes) ((vector_32)_mm256_shuffle_epi8((__m256i)(table), (__m256i)(bytes)))
#define BITS_32(bytes) ((uint32_t)_mm256_movemask_epi8((__m256i)(bytes)))

#elif defined(__aarch64__)
#include <arm_neon.h>

#define MAY_HAVE_16 1
#define MAY_HAVE_32 0
#define HAS_BY_16 1
#define HAS_BY_32 0
#define WITH_16

typedef uint8_t vector_16 __attribute__((vector_size(16)));
#define LOAD_16(table) ((vector_16)vld1q_u8(table))
#define SHUFFLE_16(table, bytes) ((vector_16)vqtbl1q_u8((uint8x16_t)(table), (uint8x16_t)(bytes)))
static inline uint16_t bits_16(uint8x16_t bytes) {
  const uint8x16_t weights = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  uint8x16_t weighed = vandq_u8(bytes, weights);
  return (uint16_t)(vaddv_u8(vget_low_u8(weighed)) | vaddv_u8(vget_high_u8(weighed)) << 8);
}
#define BITS_16(bytes) bits_16((uint8x16_t)(bytes))

#else
#define MAY_HAVE_16 0
#define MAY_HAVE_32 0
#define HAS_BY_16 0
#define HAS_BY_32 0
#endif

#endif
