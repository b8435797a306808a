import TextLayout
import TextModel

/// Measures parts of a display text, piece by piece.
struct Ruler {
  /// A part of one token in one span, which is measured as a whole (M2).
  struct Piece {
    let clusters: Range<Int>
    let kind: TextLayout.Fragment.Kind
    let text: String
    let width: Double
  }

  let display: DisplayText
  let measurer: any TextMeasurer
  let tabWidth: Int
  let tabPolicy: TabPolicy

  func fits(_ width: Double, in room: Double) -> Bool { measurer.fits(width, in: room) }

  func width(of text: String, style: TextAttributes) -> Double {
    text.isEmpty ? 0 : measurer.width(ofUTF8: text.utf8.span, style: style)
  }

  /// How wide a part is that begins `x` from the start of its line.
  func width(of range: Range<Int>, from x: Double = 0) -> Double {
    pieces(of: range, from: x).map(\.width).reduce(0, +)
  }

  /// The pieces that are drawn of a part: none of a NUL; of a hard break one blank (X2).
  func pieces(of range: Range<Int>, from x: Double) -> [Piece] {
    var (result, x, start): ([Piece], Double, Int) = ([], x, range.lowerBound)
    while start < range.upperBound {
      let first = display.clusters[start]
      let end =
        (start..<range.upperBound).first { index in
          let cluster = display.clusters[index]
          return cluster.tokenIndex != first.tokenIndex || cluster.style != first.style
            || cluster.selectionIndex != first.selectionIndex
        } ?? range.upperBound
      if let piece = piece(start..<end, at: x) {
        result.append(piece)
        x += piece.width
      }
      start = end
    }
    return result
  }

  private func piece(_ range: Range<Int>, at x: Double) -> Piece? {
    let style = display.clusters[range.lowerBound].style
    let text = display.clusters[range].map(\.text).joined()
    switch display.clusters[range.lowerBound].kind {
    case .terminator: return nil
    case .word: return Piece(clusters: range, kind: .text, text: text, width: width(of: text, style: style))
    case .space: return Piece(clusters: range, kind: .space, text: text, width: width(of: text, style: style))
    case .newLine: return Piece(clusters: range, kind: .space, text: " ", width: width(of: " ", style: style))
    case .tab: return tab(range, at: x, style: style)
    }
  }

  /// T5: as wide as so many blanks, or up to the next multiple of that width.
  private func tab(_ range: Range<Int>, at x: Double, style: TextAttributes) -> Piece {
    let blanks = String(repeating: " ", count: max(0, tabWidth))
    let unit = width(of: blanks, style: style)
    guard tabPolicy == .stops, unit > 0 else {
      return Piece(clusters: range, kind: .space, text: blanks, width: unit)
    }
    let width = ((x / unit).rounded(.down) + 1) * unit - x
    let count = Int((width / (unit / Double(blanks.count))).rounded())
    return Piece(clusters: range, kind: .space, text: String(repeating: " ", count: count), width: width)
  }

  /// The longest part of `label`, in clusters, that fits (X13).
  func cut(_ label: String, to room: Double, style: TextAttributes) -> String {
    var longest = ""
    for end in label.indices.dropFirst() + [label.endIndex] {
      let prefix = String(label[..<end])
      if fits(width(of: prefix, style: style), in: room) { longest = prefix }
    }
    return longest
  }
}
