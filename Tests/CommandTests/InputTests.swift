import Foundation
import TestSupport
import Testing

@testable import selectable

@Suite struct LineChunksTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func chunks(of bytes: [UInt8], isWhole: Bool = false) throws -> [[UInt8]] {
    let path = try directory.write(bytes, to: "file")
    var chunks = LineChunks(try OpenFile(FilePath(path)), isWhole: isWhole)
    var pieces: [[UInt8]] = []
    var utf8Offset = 0
    while try chunks.next() {
      #expect(chunks.utf8Offset == utf8Offset)
      let piece = chunks.withChunk { span in span.indices.map { span[$0] } }
      utf8Offset += piece.count
      pieces.append(piece)
    }
    return pieces
  }

  private func text(of bytes: [UInt8]) throws -> String {
    String(decoding: try chunks(of: bytes).joined(), as: UTF8.self)
  }

  @Test(arguments: [0, 1, 2, 9] as [UInt64])
  func piecesAreWholeLinesAndJoinToTheFile(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    while bytes.count < 3 * LineChunks.chunkByteCount {
      let lineByteCount = Int.random(in: 0..<2000, using: &generator)
      bytes += [UInt8](repeating: UInt8.random(in: 0x20..<0x7F, using: &generator), count: lineByteCount) + [0x0A]
    }
    bytes += Array("no end".utf8)
    let pieces = try chunks(of: bytes)
    #expect(Array(pieces.joined()) == bytes)
    #expect(pieces.dropLast().allSatisfy { $0.last == 0x0A })
    #expect(pieces.count > 2)
  }

  @Test func aLongLineIsAPiece() throws {
    let long = [UInt8](repeating: 0x61, count: 5 * LineChunks.chunkByteCount)
    let bytes = Array("a\n".utf8) + long + Array("\nb".utf8)
    let pieces = try chunks(of: bytes)
    #expect(Array(pieces.joined()) == bytes)
    #expect(pieces.contains { $0.count > long.count })
    #expect(pieces.last == Array("b".utf8))
  }

  @Test func aWholeFileIsOnePiece() throws {
    let bytes = Array(repeatElement(Array("line\n".utf8), count: 200_000).joined())
    #expect(try chunks(of: bytes, isWhole: true) == [bytes])
  }

  @Test func anEmptyFileHasNoPiece() throws {
    #expect(try chunks(of: []) == [])
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x61], "a"), ([0xEF, 0xBB], "\u{FFFD}"), ([0xEF, 0xBB, 0xBF], ""),
      ([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00], "a\n"), ([0xFE, 0xFF, 0x00, 0x61, 0x20, 0xAC], "a€"),
      ([0xFF, 0xFE, 0x3D, 0xD8, 0x4D, 0xDC], "👍"),
      ([0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0x00], "\u{FFFD}a"), ([0xFF, 0xFE, 0x4D, 0xDC, 0x61], "\u{FFFD}\u{FFFD}"),
      ([0xFF, 0xFE, 0x3D, 0xD8], "\u{FFFD}"), ([0xFF, 0xFE], ""),
    ] as [([UInt8], String)])
  func byteOrderMarksTellTheEncoding(bytes: [UInt8], text: String) throws {
    #expect(try self.text(of: bytes) == text)
  }

  @Test(arguments: [true, false])
  func longUTF16FilesAreTranscoded(isBigEndian: Bool) throws {
    let line = "👍 日本 text \u{E9}\n"
    let text = String(repeating: line, count: 20_000)
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    #expect(try self.text(of: (isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + bytes) == text)
  }
}

@Suite struct BinaryDetectionTests {
  @Test(arguments: [
    "", "a\0b\0", "#tag\0. next\0\0\0", String(repeating: "@a\0", count: 2000), "\u{1B}[31mred\u{1B}[0m\n",
    String(repeating: "\u{2}bold\u{2} \u{3}04red\u{3}\n", count: 100),
    String(repeating: "8=FIX\u{1}9=5\u{1}", count: 100),
    "GIF is a format", "PK",
  ])
  func textsWithControlsAreTexts(text: String) {
    #expect(!isBinary(Array(text.utf8)))
  }

  @Test func oldEncodingsAreTexts() {
    let shiftJIS: [UInt8] = [0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA, 0x82, 0xCC, 0x95, 0xB6, 0x8F, 0xCD, 0x0D, 0x0A]
    #expect(!isBinary(Array(repeatElement(shiftJIS, count: 100).joined())))
    #expect(!isBinary(([0xFF, 0xFE] + repeatElement([0x61, 0x00] as [UInt8], count: 100).joined())))
  }

  @Test func anyBytesAtAllAreTextIfThereAreFew() {
    #expect(!isBinary([0x01, 0xFF, 0x00, 0x80]))
  }

  @Test(
    arguments: [
      [0x7F, 0x45, 0x4C, 0x46, 0x02], [0x1F, 0x8B, 0x08, 0x00], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A],
      [0x50, 0x4B, 0x03, 0x04, 0x61], [0x25, 0x50, 0x44, 0x46, 0x2D, 0x31], [0xFF, 0xFE, 0x00, 0x00, 0x61],
    ] as [[UInt8]])
  func signaturesAreKnown(bytes: [UInt8]) {
    #expect(isBinary(bytes))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func noiseIsBinary(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    #expect(isBinary((0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }))
  }

  @Test func paddingAndUnmarkedUTF16AreBinary() {
    #expect(isBinary((Array("name".utf8) + [UInt8](repeating: 0, count: 60))))
    #expect(isBinary(Array(repeatElement([0x61, 0x00] as [UInt8], count: 100).joined())))
  }

  private func isBinary(_ sample: [UInt8]) -> Bool { selectable.isBinary(sample.span) }
}

@Suite struct FileWalkTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for name in ["b.txt", "a/z", "a/B", "a-b", ".hidden", ".git/config", "CVS/Root", "c/.d/e", "c/f"] {
      try directory.write("", to: name)
    }
    try directory.link("link", to: "b.txt")
    try directory.link("c/up", to: "..")
    try directory.link("broken", to: "nowhere")
  }

  private func visited(_ walk: FileWalk, _ name: String = "") -> [String] {
    var events: [String] = []
    func relative(_ path: FilePath) -> String {
      String(String(decoding: path.bytes, as: UTF8.self).dropFirst(directory.path.count + 1))
    }
    var steps = walk.steps(from: FilePath(directory.path + "/" + name))
    while let event = steps.next() {
      switch event {
      case .file(let path, _): events.append(relative(path))
      case .failure(let path, let error): events.append("\(relative(path)): \(error.message)")
      case .cycle(let path): events.append("\(relative(path)): cycle")
      }
    }
    return events
  }

  @Test func namesAreInOrderAndHiddenOnesAndLinksLeftOut() {
    #expect(visited(FileWalk()) == ["a/B", "a/z", "a-b", "b.txt", "c/f"])
  }

  @Test func hiddenNamesAreVisitedOnDemandButVersionControlNever() {
    #expect(
      visited(FileWalk(includesHidden: true)) == [".hidden", "a/B", "a/z", "a-b", "b.txt", "c/.d/e", "c/f"])
  }

  @Test func linksAreFollowedOnDemandAndCyclesEnd() {
    #expect(
      visited(FileWalk(followsLinks: true)) == [
        "a/B", "a/z", "a-b", "b.txt", "broken: No such file or directory", "c/f", "c/up: cycle", "link",
      ])
  }

  @Test(arguments: [("link", ["link"]), (".git", [".git/config"]), ("none", ["none: No such file or directory"])])
  func whatIsNamedIsVisited(name: String, events: [String]) {
    #expect(visited(FileWalk(), name) == events)
  }
}

@Suite struct LineFeedTests {
  @Test(arguments: 0..<40)
  func lineFeedsAreCountedAndFoundWhereverTheyAre(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let near: [UInt8] = [0x0A, 0x0A, 0x0B, 0x8A, 0x09, 0x00, 0xFF, 0x61]
    let bytes = (0..<Int(seed)).map { _ in near[Int.random(in: 0..<near.count, using: &generator)] }
    let count = bytes.span.lineFeedCount
    #expect(count == bytes.count { $0 == 0x0A })
    for start in 0...bytes.count {
      let found = bytes.span.lineFeedOffset(from: start)
      #expect(found == (bytes[start...].firstIndex(of: 0x0A) ?? bytes.count))
      let last = bytes[start...].lastIndex(of: 0x0A).map { $0 - start + 1 }
      let rest = Array(bytes[start...])
      let end = rest.span.endOfLastLine
      #expect(end == last ?? 0)
    }
  }
}
