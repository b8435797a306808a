public import TextLayout

extension ReferenceLayout {
  /// What the product shows.
  public init(_ layout: TextLayout) {
    self.init()
    lines = layout.lines.map { line in
      var copy = Line()
      copy.text = layout.displayedText(of: line)
      copy.utf8Range = line.utf8Range
      copy.utf8RangeAfterEllipsis = line.utf8RangeAfterEllipsis.flatMap { $0.isEmpty ? nil : $0 }
      (copy.x, copy.y, copy.width, copy.isRightToLeft) = (line.x, line.y, line.width, line.isRightToLeft)
      copy.fragments = layout.fragments[line.fragmentRange].map { fragment in
        Fragment(
          kind: fragment.kind, utf8Range: fragment.utf8Range, text: layout.displayedText(of: fragment), x: fragment.x,
          width: fragment.width, selectionIndex: fragment.selectionIndex)
      }
      return copy
    }
    button = layout.button.map { button in
      Button(
        label: button.label, lineIndex: button.lineIndex, x: button.x, width: button.width, padding: button.padding)
    }
    (lineHeight, contentHeight, usedWidth) = (layout.lineHeight, layout.contentSize.height, layout.usedWidth)
    (isTruncated, hiddenUTF8Range) = (layout.isTruncated, layout.hiddenUTF8Range)
    overflowedUTF8Ranges = layout.overflowedUTF8Ranges
  }
}
