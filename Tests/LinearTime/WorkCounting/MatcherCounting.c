// Takes the place of PCRE2's matchers in the program it is linked into: its code is not compiled with coverage, and what it
// compiles itself least of all. How much of the subject a call reads is found by asking it again, about more and more of it.

#define _GNU_SOURCE
#include "Counts.h"

#include <dlfcn.h>
#include <stddef.h>

// As in pcre2.h, of which this package has no path.
static const uint32_t ANCHORED = 0x80000000, PARTIAL_HARD = 0x20, NO_JIT = 0x2000;
enum { ERROR_NO_MATCH = -1, ERROR_PARTIAL = -2, INFO_ALL_OPTIONS = 0 };

extern int pcre2_pattern_info_8(const void *code, uint32_t what, void *where);

typedef int matcher(
    const void *code, const uint8_t *subject, size_t length, size_t start, uint32_t options, void *data, void *context);

/// The next definition of a function after ours, which is PCRE2's.
UNCOUNTED static matcher *next_definition(const char *name) {
  return (matcher *)dlsym(RTLD_NEXT, name);
}

UNCOUNTED static matcher *interpreting_matcher(void) {
  static _Atomic(matcher *) known;
  if (known == NULL) known = next_definition("pcre2_match_8");
  return known;
}

/// Whether a pattern matches where it is asked or nowhere; else what does not match here may match further on.
UNCOUNTED static bool is_anchored(const void *code, uint32_t options) {
  uint32_t compiled = 0;
  pcre2_pattern_info_8(code, INFO_ALL_OPTIONS, &compiled);
  return ((options | compiled) & ANCHORED) != 0;
}

/// Where the part of the subject ends that decides what a call answers: until there, PCRE2 says it came to the end and
/// might match more.
UNCOUNTED static size_t end_of_reach(
    const void *code, const uint8_t *subject, size_t length, size_t start, uint32_t options, void *data, void *context) {
  matcher *match = interpreting_matcher();
  bool settles_without_match = is_anchored(code, options);
  for (size_t reach = 16; reach < length - start; reach *= 2) {
    size_t end = start + reach;
    while (end > start && (subject[end] & 0xC0) == 0x80) end -= 1;
    int answer = match(code, subject, end, start, options | PARTIAL_HARD | NO_JIT, data, context);
    if (answer != ERROR_PARTIAL && (answer != ERROR_NO_MATCH || settles_without_match)) return start + reach;
  }
  return length;
}

/// Counts a call, unless it comes from a matcher itself: one hands on to the other.
UNCOUNTED static int counted_match(
    matcher *match, const void *code, const uint8_t *subject, size_t length, size_t start, uint32_t options, void *data,
    void *context) {
  static _Thread_local bool is_inside;
  if (is_inside) return match(code, subject, length, start, options, data, context);
  is_inside = true;
  counts.matcher_calls += 1;
  counts.matcher_bytes += end_of_reach(code, subject, length, start, options, data, context) - start;
  int answer = match(code, subject, length, start, options, data, context);
  is_inside = false;
  return answer;
}

UNCOUNTED int pcre2_match_8(
    const void *code, const uint8_t *subject, size_t length, size_t start, uint32_t options, void *data, void *context) {
  return counted_match(interpreting_matcher(), code, subject, length, start, options, data, context);
}

UNCOUNTED int pcre2_jit_match_8(
    const void *code, const uint8_t *subject, size_t length, size_t start, uint32_t options, void *data, void *context) {
  static _Atomic(matcher *) known;
  if (known == NULL) known = next_definition("pcre2_jit_match_8");
  return counted_match(known, code, subject, length, start, options, data, context);
}
