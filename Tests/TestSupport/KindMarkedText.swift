/// A text with expected selections of many kinds drawn inside it: `⟦mention:@ana⟧ said ⟦quotation:"⟦hashtag:#yes⟧"⟧`.
///
/// Marks may nest and are not part of the text. `␀` (U+2400) stands for NUL, so that a drawing can be read.
public struct KindMarkedText: Sendable, CustomStringConvertible {
  /// One expected selection: a kind and where it stands.
  public struct Selection: Sendable, Hashable {
    /// The kind's name.
    public let kind: String
    /// Half-open UTF-8 offsets into ``KindMarkedText/text``.
    public let utf8Range: Range<Int>

    /// Makes a selection of that kind and range.
    public init(kind: String, utf8Range: Range<Int>) {
      (self.kind, self.utf8Range) = (kind, utf8Range)
    }
  }

  /// A mistake in a drawing, with the UTF-8 offset in it of the mark concerned.
  public enum Mistake: Error, Equatable {
    /// `⟦` without a kind of small ASCII letters and a colon.
    case noKind(utf8Offset: Int)
    /// `⟦` without `⟧`.
    case notClosed(utf8Offset: Int)
    /// `⟧` without `⟦`.
    case notOpened(utf8Offset: Int)
    /// A selection of nothing.
    case empty(utf8Offset: Int)
  }

  /// The text without its marks.
  public let text: String
  /// The selections in order of their opening marks: an outer one comes before what it contains.
  public let selections: [Selection]
  /// The text as it was drawn, marks included.
  public let description: String

  /// Reads the drawing `marked`.
  public init(_ marked: String) throws(Mistake) {
    var text = ""
    var open: [(selectionIndex: Int, markedOffset: Int)] = []
    var selections: [Selection] = []
    var markedOffset = 0
    var rest = Substring(marked).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "⟦":
        let kind = rest.prefix { ("a"..."z").contains($0) }
        guard !kind.isEmpty, rest.dropFirst(kind.count).first == ":" else {
          throw .noKind(utf8Offset: markedOffset)
        }
        open.append((selections.count, markedOffset))
        let utf8Offset = text.utf8.count
        selections.append(Selection(kind: String(kind), utf8Range: utf8Offset..<utf8Offset))
        rest.removeFirst(kind.count + 1)
        markedOffset += kind.count + 1
      case "⟧":
        guard let (index, _) = open.popLast() else { throw .notOpened(utf8Offset: markedOffset) }
        let started = selections[index]
        guard started.utf8Range.lowerBound < text.utf8.count else { throw .empty(utf8Offset: markedOffset) }
        selections[index] = Selection(
          kind: started.kind, utf8Range: started.utf8Range.lowerBound..<text.utf8.count)
      case "␀": text.unicodeScalars.append("\0")
      default: text.unicodeScalars.append(scalar)
      }
      markedOffset += scalar.utf8.count
    }
    if let (_, offset) = open.last { throw .notClosed(utf8Offset: offset) }
    (self.text, self.selections, description) = (text, selections, marked)
  }

  /// Draws `selections` into `text`: what a failed test shows beside the expectation.
  ///
  /// Ranges that partly overlap are drawn where they are, though such a drawing cannot be read back.
  ///
  /// - Precondition: The ranges lie in `text`. A range off scalar boundaries is shown with U+FFFD.
  public static func draw(_ selections: [Selection], in text: String) -> String {
    let utf8 = Array(text.utf8)
    var marks: [(utf8Offset: Int, opens: Int, mark: String)] = []
    for selection in selections {
      marks.append((selection.utf8Range.lowerBound, 1, "⟦\(selection.kind):"))
      marks.append((selection.utf8Range.upperBound, 0, "⟧"))
    }
    let inOrder = marks.enumerated().sorted {
      ($0.element.utf8Offset, $0.element.opens, $0.offset) < ($1.element.utf8Offset, $1.element.opens, $1.offset)
    }
    var result = ""
    var taken = 0
    for (_, mark) in inOrder {
      result += String(decoding: utf8[taken..<mark.utf8Offset], as: UTF8.self) + mark.mark
      taken = mark.utf8Offset
    }
    result += String(decoding: utf8[taken...], as: UTF8.self)
    var shown = ""
    for scalar in result.unicodeScalars { shown.unicodeScalars.append(scalar == "\0" ? "␀" : scalar) }
    return shown
  }
}
