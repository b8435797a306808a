#ifndef TRIGGER_FILTER_H
#define TRIGGER_FILTER_H

#include <stddef.h>
#include <stdint.h>

/// Which bytes of a text a walk must look at.
///
/// A byte is marked if it may trigger a rule: for what it is, and for the byte that follows it. The filter knows nothing
/// else of the rules; what it marks too much costs time, what it missed would be lost. In passing it tells letters and
/// digits from the rest, so that the runs of them need no second look.
typedef struct {
  /// The classes of a byte by its low and its high half: it has those that both halves have.
  uint8_t class_of_low[16], class_of_high[16];
  /// The classes whose bytes are marked before a byte, by the halves of that byte.
  uint8_t before_low[16], before_high[16];
  /// A small letter that is marked in both cases wherever it stands; 0: none.
  uint8_t letter;
} trigger_tables;

/// What an option of the rules asks of the filter beyond the usual.
enum {
  /// Mark `@`, `#`, `$` and `.` whatever follows.
  TRIGGER_EVERY_SIGN = 1,
  /// Mark `:` whatever follows.
  TRIGGER_EVERY_COLON = 2,
  /// Mark the first digit of a run whatever follows.
  TRIGGER_EVERY_NUMBER = 4,
  /// Mark `+`, `(` and `{` whatever follows.
  TRIGGER_EVERY_BRACKET = 8,
  /// Mark every `l`.
  TRIGGER_LETTER_L = 16
};

/// How the bytes are looked at. All give the same words.
typedef enum {
  /// One byte after the other.
  TRIGGER_BYTEWISE,
  /// 16 bytes at a time: SSSE3 or NEON.
  TRIGGER_BY_16,
  /// 32 bytes at a time: AVX2.
  TRIGGER_BY_32
} trigger_variant;

/// Whether the processor can do `variant`.
int trigger_filter_has(trigger_variant variant);

/// The fastest variant that the processor can do.
trigger_variant trigger_filter_best(void);

/// The tables for a set of options.
trigger_tables trigger_filter_tables(unsigned options);

enum {
  /// How many words there must be room for, and how many offsets.
  TRIGGER_WORD_LIMIT = 32,
  TRIGGER_OFFSET_LIMIT = 512
};

/// How many words were looked at, and how many offsets were found in them.
typedef struct {
  uint32_t word_count, offset_count;
} trigger_marks;

/// Looks at `text[start ..< count]`, 64 bytes a word, as far as there is room for what is found.
///
/// Reads the byte before `start`, if there is one, and no byte outside the text.
///
/// - Parameters:
///   - offsets: Where the bytes that may trigger a rule stand behind `start`, ascending.
///   - alphanumerics: The letters and digits of ASCII: bit `b` of word `w` is the byte at `start + 64 * w + b`. Bits beyond
///     the text are 0.
trigger_marks trigger_filter_mark(
  const trigger_tables *tables, const uint8_t *text, size_t count, size_t start, uint16_t *offsets,
  uint64_t *alphanumerics, trigger_variant variant);

/// A set of bytes: the classes of a byte are those that both of its halves have, and a byte that has any is a member.
typedef struct {
  uint8_t class_of_low[16], class_of_high[16];
} byte_set;

/// The set of `count` bytes, and of more where they have over eight different high halves.
byte_set byte_set_of(const uint8_t *bytes, size_t count);

/// Adds `count` bytes to the class of the number `class`, 0 to 7, and what shares both halves with some of them.
void byte_set_add(byte_set *set, unsigned class, const uint8_t *bytes, size_t count);

/// The classes of which a member stands in `text[0 ..< count]`, a bit each.
unsigned byte_set_classes(const byte_set *set, const uint8_t *text, size_t count, trigger_variant variant);

/// The offset of the first member of `set` in `text[start ..< count]`; `count` if there is none.
size_t byte_set_find(const byte_set *set, const uint8_t *text, size_t count, size_t start, trigger_variant variant);

/// The offset of the last member of `set` in `text[start ..< count]`; `count` if there is none.
size_t byte_set_find_last(const byte_set *set, const uint8_t *text, size_t count, size_t start, trigger_variant variant);

/// The offset of the first run of `minimum` members of `set` or more in `text[start ..< count]`; `count` if there is none.
///
/// - Parameter minimum: 1 to 64.
size_t byte_set_find_run(
  const byte_set *set, const uint8_t *text, size_t count, size_t start, unsigned minimum, trigger_variant variant);

#endif
