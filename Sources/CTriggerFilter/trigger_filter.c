#include "trigger_filter.h"

#include <string.h>

#include "vectors.h"

// The classes, one bit each. A set of bytes is a set of high halves times a set of low halves.
enum {
  QUOTE = 1 << 0,    // " '
  SIGN = 1 << 1,     // # $ .
  ADDRESS = 1 << 2,  // @
  MARK_80 = 1 << 3,  // The leads of U+2000 to U+203F and U+3000 to U+303F.
  COLON = 1 << 4,
  MARK_EF = 1 << 5,  // The lead of full-width signs.
  DIGIT = 1 << 6,
  BRACKET = 1 << 7,  // + ( { and, for the sake of the sets, x
};
enum { LEAD_C2 = 0xC2, CASE_BIT = 0x20 };

static void add(uint8_t low_halves[16], uint8_t high_halves[16], uint8_t class, unsigned high_set, unsigned low_set) {
  for (int half = 0; half < 16; half++) {
    if (low_set >> half & 1) low_halves[half] |= class;
    if (high_set >> half & 1) high_halves[half] |= class;
  }
}

trigger_tables trigger_filter_tables(unsigned options) {
  enum { ALL = 0xFFFF, DIGITS = 0x03FF, FROM_30 = 0xFFF8 };
  trigger_tables tables = {0};
  uint8_t *low = tables.class_of_low, *high = tables.class_of_high;
  add(low, high, QUOTE, 1 << 0x2, 1 << 0x2 | 1 << 0x7);
  add(low, high, SIGN, 1 << 0x2, 1 << 0x3 | 1 << 0x4 | 1 << 0xE);
  add(low, high, ADDRESS, 1 << 0x4, 1 << 0x0);
  add(low, high, MARK_80, 1 << 0xE, 1 << 0x2 | 1 << 0x3);
  add(low, high, COLON, 1 << 0x3, 1 << 0xA);
  add(low, high, MARK_EF, 1 << 0xE, 1 << 0xF);
  add(low, high, DIGIT, 1 << 0x3, DIGITS);
  add(low, high, BRACKET, 1 << 0x2 | 1 << 0x7, 1 << 0x8 | 1 << 0xB);

  low = tables.before_low, high = tables.before_high;
  add(low, high, QUOTE, ALL, ALL);
  // Letters, digits, `_`, bytes beyond ASCII and a few others.
  add(low, high, SIGN | ADDRESS, options & TRIGGER_EVERY_SIGN ? ALL : FROM_30, ALL);
  add(low, high, MARK_80, 1 << 0x8, 1 << 0x0);
  if (options & TRIGGER_EVERY_COLON) {
    add(low, high, COLON, ALL, ALL);
  } else {
    add(low, high, COLON, 1 << 0x2, 1 << 0xF);
  }
  add(low, high, MARK_EF, 1 << 0xB, 1 << 0x9 | 1 << 0xC | 1 << 0xD);
  // Digits, what may separate them, bytes beyond ASCII and a few others.
  add(low, high, DIGIT, options & TRIGGER_EVERY_NUMBER ? ALL : 0xFF0C, ALL);
  if (options & TRIGGER_EVERY_BRACKET) {
    add(low, high, BRACKET, ALL, ALL);
  } else {
    add(low, high, BRACKET, 1 << 0x3 | 1 << 0x7, DIGITS | 1 << 0xB);
  }
  tables.letter = options & TRIGGER_LETTER_L ? 'l' : 0;
  return tables;
}

// The words of a block of 64 bytes: what is marked, and which bytes are digits or letters.
typedef struct {
  uint64_t marked, digits, letters;
} block_words;

// `block[-1]` and `block[64]` can be read.
static inline block_words words_bytewise(const trigger_tables *tables, const uint8_t *block) {
  block_words words = {0, 0, 0};
  for (int offset = 0; offset < 64; offset++) {
    uint8_t byte = block[offset], next = block[offset + 1];
    uint8_t class = tables->class_of_low[byte & 15] & tables->class_of_high[byte >> 4];
    uint8_t wanted = tables->before_low[next & 15] & tables->before_high[next >> 4];
    int is_marked = (class & wanted) != 0 || byte == LEAD_C2 || (byte | CASE_BIT) == tables->letter
      || (byte == ':' && (block[offset - 1] | CASE_BIT) == 'l');
    words.marked |= (uint64_t)is_marked << offset;
    words.digits |= (uint64_t)((class & DIGIT) != 0) << offset;
    words.letters |= (uint64_t)((uint8_t)((byte | CASE_BIT) - 'a') < 26) << offset;
  }
  return words;
}

// The same with vectors.
#define DEFINE_WORDS(NAME, ATTRIBUTE, VECTOR, WIDTH, LOAD_TABLE, SHUFFLE, BITS) \
  ATTRIBUTE static inline block_words NAME(const trigger_tables *tables, const uint8_t *block) { \
    VECTOR class_of_low = LOAD_TABLE(tables->class_of_low), class_of_high = LOAD_TABLE(tables->class_of_high); \
    VECTOR before_low = LOAD_TABLE(tables->before_low), before_high = LOAD_TABLE(tables->before_high); \
    block_words words = {0, 0, 0}; \
    for (int offset = 0; offset < 64; offset += WIDTH) { \
      VECTOR bytes, next, previous; \
      memcpy(&bytes, block + offset, WIDTH); \
      memcpy(&next, block + offset + 1, WIDTH); \
      memcpy(&previous, block + offset - 1, WIDTH); \
      VECTOR class = SHUFFLE(class_of_low, bytes & 15) & SHUFFLE(class_of_high, bytes >> 4); \
      VECTOR wanted = SHUFFLE(before_low, next & 15) & SHUFFLE(before_high, next >> 4); \
      VECTOR is_marked = (VECTOR)((class & wanted) != 0) | (VECTOR)(bytes == LEAD_C2) \
        | (VECTOR)((bytes | CASE_BIT) == tables->letter) \
        | ((VECTOR)(bytes == ':') & (VECTOR)((previous | CASE_BIT) == 'l')); \
      words.marked |= (uint64_t)BITS(is_marked) << offset; \
      words.digits |= (uint64_t)BITS((VECTOR)((class & DIGIT) != 0)) << offset; \
      words.letters |= (uint64_t)BITS((VECTOR)((bytes | CASE_BIT) - 'a' < 26)) << offset; \
    } \
    return words; \
  }

// Copies up to 65 bytes; copies of fixed counts, which overlap, cost less than a call.
static inline void copy_block(uint8_t *target, const uint8_t *bytes, size_t count) {
  if (count >= 64) {
    memcpy(target, bytes, 64);
    target[count - 1] = bytes[count - 1];
  } else if (count >= 32) {
    memcpy(target, bytes, 32);
    memcpy(target + count - 32, bytes + count - 32, 32);
  } else if (count >= 16) {
    memcpy(target, bytes, 16);
    memcpy(target + count - 16, bytes + count - 16, 16);
  } else if (count >= 8) {
    memcpy(target, bytes, 8);
    memcpy(target + count - 8, bytes + count - 8, 8);
  } else {
    for (size_t index = 0; index < count; index++) target[index] = bytes[index];
  }
}

// Writes where the bits of `word` stand, four at a time and without a look at each: what is written too much, the next
// word writes over.
static inline uint16_t *write_offsets(uint16_t *offsets, uint64_t word, size_t base) {
  unsigned count = (unsigned)__builtin_popcountll(word);
  uint16_t *next = offsets;
  do {
    for (int index = 0; index < 4; index++) {
      next[index] = (uint16_t)(base + (size_t)__builtin_ctzll(word | 1ull << 63));
      word &= word - 1;
    }
    next += 4;
  } while (word != 0);
  return offsets + count;
}

#define DEFINE_MARK(NAME, ATTRIBUTE, WORDS) \
  ATTRIBUTE static trigger_marks NAME( \
    const trigger_tables *tables, const uint8_t *text, size_t count, size_t start, uint16_t *offsets, \
    uint64_t *alphanumerics) { \
    const uint16_t *limit = offsets + (TRIGGER_OFFSET_LIMIT - 72); \
    uint16_t *next = offsets; \
    uint64_t follows_digit = start > 0 && (uint8_t)(text[start - 1] - '0') < 10; \
    size_t index = 0; \
    for (; index < TRIGGER_WORD_LIMIT && start < count && next <= limit; index++, start += 64) { \
      const uint8_t *block = text + start; \
      uint8_t padded[72]; \
      if (start == 0 || count - start <= 64) { \
        /* The edges of the text: zeros stand for what lies outside it. */ \
        memset(padded, 0, sizeof padded); \
        if (start > 0) padded[0] = text[start - 1]; \
        copy_block(padded + 1, text + start, count - start < 65 ? count - start : 65); \
        block = padded + 1; \
      } \
      block_words found = WORDS(tables, block); \
      alphanumerics[index] = found.digits | found.letters; \
      next = write_offsets(next, found.marked & ~(found.digits & (found.digits << 1 | follows_digit)), 64 * index); \
      follows_digit = found.digits >> 63; \
    } \
    return (trigger_marks){(uint32_t)index, (uint32_t)(next - offsets)}; \
  }

DEFINE_MARK(mark_bytewise, , words_bytewise)

#if MAY_HAVE_16
DEFINE_WORDS(words_by_16, WITH_16, vector_16, 16, LOAD_16, SHUFFLE_16, BITS_16)
DEFINE_MARK(mark_by_16, WITH_16, words_by_16)
#else
#define mark_by_16 mark_bytewise
#endif

#if MAY_HAVE_32
DEFINE_WORDS(words_by_32, WITH_32, vector_32, 32, LOAD_32, SHUFFLE_32, BITS_32)
DEFINE_MARK(mark_by_32, WITH_32, words_by_32)
#else
#define mark_by_32 mark_bytewise
#endif

int trigger_filter_has(trigger_variant variant) {
  switch (variant) {
    case TRIGGER_BY_16: return HAS_BY_16 != 0;
    case TRIGGER_BY_32: return HAS_BY_32 != 0;
    default: return 1;
  }
}

trigger_variant trigger_filter_best(void) {
  return HAS_BY_32 ? TRIGGER_BY_32 : HAS_BY_16 ? TRIGGER_BY_16 : TRIGGER_BYTEWISE;
}

trigger_marks trigger_filter_mark(
  const trigger_tables *tables, const uint8_t *text, size_t count, size_t start, uint16_t *offsets,
  uint64_t *alphanumerics, trigger_variant variant) {
  switch (variant) {
    case TRIGGER_BY_32: return mark_by_32(tables, text, count, start, offsets, alphanumerics);
    case TRIGGER_BY_16: return mark_by_16(tables, text, count, start, offsets, alphanumerics);
    default: return mark_bytewise(tables, text, count, start, offsets, alphanumerics);
  }
}
