import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// Random edits of random texts: after each, the buffer holds what a scan of the whole would, and the change tells how.
@Suite("Rescan: random edits")
struct RescanPropertyTests {
  /// A scanner, and how many edits it is given.
  struct Subject: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let editCount: Int
    let scanner: Scanner
  }

  private static func subjects() throws -> [Subject] {
    let sources = ["^\\w+", "\\w+$", "(?<=\\s)b\\w*", "a\\b", "(?m)^.$", "[^a]\\z", "é"]
    let rules = try sources.map { try UserRule(name: $0, pattern: Pattern($0)) }
    func subject(_ name: String, _ editCount: Int, _ change: (inout Scanner.Configuration) -> Void) -> Subject {
      Subject(testDescription: name, editCount: editCount, scanner: Scanner(change))
    }
    return [
      subject("default", 3000) { _ in },
      subject("every option changed", 1000) { $0.options = ScanInvariantTests.everyOptionChanged() },
      subject("mentions only", 500) { $0.kinds = [.mention] },
      subject("words", 500) { $0.granularity = .word },
      subject("precedence", 300) { $0.resolver = .precedence },
      subject("patterns by line", 500) {
        $0.userRules = rules
        $0.textUnit = .line
      },
      subject("patterns by line, precedence", 200) {
        $0.userRules = rules
        $0.textUnit = .line
        $0.resolver = .precedence
      },
      subject("patterns on the whole", 300) { $0.userRules = rules },
      subject("a choice by offset", 300) { $0.resolver = .choosing { $0.first { $0.utf8Range.lowerBound % 2 == 0 } } },
      subject("words and patterns", 200) {
        $0.userRules = rules
        $0.granularity = .word
      },
    ]
  }

  @Test(arguments: try subjects())
  func rescanIsAScan(_ subject: Subject) {
    var fragments = FragmentText(seed: 31)
    var text: [UInt8] = []
    var buffer = SelectionBuffer()
    for _ in 0..<subject.editCount {
      let (edit, new) = Self.edited(text, &fragments)
      let old = buffer.candidates
      let change = subject.scanner.rescan(new.span, after: edit, in: &buffer)
      let expected = subject.scanner.candidates(in: new)
      guard buffer.candidates == expected, Self.explains(change, edit, old, buffer.candidates) else {
        Issue.record("\(text) \(edit) \(new): \(old), \(buffer.candidates), not \(expected); \(change)")
        return
      }
      text = new
    }
  }

  /// Texts grow to some hundred bytes; one edit in four deletes much, or starts anew.
  private static func edited(_ text: [UInt8], _ fragments: inout FragmentText) -> (TextEdit, [UInt8]) {
    let start = fragments.number(in: 0..<text.count + 1)
    let isLong = text.count > 300
    var greatestCount = [0, 3, 12, isLong ? text.count : 40][fragments.number(in: isLong ? 2..<4 : 0..<4)]
    greatestCount = min(greatestCount, text.count - start)
    let end = start + fragments.number(in: 0..<greatestCount + 1)
    let inserted = fragments.number(in: 0..<4) == 0 ? [] : fragments.bytes(maximumCount: isLong ? 2 : 5)
    let edit = TextEdit(replacing: start..<end, withUTF8Count: inserted.count)
    return (edit, text[..<start] + inserted + text[end...])
  }

  /// Whether what the change leaves out stayed what it was: untouched, and at most moved.
  private static func explains(
    _ change: SelectionChange, _ edit: TextEdit, _ old: [Candidate], _ new: [Candidate]
  ) -> Bool {
    let distance = edit.insertedUTF8Count - edit.replacedUTF8Range.count
    func isSame(_ before: Candidate, _ after: Candidate) -> Bool {
      let isBehind = before.utf8Range.lowerBound >= edit.replacedUTF8Range.upperBound
      guard isBehind || before.utf8Range.upperBound <= edit.replacedUTF8Range.lowerBound else { return false }
      let shift = isBehind ? distance : 0
      return before.ruleIndex == after.ruleIndex
        && before.utf8Range.lowerBound + shift == after.utf8Range.lowerBound
        && before.utf8Range.upperBound + shift == after.utf8Range.upperBound
    }
    let (removed, inserted) = (change.removedIndices, change.insertedIndices)
    return removed.lowerBound == inserted.lowerBound
      && old.count - removed.upperBound == new.count - inserted.upperBound
      && zip(old[..<removed.lowerBound], new).allSatisfy(isSame)
      && zip(old[removed.upperBound...], new[inserted.upperBound...]).allSatisfy(isSame)
  }
}
