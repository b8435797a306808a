import TextSelection

/// A text in chunks, for streams.
struct ChunkSequence: AsyncSequence {
  typealias Failure = Never

  let chunks: [[UInt8]]

  /// Cuts `bytes` at ascending offsets; where one stands twice, an empty chunk comes between.
  init(_ bytes: [UInt8], cutAt utf8Offsets: some Sequence<Int>) {
    var chunks: [[UInt8]] = []
    var start = 0
    for offset in utf8Offsets {
      chunks.append(Array(bytes[start..<offset]))
      start = offset
    }
    self.chunks = chunks + [Array(bytes[start...])]
  }

  func makeAsyncIterator() -> Iterator { Iterator(rest: chunks[...]) }

  struct Iterator: AsyncIteratorProtocol {
    var rest: ArraySlice<[UInt8]>

    mutating func next() async -> [UInt8]? { rest.popFirst() }
  }

  /// All selections of the stream.
  func streamed(by scanner: Scanner) async throws -> [StreamedSelection] {
    var found: [StreamedSelection] = []
    for try await selection in scanner.selections(in: self) { found.append(selection) }
    return found
  }
}

/// The same chunk again and again; an error after some, if one is given.
struct RepeatedChunk: AsyncSequence {
  let chunk: [UInt8]
  var failure: (after: Int, error: any Error)?

  func makeAsyncIterator() -> Iterator { Iterator(source: self) }

  struct Iterator: AsyncIteratorProtocol {
    let source: RepeatedChunk
    var count = 0

    mutating func next() async throws -> [UInt8]? {
      await Task.yield()
      if let failure = source.failure, failure.after == count { throw failure.error }
      count += 1
      return source.chunk
    }
  }
}

extension StreamedSelection {
  /// Whether the line's number and start are those of the selection in a text whose lines start at `lineStarts`.
  func standsRight(among lineStarts: [Int]) -> Bool {
    guard lineStarts.indices.contains(lineNumber - 1), lineStarts[lineNumber - 1] == lineUTF8Offset else {
      return false
    }
    let start = selection.utf8Range.lowerBound
    return lineUTF8Offset <= start && (lineNumber == lineStarts.count || start < lineStarts[lineNumber])
  }

  /// Where the lines of a text start, as line feeds end them.
  static func lineStarts(in bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}
