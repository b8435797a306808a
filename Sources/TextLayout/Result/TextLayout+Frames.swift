import TextSelection

extension TextLayout {
  /// The place that a fragment takes in the container.
  ///
  /// - Parameter fragmentIndex: A place in ``fragments``.
  /// - Returns: A frame as high as a line.
  /// - Complexity: O(log *n*) in the number of lines.
  public func frame(ofFragmentAt fragmentIndex: Int) -> TextFrame {
    let lineIndex = lineIndex(ofFragmentAt: fragmentIndex)
    return frame(lineIndex: lineIndex, x: fragments[fragmentIndex].x, width: fragments[fragmentIndex].width)
  }

  /// The place that the button takes in the container, padding included; `nil`: there is no button.
  public var buttonFrame: TextFrame? {
    button.map { frame(lineIndex: $0.lineIndex, x: $0.x, width: $0.width) }
  }

  /// The places that a selection takes in the container.
  ///
  /// - Parameter selectionIndex: A place in ``selections``.
  /// - Returns: The frames of the selection, of the selections in it and of an ellipsis that belongs to them, from the
  ///   first line to the last and in a line from left to right. What touches on a line is one frame. Empty if the
  ///   selection is hidden.
  /// - Complexity: O(log *n* + *k* log *m*) in the number of fragments, of those of the selection and of lines.
  public func frames(ofSelectionAt selectionIndex: Int) -> [TextFrame] {
    let near = fragmentRange(near: selections[selectionIndex].selection.utf8Range)
    return frames(ofFragmentsAt: near.lazy.filter { belongs(fragmentAt: $0, toSelectionAt: selectionIndex) })
  }

  /// Whether any of a selection is drawn.
  ///
  /// - Parameter selectionIndex: A place in ``selections``.
  /// - Returns: Whether ``frames(ofSelectionAt:)`` has any.
  /// - Complexity: O(log *n* + *k*) in the number of fragments and of those of the selection.
  public func isVisible(selectionAt selectionIndex: Int) -> Bool {
    fragmentRange(near: selections[selectionIndex].selection.utf8Range)
      .contains { belongs(fragmentAt: $0, toSelectionAt: selectionIndex) }
  }

  /// The places that a part of the text takes in the container.
  ///
  /// - Parameter utf8Range: Half-open UTF-8 offsets into the text.
  /// - Returns: The frames of all fragments that show any of it, each fragment whole and replacements in all their
  ///   pieces, without an ellipsis; in the order of ``frames(ofSelectionAt:)``. Empty if that part is hidden.
  /// - Complexity: O(log *n* + *k* log *m*) in the number of fragments, of those of the range and of lines.
  public func frames(ofUTF8Range utf8Range: Range<Int>) -> [TextFrame] {
    var isInRange = false
    return frames(
      ofFragmentsAt: fragmentRange(near: utf8Range).filter { fragmentIndex in
        let fragment = fragments[fragmentIndex]
        if fragment.kind == .ellipsis { return false }
        // Further pieces of a replacement have nothing of the text for themselves.
        if !fragment.utf8Range.isEmpty { isInRange = fragment.utf8Range.overlaps(utf8Range) }
        return isInRange
      })
  }

  /// The frames of fragments, what touches on a line joined.
  ///
  /// - Parameter fragmentIndices: Places in ``fragments``, ascending.
  /// - Returns: The frames from the first line to the last, and in a line from left to right.
  func frames(ofFragmentsAt fragmentIndices: some Sequence<Int>) -> [TextFrame] {
    var frames: [TextFrame] = []
    var onLine: [Fragment] = []
    var lineIndex = 0
    for fragmentIndex in fragmentIndices {
      if onLine.isEmpty || lines[lineIndex].fragmentRange.upperBound <= fragmentIndex {
        frames += joined(onLine, lineIndex: lineIndex)
        onLine = []
        lineIndex = self.lineIndex(ofFragmentAt: fragmentIndex)
      }
      onLine.append(fragments[fragmentIndex])
    }
    return frames + joined(onLine, lineIndex: lineIndex)
  }

  /// The frames of fragments of one line, from left to right.
  private func joined(_ fragments: [Fragment], lineIndex: Int) -> [TextFrame] {
    var frames: [TextFrame] = []
    for fragment in fragments.sorted(by: { ($0.x, $0.width) < ($1.x, $1.width) }) {
      let next = frame(lineIndex: lineIndex, x: fragment.x, width: fragment.width)
      // Sums of fractions are off by less than what a measurer lets pass as an exact fit.
      if let last = frames.last, next.x - (last.x + last.width) <= 1e-6 {
        let end = max(last.x + last.width, next.x + next.width)
        frames[frames.count - 1] = TextFrame(
          lineIndex: lineIndex, x: last.x, y: last.y, width: end - last.x, height: last.height)
      } else {
        frames.append(next)
      }
    }
    return frames
  }

  /// The places of all fragments that show any of a part of the text or stand at its edges.
  private func fragmentRange(near utf8Range: Range<Int>) -> Range<Int> {
    var start = fragments.partitionPoint { $0.utf8Range.upperBound < utf8Range.lowerBound }
    // An ellipsis in the middle may belong to what is behind it, and stands where the hidden part begins.
    if start > 0, fragments[start - 1].kind == .ellipsis { start -= 1 }
    return start..<max(start, fragments.partitionPoint { $0.utf8Range.lowerBound <= utf8Range.upperBound })
  }

  private func belongs(fragmentAt fragmentIndex: Int, toSelectionAt selectionIndex: Int) -> Bool {
    guard let innermost = fragments[fragmentIndex].selectionIndex else { return false }
    return innermost == selectionIndex || encloses(selectionAt: selectionIndex, selectionAt: innermost)
  }

  private func encloses(selectionAt outer: Int, selectionAt inner: Int) -> Bool {
    let (outer, inner) = (selections[outer].selection.utf8Range, selections[inner].selection.utf8Range)
    return outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  private func frame(lineIndex: Int, x: Double, width: Double) -> TextFrame {
    TextFrame(
      lineIndex: lineIndex, x: insets.left + x, y: insets.top + lines[lineIndex].y, width: width, height: lineHeight)
  }
}
