#include "trigger_filter.h"

#include <string.h>

#include "vectors.h"

byte_set byte_set_of(const uint8_t *bytes, size_t count) {
  byte_set set = {{0}, {0}};
  unsigned class_count = 0;
  for (size_t index = 0; index < count; index++) {
    unsigned low = bytes[index] & 15, high = bytes[index] >> 4;
    if (set.class_of_high[high] == 0) {
      // Further high halves share the last class.
      set.class_of_high[high] = (uint8_t)(1u << (class_count < 7 ? class_count : 7));
      class_count++;
    }
    set.class_of_low[low] |= set.class_of_high[high];
  }
  return set;
}

void byte_set_add(byte_set *set, unsigned class, const uint8_t *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) {
    set->class_of_low[bytes[index] & 15] |= (uint8_t)(1u << class);
    set->class_of_high[bytes[index] >> 4] |= (uint8_t)(1u << class);
  }
}

static unsigned classes_bytewise(const byte_set *set, const uint8_t *text, size_t count) {
  unsigned classes = 0;
  for (size_t offset = 0; offset < count; offset++) {
    classes |= set->class_of_low[text[offset] & 15] & set->class_of_high[text[offset] >> 4];
  }
  return classes;
}

// The same with vectors; the last bytes are looked at together with some before them.
#define DEFINE_CLASSES(NAME, ATTRIBUTE, VECTOR, WIDTH, LOAD_TABLE, SHUFFLE) \
  ATTRIBUTE static unsigned NAME(const byte_set *set, const uint8_t *text, size_t count) { \
    if (count < WIDTH) return classes_bytewise(set, text, count); \
    VECTOR class_of_low = LOAD_TABLE(set->class_of_low), class_of_high = LOAD_TABLE(set->class_of_high); \
    VECTOR classes = {0}; \
    for (size_t start = 0; start < count; start += WIDTH) { \
      VECTOR bytes; \
      memcpy(&bytes, text + (start + WIDTH <= count ? start : count - WIDTH), WIDTH); \
      classes |= SHUFFLE(class_of_low, bytes & 15) & SHUFFLE(class_of_high, bytes >> 4); \
    } \
    uint64_t words[WIDTH / 8], folded = 0; \
    memcpy(words, &classes, WIDTH); \
    for (int index = 0; index < WIDTH / 8; index++) folded |= words[index]; \
    folded |= folded >> 32; \
    folded |= folded >> 16; \
    return (unsigned)((folded | folded >> 8) & 0xFF); \
  }

static inline int is_member(const byte_set *set, uint8_t byte) {
  return (set->class_of_low[byte & 15] & set->class_of_high[byte >> 4]) != 0;
}

static size_t find_bytewise(const byte_set *set, const uint8_t *text, size_t count, size_t start) {
  while (start < count && !is_member(set, text[start])) start++;
  return start;
}

static size_t find_last_bytewise(const byte_set *set, const uint8_t *text, size_t count, size_t start) {
  for (size_t end = count; end > start; end--) {
    if (is_member(set, text[end - 1])) return end - 1;
  }
  return count;
}

// The same with vectors, from the end; what is left before them is looked at byte by byte.
#define DEFINE_FIND_LAST(NAME, ATTRIBUTE, VECTOR, WIDTH, LOAD_TABLE, SHUFFLE, BITS) \
  ATTRIBUTE static size_t NAME(const byte_set *set, const uint8_t *text, size_t count, size_t start) { \
    VECTOR class_of_low = LOAD_TABLE(set->class_of_low), class_of_high = LOAD_TABLE(set->class_of_high); \
    size_t end = count; \
    for (; end - start >= WIDTH; end -= WIDTH) { \
      VECTOR bytes; \
      memcpy(&bytes, text + end - WIDTH, WIDTH); \
      VECTOR class = SHUFFLE(class_of_low, bytes & 15) & SHUFFLE(class_of_high, bytes >> 4); \
      uint32_t found = (uint32_t)BITS((VECTOR)(class != 0)); \
      if (found != 0) return end - WIDTH + 31 - (size_t)__builtin_clz(found); \
    } \
    size_t last = find_last_bytewise(set, text, end, start); \
    return last < end ? last : count; \
  }

// The members among up to 64 bytes, a bit each.
static uint64_t members_bytewise(const byte_set *set, const uint8_t *text, size_t count) {
  uint64_t members = 0;
  for (size_t offset = 0; offset < count; offset++) members |= (uint64_t)is_member(set, text[offset]) << offset;
  return members;
}

// The same of 64 bytes with vectors.
#define DEFINE_MEMBERS(NAME, ATTRIBUTE, VECTOR, WIDTH, LOAD_TABLE, SHUFFLE, BITS) \
  ATTRIBUTE static uint64_t NAME(const byte_set *set, const uint8_t *text) { \
    VECTOR class_of_low = LOAD_TABLE(set->class_of_low), class_of_high = LOAD_TABLE(set->class_of_high); \
    uint64_t members = 0; \
    for (int offset = 0; offset < 64; offset += WIDTH) { \
      VECTOR bytes; \
      memcpy(&bytes, text + offset, WIDTH); \
      VECTOR class = SHUFFLE(class_of_low, bytes & 15) & SHUFFLE(class_of_high, bytes >> 4); \
      members |= (uint64_t)BITS((VECTOR)(class != 0)) << offset; \
    } \
    return members; \
  }

// The same with vectors; the last bytes are looked at together with some before them.
#define DEFINE_FIND(NAME, ATTRIBUTE, VECTOR, WIDTH, LOAD_TABLE, SHUFFLE, BITS) \
  ATTRIBUTE static size_t NAME(const byte_set *set, const uint8_t *text, size_t count, size_t start) { \
    if (count < WIDTH) return find_bytewise(set, text, count, start); \
    VECTOR class_of_low = LOAD_TABLE(set->class_of_low), class_of_high = LOAD_TABLE(set->class_of_high); \
    while (start < count) { \
      size_t block = start + WIDTH <= count ? start : count - WIDTH; \
      VECTOR bytes; \
      memcpy(&bytes, text + block, WIDTH); \
      VECTOR class = SHUFFLE(class_of_low, bytes & 15) & SHUFFLE(class_of_high, bytes >> 4); \
      uint64_t found = (uint64_t)BITS((VECTOR)(class != 0)) >> (start - block); \
      if (found != 0) return start + (size_t)__builtin_ctzll(found); \
      start = block + WIDTH; \
    } \
    return count; \
  }

#if MAY_HAVE_16
DEFINE_FIND(find_by_16, WITH_16, vector_16, 16, LOAD_16, SHUFFLE_16, BITS_16)
DEFINE_MEMBERS(members_by_16, WITH_16, vector_16, 16, LOAD_16, SHUFFLE_16, BITS_16)
DEFINE_FIND_LAST(find_last_by_16, WITH_16, vector_16, 16, LOAD_16, SHUFFLE_16, BITS_16)
DEFINE_CLASSES(classes_by_16, WITH_16, vector_16, 16, LOAD_16, SHUFFLE_16)
#else
#define find_by_16 find_bytewise
#define find_last_by_16 find_last_bytewise
#define classes_by_16 classes_bytewise
#endif

#if MAY_HAVE_32
DEFINE_FIND(find_by_32_at_least, WITH_32, vector_32, 32, LOAD_32, SHUFFLE_32, BITS_32)
static size_t find_by_32(const byte_set *set, const uint8_t *text, size_t count, size_t start) {
  return count < 32 ? find_by_16(set, text, count, start) : find_by_32_at_least(set, text, count, start);
}
DEFINE_MEMBERS(members_by_32, WITH_32, vector_32, 32, LOAD_32, SHUFFLE_32, BITS_32)
DEFINE_FIND_LAST(find_last_by_32, WITH_32, vector_32, 32, LOAD_32, SHUFFLE_32, BITS_32)
DEFINE_CLASSES(classes_by_32_at_least, WITH_32, vector_32, 32, LOAD_32, SHUFFLE_32)
static unsigned classes_by_32(const byte_set *set, const uint8_t *text, size_t count) {
  return count < 32 ? classes_by_16(set, text, count) : classes_by_32_at_least(set, text, count);
}
#else
#define find_by_32 find_bytewise
#define find_last_by_32 find_last_bytewise
#define classes_by_32 classes_bytewise
#endif

size_t byte_set_find(const byte_set *set, const uint8_t *text, size_t count, size_t start, trigger_variant variant) {
  switch (variant) {
    case TRIGGER_BY_32: return find_by_32(set, text, count, start);
    case TRIGGER_BY_16: return find_by_16(set, text, count, start);
    default: return find_bytewise(set, text, count, start);
  }
}

unsigned byte_set_classes(const byte_set *set, const uint8_t *text, size_t count, trigger_variant variant) {
  switch (variant) {
    case TRIGGER_BY_32: return classes_by_32(set, text, count);
    case TRIGGER_BY_16: return classes_by_16(set, text, count);
    default: return classes_bytewise(set, text, count);
  }
}

size_t byte_set_find_last(
  const byte_set *set, const uint8_t *text, size_t count, size_t start, trigger_variant variant) {
  switch (variant) {
    case TRIGGER_BY_32: return find_last_by_32(set, text, count, start);
    case TRIGGER_BY_16: return find_last_by_16(set, text, count, start);
    default: return find_last_bytewise(set, text, count, start);
  }
}

static uint64_t members_of_64(const byte_set *set, const uint8_t *text, trigger_variant variant) {
  switch (variant) {
#if MAY_HAVE_32
    case TRIGGER_BY_32: return members_by_32(set, text);
#endif
#if MAY_HAVE_16
    case TRIGGER_BY_16: return members_by_16(set, text);
#endif
    default: return members_bytewise(set, text, 64);
  }
}

size_t byte_set_find_run(
  const byte_set *set, const uint8_t *text, size_t count, size_t start, unsigned minimum, trigger_variant variant) {
  // How many members end directly before the block.
  size_t before = 0;
  for (size_t block = start; block < count; block += 64) {
    uint64_t members = count - block >= 64 ? members_of_64(set, text + block, variant)
                                           : members_bytewise(set, text + block, count - block);
    size_t leading = ~members == 0 ? 64 : (size_t)__builtin_ctzll(~members);
    if (before + leading >= minimum) return block - before;
    // A bit stays where as many members follow as are wanted.
    uint64_t runs = members;
    for (unsigned length = 1; length < minimum && runs != 0;) {
      unsigned step = length < minimum - length ? length : minimum - length;
      runs &= runs >> step;
      length += step;
    }
    if (runs != 0) return block + (size_t)__builtin_ctzll(runs);
    before = ~members == 0 ? before + 64 : (size_t)__builtin_clzll(~members);
  }
  return count;
}
