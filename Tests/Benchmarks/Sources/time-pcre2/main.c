// time-pcre2 FILE ROUNDS PATTERNS: how long PCRE2's just-in-time code takes for the text of a file that is in memory, with a
// pass of its own for each line of the file PATTERNS.
//
// Prints a line a round: the name, CPU seconds, MB/s and how many matches were found, separated by tabs. Texts and patterns
// are bytes, not UTF-8: that is the faster way, and the patterns ask for no more.
#define PCRE2_CODE_UNIT_WIDTH 8

#include <pcre2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Measuring.h"

enum { maximum_pattern_count = 32 };

struct bytes {
  char *start;
  size_t count;
};

struct pass {
  pcre2_code *code;
  pcre2_match_data *data;
};

static void fail(const char *what, const char *name) {
  fprintf(stderr, "time-pcre2: %s %s\n", what, name);
  exit(2);
}

static struct bytes contents_of(const char *path) {
  struct bytes bytes = {NULL, 0};
  FILE *file = fopen(path, "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) fail("cannot read", path);
  long end = ftell(file);
  if (end < 0) fail("cannot read", path);
  rewind(file);
  bytes.start = malloc((size_t)end + 1);
  if (bytes.start == NULL) fail("no memory for", path);
  bytes.count = fread(bytes.start, 1, (size_t)end, file);
  bytes.start[bytes.count] = '\0';
  fclose(file);
  return bytes;
}

static struct pass compiled(const char *pattern) {
  int error;
  PCRE2_SIZE offset;
  struct pass pass;
  pass.code = pcre2_compile((PCRE2_SPTR)pattern, PCRE2_ZERO_TERMINATED, 0, &error, &offset, NULL);
  if (pass.code == NULL) fail("not a pattern:", pattern);
  if (pcre2_jit_compile(pass.code, PCRE2_JIT_COMPLETE) != 0) fail("no just-in-time code for", pattern);
  pass.data = pcre2_match_data_create_from_pattern(pass.code, NULL);
  if (pass.data == NULL) fail("no memory for", pattern);
  return pass;
}

// How many matches there are, one after the other. No pattern here matches nothing.
static size_t count_of(struct pass pass, struct bytes text) {
  size_t count = 0;
  PCRE2_SIZE offset = 0;
  while (pcre2_jit_match(pass.code, (PCRE2_SPTR)text.start, text.count, offset, 0, pass.data, NULL) > 0) {
    PCRE2_SIZE end = pcre2_get_ovector_pointer(pass.data)[1];
    offset = end > offset ? end : offset + 1;
    count += 1;
  }
  return count;
}

int main(int argument_count, char **arguments) {
  if (argument_count != 4) fail("usage: time-pcre2", "FILE ROUNDS PATTERNS");
  struct bytes text = contents_of(arguments[1]);
  struct bytes patterns = contents_of(arguments[3]);
  struct pass passes[maximum_pattern_count];
  size_t pass_count = 0;
  for (char *line = strtok(patterns.start, "\n"); line != NULL; line = strtok(NULL, "\n")) {
    if (pass_count == maximum_pattern_count) fail("too many patterns in", arguments[3]);
    passes[pass_count++] = compiled(line);
  }
  for (long rounds = strtol(arguments[2], NULL, 10); rounds > 0; rounds--) {
    size_t count = 0;
    double start = measuring_cpu_seconds();
    for (size_t index = 0; index < pass_count; index++) count += count_of(passes[index], text);
    double seconds = measuring_cpu_seconds() - start;
    printf("pcre2 passes\t%.6f\t%.1f\t%zu\n", seconds, (double)text.count / 1e6 / seconds, count);
  }
  for (size_t index = 0; index < pass_count; index++) {
    pcre2_match_data_free(passes[index].data);
    pcre2_code_free(passes[index].code);
  }
  free(patterns.start);
  free(text.start);
  return 0;
}
