/// A text with the expected ranges drawn inside it: `see ⟦http://a.example⟧.`
///
/// Marks may nest. They are not part of the text.
public struct MarkedText: Sendable, CustomStringConvertible {
  /// The text without its marks.
  public let text: String
  /// Half-open UTF-8 offsets into ``text``, in order of their opening marks.
  public let utf8Ranges: [Range<Int>]
  /// The text as it was written, marks included.
  public let description: String

  /// Reads `marked`; a mark without a partner is a mistake of the test's author and gives no range.
  public init(_ marked: String) {
    var text = ""
    var openRangeIndices: [Int] = []
    var ranges: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦":
        openRangeIndices.append(ranges.count)
        ranges.append(text.utf8.count..<text.utf8.count)
      case "⟧":
        guard let index = openRangeIndices.popLast() else { continue }
        ranges[index] = ranges[index].lowerBound..<text.utf8.count
      default: text.unicodeScalars.append(scalar)
      }
    }
    (self.text, utf8Ranges, description) = (text, ranges, marked)
  }

  /// Draws `utf8Ranges` into `text`: what a failed test shows beside the expectation.
  public static func draw(_ utf8Ranges: [Range<Int>], in text: String) -> String {
    let utf8 = Array(text.utf8)
    var marks: [(utf8Offset: Int, order: Int, mark: String)] = []
    for range in utf8Ranges {
      marks.append((range.lowerBound, 1, "⟦"))
      marks.append((range.upperBound, 0, "⟧"))
    }
    marks.sort { ($0.utf8Offset, $0.order) < ($1.utf8Offset, $1.order) }
    var result = ""
    var taken = 0
    for mark in marks {
      result += String(decoding: utf8[taken..<mark.utf8Offset], as: UTF8.self) + mark.mark
      taken = mark.utf8Offset
    }
    return result + String(decoding: utf8[taken...], as: UTF8.self)
  }
}
