import Foundation
import TestSupport
import TextModel
import TextSelection
import TextValidation
import Testing

/// The messages of `Corpus/messages`: what a scan selects in them, and what holds of any scan and any text.
@Suite struct CorpusTests {
  @Test func corpusIsRead() {
    #expect(CorpusMessage.mistakes == [])
    #expect(CorpusMessage.all.count >= 330)
    #expect(Set(CorpusMessage.all.map(\.topic)).count >= 20)
  }

  /// Every kind is shown, and every topic but `none` shows something.
  @Test func everyKindIsDrawn() {
    let kinds = Set(CorpusMessage.all.flatMap(\.drawing.selections).map(\.kind))
    #expect(
      kinds == ["link", "email", "phone", "mention", "hashtag", "cashtag", "quotation", "handlebars"])
    let shown = Set(CorpusMessage.all.filter { !$0.drawing.selections.isEmpty }.map(\.topic))
    #expect(Set(CorpusMessage.all.map(\.topic)).subtracting(shown) == ["none"])
  }

  @Test func messagesDiffer() {
    var seen: Set<[UInt8]> = []
    for message in CorpusMessage.all {
      #expect(seen.insert(Array(message.raw.utf8)).inserted, "\(message) stands twice")
    }
  }

  /// The raw file is the drawn one without its marks, byte for byte.
  @Test(arguments: CorpusMessage.all)
  func rawLineIsDrawingWithoutMarks(_ message: CorpusMessage) {
    #expect(Array(message.raw.utf8) == Array(message.drawing.text.utf8))
  }

  /// The parser of drawings and their draughtsman undo each other.
  @Test(arguments: CorpusMessage.all)
  func drawingIsDrawnBack(_ message: CorpusMessage) {
    let drawing = message.drawing
    #expect(KindMarkedText.draw(drawing.selections, in: drawing.text) == drawing.description)
  }

  @Test(arguments: CorpusMessage.all)
  func scanSelectsWhatIsDrawn(_ message: CorpusMessage) {
    let found = Self.found(in: message.raw)
    if found != message.drawing.selections {
      let drawn = KindMarkedText.draw(found, in: message.raw)
      Issue.record("\(message)\n  found    \(drawn)\n  expected \(message.drawing)")
    }
  }

  @Test(arguments: CorpusMessage.all)
  func rangesAscendAndNestOrAreDisjoint(_ message: CorpusMessage) {
    // Both what is expected and what is found: a broken expectation would be blamed on the scanner.
    for selections in [message.drawing.selections, Self.found(in: message.raw)] {
      var enclosing: [Range<Int>] = []
      var lastStart = 0
      for selection in selections {
        let range = selection.utf8Range
        #expect(!range.isEmpty && range.lowerBound >= lastStart, "\(message)")
        lastStart = range.lowerBound
        while let outer = enclosing.last, outer.upperBound <= range.lowerBound { enclosing.removeLast() }
        if let outer = enclosing.last {
          #expect(range.upperBound <= outer.upperBound, "\(message): \(outer) partly overlaps \(range)")
        }
        if selection.kind == "quotation" {
          enclosing.append(range)
        } else {
          // Only quotations contain others: nothing may start before this one ends.
          lastStart = range.upperBound
        }
      }
    }
  }

  @Test(arguments: CorpusMessage.all)
  func rangesLieOnScalarBoundaries(_ message: CorpusMessage) {
    var boundaries: Set<Int> = [0]
    var utf8Offset = 0
    for scalar in message.raw.unicodeScalars {
      utf8Offset += scalar.utf8.count
      boundaries.insert(utf8Offset)
    }
    for selection in Self.found(in: message.raw) {
      #expect(boundaries.contains(selection.utf8Range.lowerBound), "\(message)")
      #expect(boundaries.contains(selection.utf8Range.upperBound), "\(message)")
    }
  }

  @Test(arguments: CorpusMessage.all)
  func tokensTileTheText(_ message: CorpusMessage) throws {
    var utf8Offset = 0
    for range in Tokenizer(message.raw).map(\.utf8Range) {
      #expect(range.lowerBound == utf8Offset && !range.isEmpty, "\(message)")
      utf8Offset = range.upperBound
    }
    #expect(utf8Offset == message.raw.utf8.count, "\(message)")
  }

  private static let scanner = Scanner()

  private static func found(in text: String) -> [KindMarkedText.Selection] {
    scanner.selections(in: text).map {
      KindMarkedText.Selection(kind: $0.kind.rawValue, utf8Range: $0.utf8Range)
    }
  }
}

/// One line of `Corpus/messages`: as it is sent, and as it is drawn.
struct CorpusMessage: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  /// The files' name without extension.
  let topic: String
  /// Which line, the first being 1.
  let lineNumber: Int
  /// The line of the raw file.
  let raw: String
  /// The line of the drawn file.
  let drawing: KindMarkedText

  var description: String { "\(topic):\(lineNumber)" }
  var testDescription: String { description }

  /// All messages, by topic and line.
  static let all = read.messages
  /// What is wrong with the files; such lines are not among ``all``.
  static let mistakes = read.mistakes

  private static let read: (messages: [CorpusMessage], mistakes: [String]) = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus/messages")
    var messages: [CorpusMessage] = []
    var mistakes: [String] = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let topics = Set(names.map { String($0.prefix { $0 != "." }) })
    for topic in topics.sorted() {
      guard let raw = lines(of: folder.appending(path: "\(topic).txt")),
        let drawn = lines(of: folder.appending(path: "\(topic).marked")), raw.count == drawn.count
      else {
        mistakes.append("\(topic): a file is missing, does not end with a newline, or has too few lines")
        continue
      }
      for (index, (raw, drawn)) in zip(raw, drawn).enumerated() {
        do {
          let drawing = try KindMarkedText(drawn)
          messages.append(CorpusMessage(topic: topic, lineNumber: index + 1, raw: raw, drawing: drawing))
        } catch {
          mistakes.append("\(topic):\(index + 1): \(error)")
        }
      }
    }
    return (messages, mistakes)
  }()

  /// The lines of a file that ends with a newline, cut at U+000A alone: a message may hold anything else.
  private static func lines(of file: URL) -> [String]? {
    guard let bytes = try? Data(contentsOf: file), bytes.last == UInt8(ascii: "\n") else { return nil }
    return bytes.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
