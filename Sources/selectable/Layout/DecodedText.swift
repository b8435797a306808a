import SelectableText

/// A text as layout takes it, and where its parts stand in the bytes that it was read from.
///
/// Layout takes a string, in which each maximal ill-formed subpart of the bytes is U+FFFD. What is told of it counts the
/// bytes as they were.
struct DecodedText {
  /// Bytes that are not UTF-8, and where U+FFFD stands in their place.
  private struct Fault {
    let sourceRange: Range<Int>
    let utf8Range: Range<Int>
  }

  /// The text.
  let text: String
  private var faults: [Fault] = []

  /// Decodes bytes.
  ///
  /// - Complexity: O(*n*) in the count of `source`.
  init(_ source: Span<UInt8>) {
    text = String(copying: source)
    if (try? UTF8Span(validating: source)) != nil { return }
    var (offset, growth) = (0, 0)
    while offset < source.count {
      let step = source.scalar(at: offset)
      let end = offset + step.utf8Count
      if step.value == ScalarStep.illFormed {
        let start = offset + growth
        growth += DecodedText.replacementUTF8Count - step.utf8Count
        faults.append(Fault(sourceRange: offset..<end, utf8Range: start..<end + growth))
      }
      offset = end
    }
  }

  private static let replacementUTF8Count = 3

  /// Where in the bytes a part of the text stands.
  ///
  /// - Parameter utf8Range: UTF-8 offsets into ``text``, on scalar boundaries.
  /// - Returns: Offsets into the bytes.
  /// - Complexity: O(log *k*) in the count of ill-formed subparts.
  func sourceRange(of utf8Range: Range<Int>) -> Range<Int> {
    if faults.isEmpty { return utf8Range }
    return mapped(
      utf8Range.lowerBound, from: \.utf8Range, to: \.sourceRange)..<mapped(
        utf8Range.upperBound, from: \.utf8Range, to: \.sourceRange)
  }

  /// Where in the text a part of the bytes stands.
  ///
  /// - Parameter sourceRange: Offsets into the bytes, on boundaries of scalars and ill-formed subparts.
  /// - Returns: UTF-8 offsets into ``text``.
  /// - Complexity: O(log *k*) in the count of ill-formed subparts.
  func utf8Range(of sourceRange: Range<Int>) -> Range<Int> {
    if faults.isEmpty { return sourceRange }
    return mapped(
      sourceRange.lowerBound, from: \.sourceRange, to: \.utf8Range)..<mapped(
        sourceRange.upperBound, from: \.sourceRange, to: \.utf8Range)
  }

  private func mapped(_ offset: Int, from: KeyPath<Fault, Range<Int>>, to: KeyPath<Fault, Range<Int>>) -> Int {
    // How many faults begin before the offset.
    var (low, high) = (0, faults.count)
    while low < high {
      let middle = (low + high) / 2
      if faults[middle][keyPath: from].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    let fault = faults[low - 1]
    let distance = max(0, offset - fault[keyPath: from].upperBound)
    return fault[keyPath: to].upperBound + distance
  }
}
