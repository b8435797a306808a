import TestSupport
import Testing

@testable import selectable

@Suite struct LargeFileTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// More than 1 MiB of lines; some are longer than a piece, and some end where a piece does.
  private static func text(seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var text: [UInt8] = []
    while text.count < 6 * LineChunks.chunkByteCount {
      let toPieceEnd = LineChunks.chunkByteCount - text.count % LineChunks.chunkByteCount
      let lengths = [0, 1, 70, 5000, 2 * LineChunks.chunkByteCount + 9, toPieceEnd - 1, toPieceEnd, toPieceEnd + 1]
      let byteCount = lengths[Int.random(in: 0..<lengths.count, using: &generator)]
      text += [UInt8](repeating: 0x61, count: byteCount) + [0x0A]
    }
    return text + (seed % 2 == 0 ? [0x62] : [])
  }

  private func file(_ bytes: [UInt8]) throws -> LargeFile {
    let path = FilePath(try directory.write(bytes, to: "file"))
    return try #require(LargeFile(try InputFile(path), path, scansBinary: false))
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func piecesAreWholeLinesAndTileTheText(seed: UInt64) throws {
    let text = Self.text(seed: seed)
    let file = try file((seed % 3 == 0 ? [0xEF, 0xBB, 0xBF] : []) + text)
    var queue = ByteQueue()
    var joined: [UInt8] = []
    for index in 0..<file.pieceCount {
      let piece = try file.readPiece(index, into: &queue, lineLimit: ScanOptions.defaultLineLimit)
      if piece.memoryRange.isEmpty { continue }
      #expect(piece.utf8Range.lowerBound == joined.count)
      joined += queue.withBytes(piece.memoryRange) { span in span.indices.map { span[$0] } }
      #expect(piece.utf8Range.upperBound == joined.count)
      #expect(joined.last == 0x0A || joined.count == text.count)
    }
    #expect(joined == text)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func linesAreNumberedInAnyOrder(seed: UInt64) throws {
    let text = Self.text(seed: seed)
    let file = try file(text)
    var queue = ByteQueue()
    var generator = SeededGenerator(seed: seed)
    var starts: [Range<Int>] = []
    for index in 0..<file.pieceCount {
      let piece = try file.readPiece(index, into: &queue, lineLimit: ScanOptions.defaultLineLimit)
      if !piece.memoryRange.isEmpty { starts.append(piece.utf8Range) }
    }
    for piece in starts.shuffled(using: &generator) {
      let expected = text[..<piece.lowerBound].count { $0 == 0x0A } + 1
      #expect(file.ledger.lineNumber(at: piece.lowerBound) == expected)
      if Bool.random(using: &generator) {
        file.ledger.add(piece, lineFeedCount: text[piece].count { $0 == 0x0A })
      }
    }
  }

  @Test func pieceEndsBeforeALineThatIsTooLong() throws {
    let long = [UInt8](repeating: 0x61, count: 4 * LineChunks.chunkByteCount)
    let file = try file(Array("a\nb\n".utf8) + long + Array("\nc\n".utf8))
    var queue = ByteQueue()
    let first = try file.readPiece(0, into: &queue, lineLimit: 1 << 19)
    #expect(first.utf8Range == 0..<4)
    #expect(first.longLineUTF8Offset == 4)
    for index in 1..<file.pieceCount {
      let piece = try file.readPiece(index, into: &queue, lineLimit: 1 << 19)
      #expect(piece.longLineUTF8Offset == nil)
      #expect(piece.utf8Range == (index + 1 == file.pieceCount ? long.count + 5..<long.count + 7 : 0..<0))
    }
  }

  @Test(arguments: [[UInt8](), [0xFF, 0xFE], [0x7F, 0x45, 0x4C, 0x46]])
  func whatIsSmallOrNoUTF8IsNotCut(prefix: [UInt8]) throws {
    let byteCount = prefix.isEmpty ? LargeFile.leastByteCount - 1 : LargeFile.leastByteCount
    let path = FilePath(try directory.write(prefix + [UInt8](repeating: 0x61, count: byteCount), to: "file"))
    let input = try InputFile(path)
    #expect(LargeFile(input, path, scansBinary: prefix.isEmpty) == nil)
  }
}
