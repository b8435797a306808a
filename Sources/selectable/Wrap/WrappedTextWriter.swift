import SelectableText

/// Writes the lines of a text as it walks over it: nothing is kept of a line, and nothing allocated for it.
struct WrappedTextWriter {
  /// At the start of a text.
  private let wrapper: LineWrapper
  private let plan: LayoutPlan
  private let escapes: Bool
  /// What stands for the rest of a word that is cut.
  private let ellipsis: String

  /// - Parameters:
  ///   - plan: How lines are laid out; what it says of truncation and a button is left aside.
  ///   - escapes: Whether controls and bytes that are no text are shown, not sent.
  init(_ plan: LayoutPlan, escapes: Bool) {
    (self.plan, self.escapes) = (plan, escapes)
    wrapper = plan.makeWrapper()
    ellipsis = plan.configuration.overflow == .truncateTail ? plan.fittingEllipsis : ""
  }

  /// Writes a text, each line with a line feed behind it; an empty text is an empty line.
  func write(_ text: Span<UInt8>, to output: inout BufferedWriter) {
    var wrapper = wrapper
    guard var line = wrapper.next(in: text) else { return output.write(UInt8(ascii: "\n")) }
    var isRightToLeft = plan.isRightToLeft(text, from: 0)
    while output.failure == nil {
      if showsAnything(line) {
        output.write(blankCount: plan.shift(ofWidth: line.width, isRightToLeft: isRightToLeft))
        write(line, of: text, to: &output)
      }
      output.write(UInt8(ascii: "\n"))
      guard let next = wrapper.next(in: text) else { return }
      if !line.hardBreakUTF8Range.isEmpty {
        isRightToLeft = plan.isRightToLeft(text, from: line.hardBreakUTF8Range.upperBound)
      }
      line = next
    }
  }

  private func showsAnything(_ line: LineWrapper.Line) -> Bool {
    guard let cut = line.cutUTF8Range, ellipsis.isEmpty else { return !line.drawnUTF8Range.isEmpty }
    return line.drawnUTF8Range.count > cut.count
  }

  private func write(_ line: LineWrapper.Line, of text: Span<UInt8>, to output: inout BufferedWriter) {
    let drawn = line.drawnUTF8Range
    guard let cut = line.cutUTF8Range else { return write(text.extracting(drawn), from: 0, to: &output) }
    let start = text.extracting(drawn.lowerBound..<cut.lowerBound)
    let rest = text.extracting(cut.upperBound..<drawn.upperBound)
    write(start, from: 0, to: &output)
    output.write(ellipsis.utf8.span, escapes: escapes)
    if rest.isEmpty { return }
    write(rest, from: end(of: start, from: 0) + plan.measurer.width(of: ellipsis), to: &output)
  }

  /// Writes a part of a line that begins at `x`: tabs as blanks, NULs not at all.
  private func write(_ part: Span<UInt8>, from x: Double, to output: inout BufferedWriter) {
    var (x, runStart) = (x, 0)
    while let gap = part.gapOffset(from: runStart) {
      let run = part.extracting(runStart..<gap)
      output.write(run, escapes: escapes)
      x += plan.width(of: run)
      if part[gap] == 0x09 {
        output.write(blankCount: plan.tabWidth(at: x))
        x += plan.tabWidth(at: x)
      }
      runStart = gap + 1
    }
    output.write(part.extracting(runStart..<part.count), escapes: escapes)
  }

  /// Where a part of a line ends that begins at `x`.
  private func end(of part: Span<UInt8>, from x: Double) -> Double {
    var (x, runStart) = (x, 0)
    while let gap = part.gapOffset(from: runStart) {
      x += plan.width(of: part.extracting(runStart..<gap))
      if part[gap] == 0x09 { x += plan.tabWidth(at: x) }
      runStart = gap + 1
    }
    return x + plan.width(of: part.extracting(runStart..<part.count))
  }
}

extension Span<UInt8> {
  /// The offset of the first tab or NUL from `offset` on, where a line is drawn otherwise than it is written.
  fileprivate func gapOffset(from offset: Int) -> Int? {
    // Most lines of most files are plain.
    var offset = plainRunEnd(from: offset, exceptingSyntax: false)
    while offset < count {
      if self[offset] == 0x09 || self[offset] == 0x00 { return offset }
      offset += 1
    }
    return nil
  }
}
