/// Writes numbers as printable ASCII that `CompactNumberReader` in TextModel reads.
///
/// Five bits a byte, lowest first. A number's last byte is `#` + bits, the ones before it are `]` + bits; so neither `"`
/// nor `\` occurs, and small numbers take one byte.
struct CompactNumbers {
  private(set) var text = ""

  mutating func append(_ number: Int) {
    var rest = number
    while rest >= 32 {
      append(scalar: 0x5D + UInt8(rest % 32))
      rest /= 32
    }
    append(scalar: 0x23 + UInt8(rest))
  }

  /// Appends `numbers` as runs: value, then how often it repeats, less one.
  mutating func append(runsOf numbers: [Int]) {
    var start = 0
    while start < numbers.count {
      var end = start + 1
      while end < numbers.count, numbers[end] == numbers[start] { end += 1 }
      append(numbers[start])
      append(end - start - 1)
      start = end
    }
  }

  private mutating func append(scalar: UInt8) { text.unicodeScalars.append(Unicode.Scalar(scalar)) }
}
