import TextModel

/// A class of scalars of which the parts of a link are runs: some of ASCII, and the url scalars from one on.
struct TelegramRunClass: Sendable {
  /// Host scalars; `«` and `»` come before the first that may stand in a host beyond ASCII.
  static let host = TelegramRunClass(
    ascii: ASCIISet(ASCIISet.alphanumerics + "._~-"), firstBeyondASCII: 0xC0)
  /// User scalars.
  static let user = TelegramRunClass(ascii: ASCIISet(" \n/[]{}()'`<>\"@").inverted, firstBeyondASCII: 0x80)
  /// Path scalars.
  static let path = TelegramRunClass(ascii: ASCIISet(" \n<>\"").inverted, firstBeyondASCII: 0x80)

  private let ascii: ASCIISet
  private let firstBeyondASCII: UInt32

  /// Where the run from `start` on ends.
  ///
  /// - Complexity: O(*n*) in the bytes of the run.
  func end(from start: Int, in utf8: Span<UInt8>) -> Int {
    var offset = start
    while offset < utf8.count {
      let byte = utf8[offset]
      if byte < 0x80 {
        guard ascii.contains(byte) else { break }
        offset += 1
      } else {
        let step = utf8.scalar(at: offset)
        guard containsBeyondASCII(step.value) else { break }
        offset += step.utf8Count
      }
    }
    return offset
  }

  /// Where the run up to `end` starts; no byte before `floor` is read.
  ///
  /// - Complexity: O(*n*) in the bytes of the run.
  func start(endingAt end: Int, notBefore floor: Int, in utf8: Span<UInt8>) -> Int {
    var offset = end
    while offset > floor {
      let byte = utf8[offset - 1]
      if byte < 0x80 {
        guard ascii.contains(byte) else { break }
        offset -= 1
      } else {
        let step = utf8.scalar(endingAt: offset, notBefore: floor)
        guard containsBeyondASCII(step.value) else { break }
        offset -= step.utf8Count
      }
    }
    return offset
  }

  private func containsBeyondASCII(_ value: UInt32) -> Bool {
    switch value {
    case 0xAB, 0xBB, ScalarStep.illFormed: false
    // General Punctuation: joiners and dashes.
    case 0x2000...0x206F: value == 0x200C || value == 0x200D || (0x2010...0x2015).contains(value)
    default: value >= firstBeyondASCII && !TelegramScalars.isSeparator(value)
    }
  }
}
