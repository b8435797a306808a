import SelectableText
import TestSupport
import Testing

@testable import selectable

/// Says that every candidate is a mention whose value is its text.
private struct Mentions: CandidateSource {
  func kindName(of candidate: Candidate) -> String { "mention" }
  func value(of candidate: Candidate, in utf8: Span<UInt8>) -> String {
    String(copying: utf8.extracting(candidate.utf8Range))
  }
  func valueParts(of candidate: Candidate, in utf8: Span<UInt8>) -> TextSelection.Scanner.ValueParts? { nil }
  func attributes(of candidate: Candidate, in utf8: Span<UInt8>) -> [String: String] { [:] }
}

private func candidates(_ marked: MarkedText) -> [Candidate] {
  marked.utf8Ranges.map { Candidate(ruleIndex: 0, utf8Range: $0) }
}

@Suite struct SelectionPrinterTests {
  private func printed(
    _ pieces: [MarkedText], _ lineOutput: LineOutput = LineOutput(), form: ScanOptions.Form = .lines,
    units: [OffsetUnit] = [.utf8]
  ) -> String {
    var options = ScanOptions()
    options.form = form
    options.units = units
    var printer = SelectionPrinter(options, lineOutput)
    var output = BufferedWriter(.memory)
    printer.beginFile(FilePath("dir/a\u{1B}"))
    for piece in pieces {
      let utf8 = piece.text.utf8
      printer.beginPiece()
      for candidate in candidates(piece) { printer.write(candidate, of: Mentions(), in: utf8.span, to: &output) }
      printer.finishPiece(utf8.span)
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("⟦@a⟧", "1:1:mention:@a\n"), ("x\n\né ⟦@b⟧ ⟦@c⟧\n⟦@d⟧\n", "3:4:mention:@b\n3:7:mention:@c\n4:1:mention:@d\n"),
    ("\r\n⟦@e⟧", "2:1:mention:@e\n"), ("⟦\"a ⟦@b⟧\"⟧", "1:1:mention:\"a @b\"\n1:4:mention:@b\n"), ("none", ""),
    ("⟦a\nb⟧ ⟦c⟧", "1:1:mention:a\\nb\n2:3:mention:c\n"),
  ])
  func linesAndColumnsCountFromOne(marked: String, lines: String) {
    #expect(printed([MarkedText(marked)]) == lines)
  }

  @Test func linesCountOnThroughPieces() {
    let pieces = ["a\n⟦@b⟧\n", "\n\n", "⟦@c⟧"].map { MarkedText($0) }
    #expect(printed(pieces) == "2:1:mention:@b\n5:1:mention:@c\n")
  }

  @Test(
    arguments: [
      ([.utf8], 9), ([.utf16], 5), ([.scalar], 4), ([.scalar, .utf8], 4),
    ] as [([OffsetUnit], Int)])
  func columnsCountInTheFirstUnit(units: [OffsetUnit], column: Int) {
    #expect(printed([MarkedText("x\n👍日 ⟦@a⟧")], units: units) == "2:\(column):mention:@a\n")
  }

  @Test func jsonShowsEveryUnitFromTheStartOfTheLine() {
    #expect(
      printed([MarkedText("x\n👍 ⟦@é⟧\n⟦@b⟧")], form: .json, units: [.utf8, .utf16, .scalar])
        == #"{"path":"dir/a\u001b","line":2,"column":6,"kind":"mention","text":"@é","value":"@é","#
        + #""ranges":{"utf8":[5,8],"utf16":[3,5],"scalar":[2,4]}}"# + "\n"
        + #"{"path":"dir/a\u001b","line":3,"column":1,"kind":"mention","text":"@b","value":"@b","#
        + #""ranges":{"utf8":[0,2],"utf16":[0,2],"scalar":[0,2]}}"# + "\n")
  }

  @Test func pathsAreShownAndEscaped() {
    #expect(printed([MarkedText("⟦@a⟧")], LineOutput(showsPath: true)) == "dir/a\\u{1B}:1:1:mention:@a\n")
  }

  @Test func coloursSurroundParts() {
    #expect(
      printed([MarkedText("⟦@a⟧")], LineOutput(usesColor: true))
        == "\u{1B}[32m1\u{1B}[0m:1:\u{1B}[36mmention\u{1B}[0m:\u{1B}[1;31m@a\u{1B}[0m\n")
  }

  @Test func answersShowNestedRangesInEveryUnit() {
    let marked = MarkedText("é ⟦“a ⟦@b⟧”⟧")
    var ranges = RangeWriter(units: [.scalar, .utf8])
    var output = BufferedWriter(.memory)
    for candidate in candidates(marked) {
      ranges.write(membersOf: candidate, of: Mentions(), in: marked.text.utf8.span, to: &output)
    }
    #expect(
      String(decoding: output.bytes, as: UTF8.self)
        == #""kind":"mention","text":"“a @b”","value":"“a @b”","ranges":{"scalar":[2,8],"utf8":[3,13]}}"#
        + #""kind":"mention","text":"@b","value":"@b","ranges":{"scalar":[5,7],"utf8":[8,10]}}"#)
  }

  @Test func limitsAreReportedOnceARule() {
    var report = LimitReport()
    for (name, utf8Offset) in [("a", 5), ("b", 7), ("a", 9)] {
      report.add(name, reason: "why", place: "offset \(utf8Offset)")
    }
    #expect(
      report.takeSentences() == [
        "rule 'a' gave up 2 times, first at offset 5: why", "rule 'b' gave up once, first at offset 7: why",
      ])
    #expect(report.takeSentences() == [])
  }

  @Test func limitsOfPiecesAreReportedTogether() {
    var report = LimitReport()
    report.add("a", reason: "why", place: "offset 1")
    var later = LimitReport()
    for name in ["b", "a", nil, "a"] { later.add(name, reason: "why", place: "offset 9") }
    later.add("a", reason: "time", place: "offset 10")
    report.add(later)
    #expect(
      report.takeSentences() == [
        "rule 'a' gave up 3 times, first at offset 1: why", "rule 'b' gave up once, first at offset 9: why",
        "the scan gave up once, first at offset 9: why", "rule 'a' gave up once, first at offset 10: time",
      ])
  }
}
