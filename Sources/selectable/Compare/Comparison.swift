import SelectableText

/// What several dialects select in one text.
struct Comparison {
  /// A part of the text, and what some dialects take it for.
  private struct Part: Hashable {
    let utf8Range: Range<Int>
    let kind: SelectionKind
  }

  private let text: String
  private let scanners: [Scanner]
  /// By the place of the scanner.
  private let found: [[Candidate]]

  /// Scans `text` as a message, with each of `packs`.
  init(of text: String, by packs: [Pack]) {
    self.text = text
    var buffer = SelectionBuffer()
    var scanners: [Scanner] = []
    var found: [[Candidate]] = []
    for pack in packs {
      var configuration = Scanner.Configuration()
      configuration.pack = pack
      let scanner = Scanner(configuration)
      scanner.scan(text, into: &buffer)
      scanners.append(scanner)
      found.append((0..<buffer.count).map { buffer[$0] })
    }
    (self.scanners, self.found) = (scanners, found)
  }

  /// Whether no dialect selects anything.
  var isEmpty: Bool { found.allSatisfy(\.isEmpty) }

  /// Writes each part with the dialects that select it, in order of the text, then those that select nothing.
  func write(unit: OffsetUnit, to output: inout BufferedWriter) {
    var dialects: [Part: [String]] = [:]
    for (scanner, candidates) in zip(scanners, found) {
      for candidate in candidates {
        let part = Part(utf8Range: candidate.utf8Range, kind: scanner.kind(of: candidate))
        dialects[part, default: []].append(scanner.dialect)
      }
    }
    let parts = dialects.keys.sorted {
      ($0.utf8Range.lowerBound, $0.utf8Range.upperBound, $0.kind.rawValue)
        < ($1.utf8Range.lowerBound, $1.utf8Range.upperBound, $1.kind.rawValue)
    }
    let ranges = parts.map { drawn($0.utf8Range, in: unit) }
    let rangeWidth = ranges.map(\.count).max() ?? 1
    let kindWidth = parts.map { $0.kind.rawValue.count }.max() ?? 0
    for (part, range) in zip(parts, ranges) {
      output.write(padded(range, to: rangeWidth))
      output.write(escaped: padded(part.kind.rawValue, to: kindWidth))
      output.write(escaped: text.utf8.span.extracting(part.utf8Range))
      output.write("\n")
      output.write(String(repeating: " ", count: rangeWidth + 2))
      output.write(escaped: dialects[part, default: []].joined(separator: ", "))
      output.write("\n")
    }
    let idle = zip(scanners, found).filter { $1.isEmpty }.map(\.0.dialect)
    guard !idle.isEmpty else { return }
    output.write(padded("-", to: rangeWidth))
    output.write("nothing\n")
    output.write(String(repeating: " ", count: rangeWidth + 2))
    output.write(escaped: idle.joined(separator: ", "))
    output.write("\n")
  }

  /// Writes `{"dialect":…,"selections":[…]}` for each dialect, the selections as messages have them.
  func writeJSON(units: [OffsetUnit], to output: inout BufferedWriter) {
    let utf8 = text.utf8.span
    for (scanner, candidates) in zip(scanners, found) {
      output.write("{\"dialect\":")
      output.write(json: scanner.dialect)
      output.write(",\"selections\":[")
      var ranges = RangeWriter(units: units)
      ranges.showsAttributes = true
      for (place, candidate) in candidates.enumerated() {
        output.write(fixed: place > 0 ? ",{" : "{")
        ranges.write(membersOf: candidate, of: scanner, in: utf8, to: &output)
      }
      output.write("]}\n")
    }
  }

  private func drawn(_ utf8Range: Range<Int>, in unit: OffsetUnit) -> String {
    var ranges = RangeWriter(units: [unit])
    let utf8 = text.utf8.span
    let start = ranges.offset(atUTF8Offset: utf8Range.lowerBound, in: utf8)
    return "\(start)-\(ranges.offset(atUTF8Offset: utf8Range.upperBound, in: utf8))"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count) + 2)
  }
}
