import SelectableText

/// Prints the selections of files, piece by piece, with their lines, columns and ranges.
struct SelectionPrinter {
  private var lineOutput: LineOutput
  private let isJSON: Bool
  private let isWhole: Bool
  private var ranges: RangeWriter
  private var place = LinePlace()
  /// Where the current line starts in its text, in the unit of columns.
  private var lineStartOffset = 0

  init(_ options: ScanOptions, _ lineOutput: LineOutput) {
    self.lineOutput = lineOutput
    isJSON = options.form == .json
    isWhole = options.dialect.takesWholeFiles
    ranges = RangeWriter(units: options.units)
    ranges.showsAttributes = options.showsAttributes
  }

  /// The number of the line that the current place in the current piece is on. Set it once it is known.
  var lineNumber: Int {
    get { place.lineNumber }
    set { place.lineNumber = newValue }
  }

  /// What follows is from the file `path`.
  mutating func beginFile(_ path: FilePath) {
    lineOutput.beginFile(path)
    place = LinePlace()
    lineStartOffset = 0
    ranges.beginText()
  }

  /// What follows is in the next piece of the file.
  mutating func beginPiece() {
    place.abandon()
    if !isWhole { ranges.beginText() }
  }

  /// Prints a selection of the current piece; they come in ascending order of their starts.
  ///
  /// - Parameters:
  ///   - candidate: The selection.
  ///   - source: Tells what it is.
  ///   - chunk: The piece: whole lines, or the whole file.
  ///   - output: Where to.
  mutating func write(
    _ candidate: Candidate, of source: some CandidateSource, in chunk: Span<UInt8>, to output: inout BufferedWriter
  ) {
    move(to: candidate.utf8Range.lowerBound, in: chunk)
    let textStart = isWhole ? 0 : place.lineStartUTF8Offset
    let text = chunk.extracting(textStart..<chunk.count)
    let utf8Range = candidate.utf8Range.lowerBound - textStart..<candidate.utf8Range.upperBound - textStart
    let column = ranges.offset(atUTF8Offset: utf8Range.lowerBound, in: text) - lineStartOffset + 1
    let candidateInText = Candidate(ruleIndex: candidate.ruleIndex, utf8Range: utf8Range)
    guard isJSON else {
      return lineOutput.write(place.lineNumber, column, candidateInText, of: source, in: text, to: &output)
    }
    lineOutput.writeJSONStart(place.lineNumber, column, to: &output)
    ranges.write(membersOf: candidateInText, of: source, in: text, to: &output)
    output.write(UInt8(ascii: "\n"))
  }

  /// Leaves the current piece; ``lineNumber`` is that of the next one's first line, if it was that of this one's.
  mutating func finishPiece(_ chunk: Span<UInt8>) { place.finish(chunk) }

  private mutating func move(to utf8Offset: Int, in chunk: Span<UInt8>) {
    guard place.advance(to: utf8Offset, in: chunk) else { return }
    if isWhole {
      lineStartOffset = ranges.offset(atUTF8Offset: place.lineStartUTF8Offset, in: chunk)
    } else {
      ranges.beginText()
    }
  }
}
