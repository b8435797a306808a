/// A scalar of a Markdown source, and its place there.
struct PlacedScalar: Sendable {
  let scalar: Unicode.Scalar
  let place: Int
}

/// A line without its end, or what is left of it once the marks of blocks are taken off.
///
/// A tab is written as the spaces that reach to the next multiple of four columns.
struct MarkdownLine: Sendable {
  var scalars: [PlacedScalar]
  /// Where the line's end stands in the source.
  var endPlace: Int

  var text: ScalarText { ScalarText(scalars: scalars.map(\.scalar)) }
  var isBlank: Bool { scalars.allSatisfy { $0.scalar == " " } }
  /// How many spaces the line begins with.
  var indentation: Int { scalars.prefix { $0.scalar == " " }.count }

  /// The line without its first `count` scalars.
  func dropping(_ count: Int) -> MarkdownLine {
    MarkdownLine(scalars: Array(scalars.dropFirst(count)), endPlace: endPlace)
  }

  /// The lines of `source`; LF, CR and CR LF end them.
  static func lines(of source: [Unicode.Scalar]) -> [MarkdownLine] {
    var lines: [MarkdownLine] = []
    var scalars: [PlacedScalar] = []
    for (place, scalar) in source.enumerated() {
      switch scalar {
      case "\n" where place > 0 && source[place - 1] == "\r": continue
      case "\n", "\r":
        lines.append(MarkdownLine(scalars: scalars, endPlace: place))
        scalars = []
      case "\t":
        repeat { scalars.append(PlacedScalar(scalar: " ", place: place)) } while !scalars.count.isMultiple(of: 4)
      default: scalars.append(PlacedScalar(scalar: scalar, place: place))
      }
    }
    return lines + [MarkdownLine(scalars: scalars, endPlace: source.count)]
  }
}

/// A paragraph, heading or table cell without its marks (GF-C1).
struct MarkdownBlock: Sendable {
  private let scalars: [PlacedScalar]
  let text: ScalarText

  /// The block of these lines, or of a part of one.
  init(_ lines: [MarkdownLine]) {
    var scalars: [PlacedScalar] = []
    for line in lines {
      scalars += line.dropping(line.indentation).scalars
      scalars.append(PlacedScalar(scalar: "\n", place: line.endPlace))
    }
    self.init(scalars)
  }

  /// - Parameter scalars: What is in the block, and white space around it.
  init(_ scalars: [PlacedScalar]) {
    func isSpace(_ placed: PlacedScalar) -> Bool { MarkdownBlock.isWhiteSpace(placed.scalar) }
    self.scalars = Array(scalars.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    text = ScalarText(scalars: self.scalars.map(\.scalar))
  }

  /// The block without its first `count` scalars.
  func dropping(_ count: Int) -> MarkdownBlock { MarkdownBlock(Array(scalars.dropFirst(count))) }

  /// The range of the source that `range` of ``text`` stands for.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    scalars[range.lowerBound].place..<scalars[range.upperBound - 1].place + 1
  }

  /// *White space*.
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool { Alphabet.isOne(scalar, of: " \t\n\u{B}\u{C}\r") }
}
