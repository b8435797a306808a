import TextModel

extension Detector {
  /// The placeholder whose first `{` stands at `start`, no `{` before it (detection.md, section 13).
  ///
  /// - Complexity: O(1); reads at most 128 scalars of text between the braces.
  package func handlebars(from start: Int, in utf8: Span<UInt8>) -> Verdict {
    var contentStart = start
    while utf8.byte(at: contentStart) == UInt8(ascii: "{"), contentStart - start < 4 { contentStart += 1 }
    let braceCount = contentStart - start
    guard braceCount == 2 || braceCount == 3, let contentEnd = placeholderEnd(from: contentStart, in: utf8) else {
      return .refused(.bracesUnbalanced, start..<contentStart)
    }
    var closeCount = 0
    while closeCount < braceCount, utf8.byte(at: contentEnd + closeCount) == UInt8(ascii: "}") { closeCount += 1 }
    guard closeCount == braceCount else { return .refused(.bracesUnbalanced, start..<contentEnd + closeCount) }
    if braceCount == 2 { return .match(start..<contentEnd + 2) }
    switch options.tripleBraces {
    case .whole: return .match(start..<contentEnd + 3)
    case .inner: return .match(start + 1..<contentEnd + 2)
    case .ignore: return .refused(.bracesUnbalanced, start..<contentEnd + 3)
    }
  }

  /// Where the text between braces ends, if there is enough of it and not too much (K1).
  private func placeholderEnd(from start: Int, in utf8: Span<UInt8>) -> Int? {
    var offset = start
    var scalarCount = 0
    var isBlank = true
    while offset < utf8.count {
      if scalarCount < 128, bytes[utf8[offset]].has(.word) {
        isBlank = false
        scalarCount += 1
        offset += 1
        continue
      }
      let step = utf8.scalar(at: offset)
      if step.value == ascii("}") { return isBlank ? nil : offset }
      if step.value == ascii("{") || isLineBreak(step.value) { return nil }
      scalarCount += 1
      guard scalarCount <= 128 else { return nil }
      isBlank = isBlank && flags(of: step.value).contains(.blank)
      offset += step.utf8Count
    }
    return nil
  }

  /// LF, VT, FF, CR, U+0085, U+2028 or U+2029.
  func isLineBreak(_ value: UInt32) -> Bool {
    (0xA...0xD).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
