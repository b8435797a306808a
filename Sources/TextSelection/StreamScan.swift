import TextModel

/// A scan of a text that arrives in chunks: keeps what cannot be scanned yet, and hands over selections in order.
///
/// Chunks are joined, and cut again behind the last line break that has arrived: many lines cost one scan, and the
/// bytes of a line that arrives in pieces are not searched again for its end.
struct StreamScan: ~Copyable {
  private let scanner: Scanner
  private let maximumLineUTF8Count: Int
  /// The part being handed over, and behind it the start of a line whose end has not arrived.
  private var bytes: [UInt8] = []
  /// How many of ``bytes`` are in the part being handed over.
  private var scannedCount = 0
  /// Where ``bytes`` begins in the stream.
  private var utf8Offset = 0
  private var buffer = SelectionBuffer()
  private var nextIndex = 0
  private var lines = LineCount()
  /// To be thrown when all that was found has been handed over.
  private(set) var failure: LineTooLongError?

  init(scanner: Scanner, maximumLineUTF8Count: Int) {
    self.scanner = scanner
    self.maximumLineUTF8Count = maximumLineUTF8Count
    // Else the limit of selections would be met or not as the text happens to be cut.
    buffer.scratch.countsLines = scanner.selectsLineByLine
  }

  /// The limits that were met in the part being handed over, with offsets into the stream.
  var limitHits: [LimitHit] { buffer.limitHits.map { $0.shifted(by: utf8Offset) } }

  /// The next selection of the part being handed over; `nil` if more has to be taken.
  mutating func next() -> StreamedSelection? {
    guard nextIndex < buffer.count else { return nil }
    let candidate = buffer[nextIndex]
    nextIndex += 1
    let bytes = bytes
    lines.advance(to: candidate.utf8Range.lowerBound, in: bytes.span)
    let found = scanner.selection(of: candidate, in: bytes.span.extracting(0..<scannedCount))
    return StreamedSelection(
      selection: Selection(
        kind: found.kind, identifier: found.identifier, utf8Range: found.utf8Range.shifted(by: utf8Offset),
        value: found.value),
      lineNumber: lines.lineNumber, lineUTF8Offset: utf8Offset + lines.lineStart)
  }

  /// Takes the bytes that follow, once all selections before them have been handed over.
  mutating func take(_ chunk: some Sequence<UInt8>) {
    dropScanned()
    let keptCount = bytes.count
    bytes.append(contentsOf: chunk)
    // A break that ends at `keptCount` or before was found when those bytes arrived.
    let lineStart = bytes.span.lastLineStart(in: keptCount + 1..<bytes.count + 1)
    scan(upTo: scanner.selectsLineByLine ? lineStart ?? 0 : 0, isComplete: false)
  }

  /// Takes the end of the stream.
  mutating func finish() {
    dropScanned()
    scan(upTo: bytes.count, isComplete: true)
  }

  private mutating func dropScanned() {
    guard scannedCount > 0 else { return }
    countLines()
    lines.lineStart -= scannedCount
    lines.utf8Offset = 0
    bytes.removeSubrange(0..<scannedCount)
    utf8Offset += scannedCount
    scannedCount = 0
  }

  private mutating func countLines() {
    let bytes = bytes
    lines.advance(to: scannedCount, in: bytes.span)
  }

  private mutating func scan(upTo end: Int, isComplete: Bool) {
    scannedCount = end
    if let start = startOfLongLine(upTo: end, isComplete: isComplete) {
      failure = LineTooLongError(utf8Offset: utf8Offset + start, maximumLineUTF8Count: maximumLineUTF8Count)
      scannedCount = start
    }
    nextIndex = 0
    if scannedCount == 0, buffer.isEmpty, buffer.limitHits.isEmpty { return }
    let bytes = bytes
    scanner.scan(bytes.span.extracting(0..<scannedCount), into: &buffer)
    buffer.scratch.continuesText = true
  }

  /// The start of the first line that is too long. It is the same however the text was cut into chunks.
  private func startOfLongLine(upTo end: Int, isComplete: Bool) -> Int? {
    let utf8 = bytes.span
    guard utf8.count > maximumLineUTF8Count else { return nil }
    if !scanner.selectsLineByLine { return 0 }
    var start = 0
    while start < end {
      let lineBreak = utf8.lineBreak(from: start)
      if lineBreak.lowerBound - start > maximumLineUTF8Count { return start }
      start = lineBreak.upperBound
    }
    // The last two bytes may turn out to be the start of a break of three.
    let mayBeBreak = isComplete ? 0 : 2
    return utf8.count - end > maximumLineUTF8Count + mayBeBreak ? end : nil
  }
}

/// Counts line feeds along a text.
private struct LineCount {
  /// The number of the line that holds ``utf8Offset``.
  var lineNumber = 1
  /// Where that line begins; below 0 if it began before the bytes at hand.
  var lineStart = 0
  /// Up to where lines have been counted.
  var utf8Offset = 0

  /// - Complexity: O(*d*) in the distance.
  mutating func advance(to end: Int, in utf8: Span<UInt8>) {
    while utf8Offset < end {
      if utf8[utf8Offset] == UInt8(ascii: "\n") {
        lineNumber += 1
        lineStart = utf8Offset + 1
      }
      utf8Offset += 1
    }
  }
}
