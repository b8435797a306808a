import SelectableText

/// What kinds of bytes a sample consists of.
struct ByteCensus {
  /// Zero bytes.
  private(set) var nulCount = 0
  /// Zero bytes in runs of at least four.
  private(set) var longNULRunByteCount = 0
  /// C0 controls but NUL, the blanks and line breaks, backspace and escape.
  private(set) var controlCount = 0
  /// Bytes that are not UTF-8; a scalar cut off by the end of the sample does not count.
  private(set) var illFormedByteCount = 0

  init(_ sample: Span<UInt8>) {
    var utf8Offset = 0
    var nulRunByteCount = 0
    while utf8Offset < sample.count {
      let step = sample.scalar(at: utf8Offset)
      utf8Offset += step.utf8Count
      if step.value == 0 {
        nulCount += 1
        nulRunByteCount += 1
        if nulRunByteCount >= 4 { longNULRunByteCount += nulRunByteCount == 4 ? 4 : 1 }
        continue
      }
      nulRunByteCount = 0
      switch step.value {
      case 0x08...0x0D, 0x1B: break
      case 0x01..<0x20: controlCount += 1
      case ScalarStep.illFormed where utf8Offset < sample.count: illFormedByteCount += step.utf8Count
      default: break
      }
    }
  }
}
