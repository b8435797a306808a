import TextLayout

/// Moves the caret of a field, by what is written there and by the lines that it is laid out in (composer.md, Y5-Y7).
struct CaretMover {
  private let text: String
  private let lines: () -> CaretLines

  /// A mover for a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - measurer: What it was laid out with.
  ///   - layout: Lays out all of it; asked only by movements that need to know lines, and then once.
  init(_ text: String, measurer: any TextMeasurer, layout: @escaping () -> TextLayout) {
    self.init(text) { CaretLines(layout(), measurer: measurer) }
  }

  private init(_ text: String, lines: @escaping () -> CaretLines) { (self.text, self.lines) = (text, lines) }

  /// Where a caret or selection is after a movement.
  ///
  /// A selection that is not extended becomes a caret: a cluster backward or forward brings it to where the selection begins
  /// or ends, and other movements go on from there.
  ///
  /// - Parameters:
  ///   - caretRange: The caret or selection, on boundaries of grapheme clusters of the text.
  ///   - movement: Where it goes.
  ///   - isExtending: Whether only the head moves.
  ///   - goalX: What the movement before gave; `nil` after an edit or a layout.
  /// - Returns: The caret or selection, and the place in a line, in the measurer's unit from the left edge of the text, that
  ///   the next movement up or down aims at; `nil` there for movements of other kinds. `nil` instead of both if there is no
  ///   line above or below.
  /// - Complexity: O(*n*) in the UTF-8 count of what is passed over; with lines, as laying out the text and
  ///   O(*m* log *m*) in the UTF-8 count of a line.
  func moved(
    _ caretRange: CaretRange, by movement: CaretMovement, isExtending: Bool = false, goalX: Double? = nil
  ) -> (caretRange: CaretRange, goalX: Double?)? {
    let head = caretRange.headUTF8Offset
    if movement.dependsOnDirection {
      let lines = lines()
      let movement = movement.inDirection(isRightToLeft: lines.isRightToLeft(atUTF8Offset: head))
      return CaretMover(text) { lines }.moved(caretRange, by: movement, isExtending: isExtending)
    }
    func range(_ utf8Offset: Int) -> CaretRange {
      CaretRange(anchorUTF8Offset: isExtending ? caretRange.anchorUTF8Offset : utf8Offset, headUTF8Offset: utf8Offset)
    }
    let selected = caretRange.utf8Range
    let start = isExtending ? head : movement.isBackward ? selected.lowerBound : selected.upperBound
    switch movement {
    case .up, .down:
      return verticalMove(from: start, by: movement == .up ? -1 : 1, goalX: goalX).map {
        (range($0.utf8Offset), $0.goalX)
      }
    case .clusterBackward, .clusterForward:
      guard isExtending || caretRange.isCollapsed else { return (range(start), nil) }
      return (range(clusterEdge(from: start, isBackward: movement.isBackward)), nil)
    default:
      return (range(target(of: movement, from: start)), nil)
    }
  }

  private func clusterEdge(from start: Int, isBackward: Bool) -> Int {
    isBackward
      ? text.clusterUTF8Range(beforeUTF8Offset: start)?.lowerBound ?? start
      : text.clusterUTF8Range(behindUTF8Offset: start)?.upperBound ?? start
  }

  private func target(of movement: CaretMovement, from start: Int) -> Int {
    switch movement {
    case .wordBackward: text.wordStart(beforeUTF8Offset: start)
    case .wordForward: text.wordEnd(behindUTF8Offset: start)
    case .lineStart: lines().edges(ofLineAtUTF8Offset: start).start
    case .lineEnd: lines().edges(ofLineAtUTF8Offset: start).end
    case .textStart: 0
    case .textEnd: text.utf8.count
    default: start
    }
  }

  private func verticalMove(
    from start: Int, by lineCount: Int, goalX: Double?
  ) -> (utf8Offset: Int, goalX: Double)? {
    guard !text.isEmpty else { return nil }
    let lines = lines()
    let lineIndex = lines.lineIndex(ofUTF8Offset: start)
    guard lines.indices.contains(lineIndex + lineCount) else { return nil }
    let goalX = goalX ?? lines.x(ofUTF8Offset: start, onLineAt: lineIndex)
    return (lines.utf8Offset(nearX: goalX, onLineAt: lineIndex + lineCount), goalX)
  }
}
