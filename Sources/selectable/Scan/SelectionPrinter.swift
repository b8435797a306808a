import SelectableText

/// Who can tell what candidates are: a scanner.
protocol CandidateSource {
  /// The name of a candidate's kind.
  func kindName(of candidate: Candidate) -> String
  /// A candidate's value; `utf8` is what was scanned.
  func value(of candidate: Candidate, in utf8: Span<UInt8>) -> String
  /// A candidate's attributes by name.
  func attributes(of candidate: Candidate, in utf8: Span<UInt8>) -> [String: String]
}

extension Scanner: CandidateSource {
  func kindName(of candidate: Candidate) -> String { rules[candidate.ruleIndex].kind.rawValue }
}

/// Prints the selections of files, piece by piece, with their lines, columns and ranges.
struct SelectionPrinter {
  /// Prints lines, counts and the start of JSON objects.
  var lineOutput: LineOutput
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

  /// What follows is from the file `path`.
  mutating func beginFile(_ path: FilePath) {
    lineOutput.beginFile(path)
    place = LinePlace()
    lineStartOffset = 0
    ranges.beginText()
  }

  /// What follows is in the next piece of the file.
  mutating func beginPiece() {
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
    guard isJSON else {
      let kind = source.kindName(of: candidate)
      return lineOutput.write(place.lineNumber, column, kind: kind, text.extracting(utf8Range), to: &output)
    }
    lineOutput.writeJSONStart(place.lineNumber, column, to: &output)
    let candidateInText = Candidate(ruleIndex: candidate.ruleIndex, utf8Range: utf8Range)
    ranges.write(membersOf: candidateInText, of: source, in: text, to: &output)
    output.write("\n")
  }

  /// Leaves the current piece.
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
