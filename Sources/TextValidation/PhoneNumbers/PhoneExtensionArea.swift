import TextModel

/// The extension behind the digits of a candidate (dialects.md, PH-3), with any number of blanks in it.
struct PhoneExtensionArea {
  /// Where the extension ends.
  let utf8End: Int
  /// How many digits it has.
  let digitCount: Int

  /// How much of an extension is no blank, comma or hyphen, at most: a label, a sign, 20 digits and `#`.
  private static let greatestLabelCount = 40
  /// In how many places blanks may stand: before a label, and behind it.
  private static let greatestRowCount = 2

  /// Reads the extension that starts at `start`; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in what is passed; what is kept of it is bounded.
  init?(from start: Int, in utf8: Span<UInt8>) {
    let label = Self.blanksEnd(from: start, in: utf8)
    guard label < utf8.count else { return nil }
    let first = utf8.scalar(at: label).value
    let mayBeAmerican = label > start && PhoneScalar.digit(first) < 10
    guard mayBeAmerican || PhoneExtension.mayStartLabel(first) else { return nil }
    var scalars: [PhoneScalar] = []
    var offset = start
    var (rowStart, rowCount, labelCount): (Int?, Int, Int) = (nil, 0, 0)
    while offset < utf8.count, labelCount < Self.greatestLabelCount {
      let step = utf8.scalar(at: offset)
      if Self.isBlank(step.value) {
        if rowStart == nil { rowCount += 1 }
        if rowCount > Self.greatestRowCount { break }
        let start = rowStart ?? scalars.count
        rowStart = start
        // Which blanks there are in a row tells what it is, not how many of them.
        if !scalars[start...].contains(where: { $0.value == step.value }) {
          scalars.append(PhoneScalar(step.value, at: offset))
        }
      } else {
        (rowStart, labelCount) = (nil, labelCount + 1)
        scalars.append(PhoneScalar(step.value, at: offset))
      }
      offset += step.utf8Count
    }
    guard let found = PhoneExtension.read(at: 0, in: scalars.span, isWhole: false) else { return nil }
    digitCount = found.digits.count
    utf8End = found.end < scalars.count ? scalars[found.end].utf8Offset : offset
  }

  private static func isBlank(_ value: UInt32) -> Bool { PhoneScalar.isGap(value) || value == 0x2D }

  private static func blanksEnd(from start: Int, in utf8: Span<UInt8>) -> Int {
    var end = start
    while end < utf8.count {
      let step = utf8.scalar(at: end)
      guard isBlank(step.value) else { break }
      end += step.utf8Count
    }
    return end
  }
}
