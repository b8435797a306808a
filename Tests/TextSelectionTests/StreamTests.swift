import PCRE2
import Synchronization
import TestSupport
import TextSelection
import TextValidation
import Testing

/// A stream of chunks selects what a scan of the whole does.
@Suite struct StreamTests {
  private static let scanner = Scanner()

  @Test(arguments: [1, 2, 3, 7, 64, 100_000])
  func corpusIsSelectedHoweverItIsCut(_ chunkCount: Int) async throws {
    let text = CorpusMessage.all.map(\.raw).joined(separator: "\n")
    let bytes = Array(text.utf8)
    let chunks = ChunkSequence(bytes, cutAt: stride(from: 0, to: bytes.count, by: chunkCount).dropFirst())
    let found = try await chunks.streamed(by: Self.scanner)
    #expect(found.map(\.selection) == Self.scanner.selections(in: text))
    let lineStarts = StreamedSelection.lineStarts(in: bytes)
    #expect(found.filter { !$0.standsRight(among: lineStarts) } == [])
  }

  private static func scanners() throws -> [(scanner: Scanner, rowCount: Int)] {
    let rules = try ["^\\w+", "\\w+$", "(?<=\\s)b\\w*", "(?m)^.$", "é"].map {
      try UserRule(name: $0, pattern: Pattern($0))
    }
    return [
      (scanner, 3000), (Scanner { $0.options = ScanInvariantTests.everyOptionChanged() }, 1000),
      (Scanner { $0.granularity = .word }, 500),
      (
        Scanner {
          $0.userRules = rules
          $0.textUnit = .line
        }, 300
      ),
      (Scanner { $0.userRules = rules }, 300),
      (Scanner { $0.resolver = .choosing { $0.first { $0.utf8Range.lowerBound % 2 == 0 } } }, 300),
    ]
  }

  @Test func randomTextIsSelectedHoweverItIsCut() async throws {
    var fragments = FragmentText(seed: 41)
    for (scanner, rowCount) in try Self.scanners() {
      for _ in 0..<rowCount {
        let bytes = fragments.bytes(maximumCount: 24)
        let chunks = ChunkSequence(bytes, cutAt: Self.cuts(of: bytes, &fragments))
        let found = try await chunks.streamed(by: scanner)
        let expected = scanner.candidates(in: bytes).map { scanner.selection(of: $0, in: bytes.span) }
        let lineStarts = StreamedSelection.lineStarts(in: bytes)
        guard found.map(\.selection) == expected, found.allSatisfy({ $0.standsRight(among: lineStarts) }) else {
          Issue.record("\(chunks.chunks): \(found), not \(expected)")
          return
        }
      }
    }
  }

  /// Few cuts or many, and some at one place: chunks may be empty.
  private static func cuts(of bytes: [UInt8], _ fragments: inout FragmentText) -> [Int] {
    let cutCount = [1, 4, bytes.count][fragments.number(in: 0..<3)]
    return (0..<cutCount).map { _ in fragments.number(in: 0..<bytes.count + 1) }.sorted()
  }

  @Test func chunksAreAnySequenceOfBytes() async throws {
    let chunks = AsyncStream<String.UTF8View> {
      for part in ["ask @a", "nn\n#o", "ne"] { $0.yield(part.utf8) }
      $0.finish()
    }
    var found: [String] = []
    for try await one in Self.scanner.selections(in: chunks) {
      found.append("\(one.lineNumber) \(one.selection.utf8Range) \(one.selection.value)")
    }
    #expect(found == ["1 4..<8 ann", "2 9..<13 one"])
  }

  /// A selection is handed over before the next chunk is asked for, once its line is complete.
  @Test func selectionsComeAsSoonAsTheirLine() async throws {
    let (chunks, continuation) = AsyncStream<[UInt8]>.makeStream()
    var selections = Self.scanner.selections(in: chunks).makeAsyncIterator()
    let arrivals = [("#one\n#tw", "one"), ("o\n#three", "two"), (nil, "three"), (nil, nil), (nil, nil)]
    for (arrived, expected) in arrivals as [(String?, String?)] {
      if let arrived { continuation.yield(Array(arrived.utf8)) } else { continuation.finish() }
      let value = try await selections.next()?.selection.value
      #expect(value == expected)
    }
  }
}

/// What a stream does that cannot go on.
@Suite("Streams: limits and errors")
struct StreamFailureTests {
  private static let scanner = Scanner()

  /// Lines of at most six bytes; the text, where the long line starts, and what is found before.
  @Test(
    arguments: [
      ("#a\n#bcdef", nil, 2), ("#a\n#bcdef\n", nil, 2), ("#abcdef", 0, 0), ("#a\n#bcdefg", 3, 1),
      ("#a\n#bcdefg\n#c", 3, 1), ("#a\r\n#bcdef\r\n#c", nil, 3), ("#a\u{2028}#bcdef\u{2028}#c", nil, 3),
      ("#a\u{2028}#bcdefg\u{2028}#c", 5, 1), ("#abcde#\n#b", 0, 0), ("", nil, 0),
    ] as [(String, Int?, Int)], [1, 2, 3, 5, 100])
  func longLineIsAnError(_ row: (text: String, start: Int?, foundCount: Int), _ chunkCount: Int) async throws {
    let bytes = Array(row.text.utf8)
    let chunks = ChunkSequence(bytes, cutAt: stride(from: 0, to: bytes.count, by: chunkCount).dropFirst())
    var found: [StreamedSelection] = []
    var failure: LineTooLongError?
    do {
      for try await one in Self.scanner.selections(in: chunks, maximumLineUTF8Count: 6) { found.append(one) }
    } catch {
      failure = error as? LineTooLongError
    }
    #expect(failure == row.start.map { LineTooLongError(utf8Offset: $0, maximumLineUTF8Count: 6) })
    #expect(found.count == row.foundCount)
  }

  /// A pattern that is asked about the whole text needs all of it at once, so the limit is one of the text.
  @Test func wholeTextIsKeptUpToTheLimit() async throws {
    let rule = try UserRule(name: "end", pattern: Pattern("\\w+\\z"))
    let scanner = Scanner { $0.userRules = [rule] }
    let chunks = ChunkSequence(Array("#a\n#b\nend".utf8), cutAt: 1..<9)
    #expect(try await chunks.streamed(by: scanner).map(\.selection.identifier) == ["hashtag", "hashtag", "end"])
    await #expect(throws: LineTooLongError(utf8Offset: 0, maximumLineUTF8Count: 8)) {
      for try await _ in scanner.selections(in: chunks, maximumLineUTF8Count: 8) {}
    }
  }

  private struct Failure: Error, Equatable {}

  /// What was complete before the error is there; after it comes nothing.
  @Test func errorOfTheChunksIsThrownOnce() async throws {
    let chunks = RepeatedChunk(chunk: Array("\n#a".utf8), failure: (3, Failure()))
    var selections = Self.scanner.selections(in: chunks).makeAsyncIterator()
    var values: [String] = []
    do {
      while let one = try await selections.next() { values.append(one.selection.value) }
      Issue.record("no error")
    } catch {
      #expect(error is Failure)
    }
    #expect(values == ["a", "a"])
    #expect(try await Self.isAtEnd(&selections))
  }

  private static func isAtEnd(
    _ selections: inout AsyncSelectionSequence<RepeatedChunk>.AsyncIterator
  ) async throws -> Bool {
    try await selections.next() == nil
  }

  /// Neither between chunks without selections nor between the selections of a chunk.
  @Test(.timeLimit(.minutes(1)), arguments: ["a\n", "#a\n#b\n"])
  func cancelledTaskDoesNotGoOn(_ chunk: String) async {
    let scanner = Self.scanner
    let task = Task {
      for try await _ in scanner.selections(in: RepeatedChunk(chunk: Array(chunk.utf8))) {}
    }
    await Task.yield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// Offsets count from the start of the stream; each limit is reported once, whatever comes after it.
  @Test func limitsOfPatternsAreReported() async throws {
    let rule = try UserRule(name: "bad", pattern: Pattern("b(a+)+$"))
    let scanner = Scanner {
      $0.userRules = [rule]
      $0.textUnit = .line
    }
    let bytes = Array(("x\nb" + String(repeating: "a", count: 30_000) + "c\n#a\nb").utf8)
    let hits = Mutex<[LimitHit]>([])
    let chunks = ChunkSequence(bytes, cutAt: stride(from: 0, to: bytes.count, by: 999))
    let selections = scanner.selections(in: chunks) { hit in hits.withLock { $0.append(hit) } }
    var found: [Int] = []
    for try await one in selections { found.append(one.selection.utf8Range.lowerBound) }
    #expect(hits.withLock { $0 } == scanner.scanned(bytes).limitHits)
    #expect(hits.withLock { $0.map(\.utf8Offset) } == [2])
    #expect(found == [30_005])
  }
}
