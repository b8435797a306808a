import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// A rescan after an edit leaves the buffer as a scan of the new text would, and says what changed.
@Suite struct RescanTests {
  /// An edit, and what comes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The old text, with bars around what is replaced.
    let before: String
    let inserted: String
    /// The places of the selections that are gone, and of those that came.
    let removed: Range<Int>
    let arrived: Range<Int>
    /// What is scanned of the new text.
    let scanned: String

    init(_ before: String, _ inserted: String, _ removed: Range<Int>, _ arrived: Range<Int>, _ scanned: String) {
      (self.before, self.inserted, self.removed, self.arrived) = (before, inserted, removed, arrived)
      self.scanned = scanned
    }

    var testDescription: String { "\(before.debugDescription) with \(inserted.debugDescription)" }
    /// What stands before, within and behind the bars.
    var parts: [String] { before.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
  }

  private static let rows: [Row] = [
    // Within one line; what the edit does not touch stays.
    Row("Ask @an|| now", "n", 0..<1, 0..<1, "Ask @ann now"),
    Row("#a |#b |#c", "", 1..<2, 1..<1, "#a #c"),
    Row("#a || #c", "#b", 1..<1, 1..<2, "#a #b #c"),
    Row("#a #|b| #c", "d", 1..<2, 1..<2, "#a #d #c"),
    Row("#a |x| #c", "yy", 1..<1, 1..<1, "#a yy #c"),
    Row("#a||", "", 1..<1, 1..<1, "#a"),
    Row("||", "#a", 0..<0, 0..<1, "#a"),
    Row("|#a|", "", 0..<1, 0..<0, ""),
    // The other lines are left alone.
    Row("#a\n|#b|\n#c", "x #d y", 1..<2, 1..<2, "x #d y"),
    Row("#a\n\n||\n#c", "#b", 1..<1, 1..<2, "#b"),
    Row("#a\n#b||", "\n#c", 2..<2, 2..<3, "#b\n#c"),
    Row("||#a\n#b", "#c\n", 0..<0, 0..<1, "#c\n#a"),
    // Lines are joined and parted.
    Row("#a\n@b|\n|c\n#d", "", 1..<2, 1..<2, "@bc"),
    Row("#a\n@b||c\n#d", "\u{2028}", 1..<2, 1..<2, "@b\u{2028}c"),
    Row("#a\r|\n|#b", "", 1..<1, 1..<1, "#b"),
    Row("#a|\r|\n#b", "", 1..<1, 1..<1, "#a"),
    Row("\"a|\n|b\"", "", 0..<0, 0..<1, "\"ab\""),
    Row("\"a||b\"", "\n", 0..<1, 0..<0, "\"a\nb\""),
    // A mark decides about much that it does not touch; what a quotation holds stays as it is.
    Row("\"a #b c||", "\"", 0..<0, 0..<1, "\"a #b c\""),
    Row("|\"|a #b c\"", "", 0..<1, 0..<0, "a #b c\""),
    Row("“#a|”| b”", "", 0..<1, 0..<1, "“#a b”"),
    Row("{{a|}|} #b", "", 0..<1, 0..<0, "{{a} #b"),
    // What stands far off may change too.
    Row("212-555-0147| |ext. 9", "\n", 0..<1, 0..<1, "212-555-0147\next. 9"),
    Row("ann@example.com|x|", "", 0..<0, 0..<1, "ann@example.com"),
  ]

  @Test(arguments: rows)
  func changeIsReported(_ row: Row) throws {
    let parts = row.parts
    try #require(parts.count == 3)
    let scanner = Scanner()
    let start = parts[0].utf8.count
    let edit = TextEdit(replacing: start..<start + parts[1].utf8.count, with: row.inserted)
    let after = parts[0] + row.inserted + parts[2]
    var buffer = SelectionBuffer()
    scanner.scan(parts.joined(), into: &buffer)
    let change = scanner.rescan(after, after: edit, in: &buffer)
    #expect(scanner.selections(of: buffer, in: after) == scanner.selections(in: after))
    #expect(change.removedIndices == row.removed)
    #expect(change.insertedIndices == row.arrived)
    let scanned = Array(after.utf8)[change.rescannedUTF8Range]
    #expect(String(decoding: scanned, as: UTF8.self) == row.scanned)
  }

  @Test func nothingIsMissedWhereTheEditDoesNotFit() {
    let scanner = Scanner()
    let edits = [0..<0, 3..<9, -4..<2, 100..<200].flatMap { range in
      [-7, 0, 5, .max].map { TextEdit(replacing: range, withUTF8Count: $0) }
    }
    for edit in edits {
      var buffer = SelectionBuffer()
      scanner.scan("#a\n#b\n#c", into: &buffer)
      let change = scanner.rescan("x #d\n#e", after: edit, in: &buffer)
      #expect(buffer.candidates == scanner.candidates(in: Array("x #d\n#e".utf8)))
      #expect(buffer.utf8Count == 7)
      #expect(change.removedIndices == 0..<3 && change.insertedIndices == 0..<2 && change.rescannedUTF8Range == 0..<7)
    }
  }

  @Test func emptyBufferIsFilled() {
    var buffer = SelectionBuffer()
    let change = Scanner().rescan("@ann", after: TextEdit(from: "", to: "@ann"), in: &buffer)
    #expect(change.insertedIndices == 0..<1 && buffer.count == 1)
  }

  @Test(arguments: [
    ("abc", "abxc", 2..<2, 1), ("abc", "ac", 1..<2, 0), ("aaa", "aa", 2..<3, 0), ("abc", "xyz", 0..<3, 3),
    ("", "", 0..<0, 0), ("abc", "abc", 3..<3, 0), ("é", "è", 1..<2, 1), ("", "ab", 0..<0, 2), ("ab", "", 0..<2, 0),
  ])
  func smallestEditIsFound(old: String, new: String, replaced: Range<Int>, insertedCount: Int) {
    #expect(TextEdit(from: old, to: new) == TextEdit(replacing: replaced, withUTF8Count: insertedCount))
  }

  /// The limits of the lines that were left alone are kept, at their new offsets.
  @Test func limitHitsAreThoseOfTheNewText() throws {
    let rule = try UserRule(name: "bad", pattern: Pattern("b(a+)+$"))
    let scanner = Scanner {
      $0.userRules = [rule]
      $0.textUnit = .line
    }
    let bad = "b" + String(repeating: "a", count: 30_000) + "c"
    let good = "baaa"
    let texts = [[bad, good, bad], [good, good, bad], [good, "", "x", bad], [good, "", bad, bad], [bad, good]]
    var buffer = SelectionBuffer()
    var old = ""
    for text in texts.map({ $0.joined(separator: "\n") }) {
      scanner.rescan(text, after: TextEdit(from: old, to: text), in: &buffer)
      #expect(buffer.limitHits == scanner.scanned(Array(text.utf8)).limitHits)
      old = text
    }
    #expect(buffer.limitHits.count == 1)
  }
}
