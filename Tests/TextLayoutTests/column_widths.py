"""Prints how many columns the package wcwidth gives to every scalar, and to the emoji sequences it knows.

    python3 column_widths.py SEQUENCES

SEQUENCES is emoji-zwj-sequences.txt of the Unicode emoji data. One answer a line, code points in hexadecimal: a run of
scalars as `first-last narrow wide`, where `wide` holds for ambiguous scalars of two columns; a sequence as its code points
with spaces between them, `=` and its columns. Controls, which the package refuses to measure, take no column.
"""

import re
import sys

import wcwidth
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE


def columns(code_point):
    character = chr(code_point)
    narrow = wcwidth.wcwidth(character, "auto", 1)
    return max(0, narrow), max(0, wcwidth.wcwidth(character, "auto", 2))


def print_scalars():
    first, current = 0, columns(0)
    for code_point in range(1, 0x110001):
        following = None
        if code_point < 0x110000:
            following = current if 0xD800 <= code_point <= 0xDFFF else columns(code_point)
        if following != current:
            print(f"{first:X}-{code_point - 1:X} {current[0]} {current[1]}")
            first, current = code_point, following


def sequences(path):
    for ranges in VS16_NARROW_TO_WIDE.values():
        for first, last in ranges:
            yield from ([base, 0xFE0F] for base in range(first, last + 1))
    for line in open(path, encoding="utf-8"):
        found = re.match(r"[0-9A-F]+( [0-9A-F]+)+", line)
        if found:
            yield [int(word, 16) for word in found[0].split()]


print("wcwidth", wcwidth.__version__)
print_scalars()
for sequence in sequences(sys.argv[1]):
    width = wcwidth.wcswidth("".join(map(chr, sequence)))
    print(" ".join(f"{code_point:X}" for code_point in sequence), "=", width)
