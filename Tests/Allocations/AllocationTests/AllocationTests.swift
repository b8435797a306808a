import AllocationCounting
import Foundation
import SelectableText
import Testing

/// A scan into a buffer that has grown to its texts allocates nothing.
@Suite(.enabled(if: allocation_counting_is_available(), "needs glibc, and no sanitizer"))
struct AllocationTests {
  private let scanner = TextSelection.Scanner()
  private let messages: [String]

  init() throws {
    messages = try CorpusFolder.messages()
    try #require(messages.count > 600)
  }

  /// How many blocks `body` allocates.
  private static func allocationCount(of body: () -> Void) -> Int {
    let before = allocation_count_of_thread()
    body()
    return Int(allocation_count_of_thread() - before)
  }

  @Test func allocationsAreCounted() {
    var blocks: [[Int]] = []
    blocks.reserveCapacity(8)
    let count = Self.allocationCount {
      for blockCount in messages.indices.prefix(8) { blocks.append(Array(0...blockCount)) }
    }
    #expect(count == 8)
    #expect(blocks.map(\.count) == Array(1...8))
  }

  @Test func warmScansAllocateNothing() {
    var buffer = SelectionBuffer()
    for message in messages { scanner.scan(message, into: &buffer) }
    var selectionCount = 0
    for message in messages {
      let count = Self.allocationCount {
        scanner.scan(message, into: &buffer)
        for candidate in buffer.candidates where candidate.utf8Range.count > 1 { selectionCount += 1 }
      }
      #expect(count == 0, "\(message)")
    }
    #expect(selectionCount > 200)
  }

  /// A message of 200 characters with five selections, collapsed to two lines: what is allocated does not grow with the
  /// width, hence not with the number of fragments that are shown.
  @Test func layoutAllocatesLittle() throws {
    let message = String(
      ("Ask @ann about https://example.com/a_(b) or mail ann@example.org, see #swift and call +1 415 555 0132. "
        + String(repeating: "More words follow here. ", count: 5)).prefix(200))
    try #require(message.count == 200)
    let selections = scanner.selections(in: message).map { SelectionSpan($0) }
    #expect(selections.count == 5)
    var configuration = SelectableTextConfiguration()
    configuration.truncationMode = .truncateTail
    configuration.expansion = try TextExpansion(
      collapsed: .init(label: "More...", lineLimit: 2), expanded: .init(label: "Less", lineLimit: 0))
    for width in [20.0, 40, 80] {
      var layout: TextLayout?
      let count = Self.allocationCount {
        layout = TextLayout(
          of: message, selections: selections, configuration: configuration, containerWidth: width,
          measurer: ColumnMeasurer())
      }
      #expect(layout?.isTruncated == true)
      // The first decodes the tables.
      if width == 20 { continue }
      #expect(count <= 64, "\(width)")
      print("A message of 200 characters in two lines of \(Int(width)) columns: \(count) allocations")
    }
  }

  /// Each message becomes the next by one edit.
  @Test func warmRescansAllocateNothing() {
    var buffer = SelectionBuffer()
    for pass in 0..<2 {
      scanner.scan("", into: &buffer)
      var old = ""
      for message in messages {
        let count = Self.allocationCount {
          scanner.rescan(message, after: TextEdit(from: old, to: message), in: &buffer)
        }
        #expect(pass == 0 || count == 0, "\(message)")
        old = message
      }
    }
  }
}

/// The messages of the corpus, each a line of a file.
private enum CorpusFolder {
  static func messages() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus/messages")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".txt") }.sorted()
      .flatMap { try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n") }
      .map(String.init)
  }
}
