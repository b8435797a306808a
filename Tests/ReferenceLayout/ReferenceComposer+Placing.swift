import TextLayout
import TextModel

extension ReferenceComposer {
  /// Gives lines their places and ranges in the source.
  func placed(_ result: LineLimiter.Result, button: ButtonLabel?, hasOwnLine: Bool) -> ReferenceLayout {
    var layout = ReferenceLayout()
    layout.silences = result.silences
    if result.lines.contains(where: { !$0.overflowed.isEmpty }), !display.replacements.isEmpty {
      layout.silences.insert(.replacementBeginsInCutWord)
    }
    let sourceMap = SourceMap(
      display: display, shown: result.lines.flatMap { [$0.covers, $0.coversAfter ?? 0..<0] })
    // N7.
    let styles = display.clusters.map(\.style) + (display.count == 0 ? [display.baseStyle] : [])
    layout.lineHeight = (styles.map { ruler.measurer.lineHeight(style: $0) }.max() ?? 0).rounded(.up)
    let step = lineStep(height: layout.lineHeight)
    var owned: Set<Int> = []
    for (index, draft) in result.lines.enumerated() {
      let isLast = index == result.lines.count - 1
      let buttonWidth = isLast ? button?.width ?? 0 : 0
      let (fragments, lineWidth) = drawn(draft)
      var line = ReferenceLayout.Line()
      (line.y, line.width, line.isRightToLeft) = (Double(index) * step, lineWidth, isRightToLeft(at: draft.start))
      line.utf8Range = sourceMap.range(of: draft.covers)
      line.utf8RangeAfterEllipsis = draft.coversAfter.map(sourceMap.range).flatMap { $0.isEmpty ? nil : $0 }
      let shift = self.shift(of: lineWidth + buttonWidth, isRightToLeft: line.isRightToLeft)
      // A5, G14: the button is behind the text.
      line.x = hasOwnLine && isLast ? 0 : shift + (line.isRightToLeft ? buttonWidth : 0)
      line.fragments = placed(fragments, from: line.x, sourceMap: sourceMap, owned: &owned)
      line.text = line.fragments.map(\.text).joined()
      layout.usedWidth = max(layout.usedWidth, lineWidth + buttonWidth)
      layout.overflowedUTF8Ranges += draft.overflowed.map(sourceMap.range)
      layout.lines.append(line)
      guard isLast, let button else { continue }
      layout.button = ReferenceLayout.Button(
        label: button.text, lineIndex: index, x: shift + (line.isRightToLeft ? 0 : lineWidth), width: button.width,
        padding: button.padding)
    }
    // N3.
    if !layout.lines.isEmpty { layout.contentHeight = layout.lineHeight + Double(layout.lines.count - 1) * step }
    let hidden = sourceMap.range(of: result.hidden)
    (layout.hiddenUTF8Range, layout.isTruncated) = (hidden.isEmpty ? nil : hidden, result.isTruncated)
    return layout
  }

  /// The fragments of a line, one after the other.
  private func placed(
    _ pieces: [(Ruler.Piece, selectionIndex: Int?)], from start: Double, sourceMap: SourceMap, owned: inout Set<Int>
  ) -> [ReferenceLayout.Fragment] {
    var (result, x): ([ReferenceLayout.Fragment], Double) = ([], start)
    for (piece, selectionIndex) in pieces {
      let range = sourceMap.fragmentRange(of: piece.clusters, owned: &owned)
      result.append(
        ReferenceLayout.Fragment(
          kind: piece.kind, utf8Range: range, text: piece.text, x: x, width: piece.width, selectionIndex: selectionIndex
        ))
      x += piece.width
    }
    return result
  }

  /// N3, N4, M7.
  private func lineStep(height: Double) -> Double {
    let isWhole = ruler.measurer.measuresWholeNumbers
    let spacing = isWhole ? configuration.lineSpacing.rounded(.towardZero) : configuration.lineSpacing
    return max(isWhole ? 1 : 0, height + spacing)
  }

  /// A1, A2, A6.
  private func shift(of lineWidth: Double, isRightToLeft: Bool) -> Double {
    let room = max(0, width - lineWidth)
    let shift: Double =
      switch configuration.alignment {
      case .left: 0
      case .right: room
      case .center: room / 2
      case .leading, .natural: isRightToLeft ? room : 0
      case .trailing: isRightToLeft ? 0 : room
      }
    return ruler.measurer.measuresWholeNumbers ? shift.rounded(.down) : shift
  }

  /// G14: the direction of the paragraph that holds a place.
  private func isRightToLeft(at place: Int) -> Bool {
    switch configuration.baseDirection {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .automatic:
      let start = (0..<place).last { display.isHardBreak($0) }.map { $0 + 1 } ?? 0
      let paragraph = display.clusters[start..<display.endOfParagraph(from: place)]
      let strong = paragraph.lazy.flatMap(\.text.unicodeScalars).compactMap(Self.isStronglyRightToLeft).first { _ in
        true
      }
      return strong ?? false
    }
  }

  /// Whether a scalar is of class R or AL, or of L; `nil`: of neither. Good enough for letters of living scripts.
  static func isStronglyRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x200E, 0x1F1E6...0x1F1FF: return false
    case 0x200F, 0x61C: return true
    default: break
    }
    guard scalar.properties.isAlphabetic, scalar.properties.generalCategory != .nonspacingMark else { return nil }
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }
}
