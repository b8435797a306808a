@testable import TextSelection
import TextValidation

/// A stream selects what the whole text does, however it is cut, and so does a text that was edited.
enum ChunksCheck {
  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    var splitter = ByteSplitter(bytes)
    let scanner = ScannerChoice(&splitter).scanner
    let chunkUTF8Counts = (0..<3).map { _ in splitter.number(below: 24) }
    let lineLimit = [1 << 24, splitter.number(below: 64)][splitter.number(below: 2)]
    let edit = (start: splitter.byte(), count: splitter.byte())
    let inserted = splitter.text()
    let text = splitter.remainder()
    try checkStream(of: text, chunkUTF8Counts, lineLimit: lineLimit, by: scanner)
    let start = Int(edit.start) % (text.count + 1)
    let end = start + Int(edit.count) % (text.count - start + 1)
    try checkEdit(of: text, replacing: start..<end, with: inserted, by: scanner)
  }

  // MARK: Streams

  private struct Streamed: Equatable {
    var found: [StreamedSelection] = []
    var failure: LineTooLongError?
    var limitHits: [LimitHit] = []

    mutating func take(from scan: inout StreamScan) {
      limitHits += scan.limitHits
      while let selection = scan.next() { found.append(selection) }
      failure = scan.failure
    }
  }

  private static func checkStream(
    of text: [UInt8], _ chunkUTF8Counts: [Int], lineLimit: Int, by scanner: Scanner
  ) throws(BrokenPromise) {
    let whole = streamed(text, [], lineLimit: lineLimit, by: scanner)
    let cut = streamed(text, chunkUTF8Counts, lineLimit: lineLimit, by: scanner)
    try expectEqual(cut, whole, "a stream selects the same however it is cut")
    guard whole.failure == nil else { return }
    let candidates = scanner.candidates(in: text)
    let selections = candidates.map { scanner.selection(of: $0, in: text.span) }
    try expectEqual(whole.found.map(\.selection), selections, "a stream selects what a scan does")
    for found in whole.found {
      let start = found.selection.utf8Range.lowerBound
      let lineFeeds = text.indices.filter { text[$0] == UInt8(ascii: "\n") && $0 < start }
      try expectEqual(found.lineNumber, lineFeeds.count + 1, "lines are counted by their line feeds")
      try expectEqual(found.lineUTF8Offset, lineFeeds.last.map { $0 + 1 } ?? 0, "a line starts behind a line feed")
    }
  }

  /// The chunks have the sizes given, again and again; with none, or with zeros alone, the text is one chunk.
  private static func streamed(
    _ text: [UInt8], _ chunkUTF8Counts: [Int], lineLimit: Int, by scanner: Scanner
  ) -> Streamed {
    var scan = StreamScan(scanner: scanner, maximumLineUTF8Count: lineLimit)
    var streamed = Streamed()
    var rest = text[...]
    var sizes = chunkUTF8Counts.contains { $0 > 0 } ? chunkUTF8Counts : [text.count]
    while !rest.isEmpty, streamed.failure == nil {
      let size = sizes.removeFirst()
      sizes.append(size)
      scan.take(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      streamed.take(from: &scan)
    }
    guard streamed.failure == nil else { return streamed }
    scan.finish()
    streamed.take(from: &scan)
    return streamed
  }

  // MARK: Edits

  private static func checkEdit(
    of old: [UInt8], replacing range: Range<Int>, with inserted: [UInt8], by scanner: Scanner
  ) throws(BrokenPromise) {
    let new = old[..<range.lowerBound] + inserted + old[range.upperBound...]
    var buffer = SelectionBuffer()
    scanner.scan(old.span, into: &buffer)
    let before = buffer.candidates
    let edit = TextEdit(replacing: range, withUTF8Count: inserted.count)
    let change = scanner.rescan(Array(new).span, after: edit, in: &buffer)
    try expectEqual(buffer.candidates, scanner.candidates(in: Array(new)), "a rescan is a scan of the new text")
    let kept = before[change.removedIndices.upperBound...].map(\.ruleIndex)
    try expectEqual(
      buffer.candidates[change.insertedIndices.upperBound...].map(\.ruleIndex), kept, "what stands behind stays")
    try expectEqual(
      buffer.candidates[..<change.insertedIndices.lowerBound], before[..<change.removedIndices.lowerBound],
      "what stands before stays")
  }
}
