import Testing

@testable import selectable

/// `selectable wrap --json`.
@Suite struct LayoutReportTests {
  private static let noSelections = #""selections":[],"is_truncated":"#

  private func report(_ text: [UInt8], _ arguments: [String]) throws -> String {
    let directory = try TemporaryDirectory()
    let file = try directory.write(text, to: "text")
    let run = CommandRun(["wrap", "--json"] + arguments + [file])
    #expect(run.status == .found)
    #expect(run.diagnostics == "")
    return run.output.replacing("\"path\":\"\(file)\",", with: "")
  }

  @Test(arguments: [
    ("", #"{"width":5,"lines":[],\#(noSelections)false}"#),
    (
      "hello world\n",
      #"{"width":5,"lines":[{"text":"hello","y":0,"x":0,"width":5,"ranges":{"utf8":[0,6]},"fragments":["#
        + #"{"kind":"text","text":"hello","x":0,"width":5,"ranges":{"utf8":[0,5]}}]},"#
        + #"{"text":"world","y":1,"x":0,"width":5,"ranges":{"utf8":[6,11]},"fragments":["#
        + #"{"kind":"text","text":"world","x":0,"width":5,"ranges":{"utf8":[6,11]}}]}],\#(noSelections)false}"#
    ),
    (
      "a\n\n",
      #"{"width":5,"lines":[{"text":"a","y":0,"x":0,"width":1,"ranges":{"utf8":[0,1]},"fragments":["#
        + #"{"kind":"text","text":"a","x":0,"width":1,"ranges":{"utf8":[0,1]}}]},"#
        + #"{"text":"","y":1,"x":0,"width":0,"ranges":{"utf8":[2,2]},"fragments":[]}],\#(noSelections)false}"#
    ),
  ])
  func linesAndFragmentsHaveTheirPlaces(text: String, report: String) throws {
    #expect(try self.report(Array(text.utf8), ["-w", "5"]) == report + "\n")
  }

  /// Units are counted on from range to range, and the part behind the ellipsis begins before its last fragment.
  @Test func thePartBehindTheEllipsisIsToldInAllUnits() throws {
    let report = try report(
      Array("ab cd ef gh ij kl".utf8), ["-w", "9", "-n", "1", "--truncate", "middle", "--units", "utf16,utf8"])
    #expect(report.contains(#""text":"ab c…j kl""#))
    #expect(report.contains(#""ranges_after_ellipsis":{"utf16":[13,17],"utf8":[13,17]}"#))
  }

  @Test func whatIsHiddenAndWhatIsCutIsTold() throws {
    let text = "See https://example.com/a_(b) or #tag"
    #expect(
      try report(Array(text.utf8), ["-w", "20", "-n", "1", "--more", "More", "--less", "Less"])
        == #"{"width":20,"lines":[{"text":"See https://e…","y":0,"x":0,"width":14,"ranges":{"utf8":[0,13]},"fragments":["#
        + #"{"kind":"text","text":"See","x":0,"width":3,"ranges":{"utf8":[0,3]}},"#
        + #"{"kind":"space","text":" ","x":3,"width":1,"ranges":{"utf8":[3,4]}},"#
        + #"{"kind":"text","text":"https://e","x":4,"width":9,"ranges":{"utf8":[4,13]},"selection":0},"#
        + #"{"kind":"ellipsis","text":"…","x":13,"width":1,"ranges":{"utf8":[13,13]},"selection":0}]}],"selections":["#
        + #"{"kind":"link","text":"https://example.com/a_(b)","value":"https://example.com/a_(b)","#
        + #""ranges":{"utf8":[4,29]},"is_visible":true,"pieces":[{"line":0,"x":4,"width":10}]},"#
        + ##"{"kind":"hashtag","text":"#tag","value":"tag","ranges":{"utf8":[33,37]},"is_visible":false,"pieces":[]}],"##
        + #""button":{"text":"More","line":0,"x":14,"width":6},"is_truncated":true,"hidden":{"utf8":[13,37]}}"# + "\n")
  }

  @Test func aLineThatIsCutInItsMiddleHasTwoRanges() throws {
    #expect(
      try report(Array("日本語テキスト長い".utf8), ["-w", "9", "-n", "1", "--truncate", "middle", "--units", "scalar,utf8"])
        == #"{"width":9,"lines":[{"text":"日本…長い","y":0,"x":0,"width":9,"ranges":{"scalar":[0,2],"utf8":[0,6]},"fragments":["#
        + #"{"kind":"text","text":"日本","x":0,"width":4,"ranges":{"scalar":[0,2],"utf8":[0,6]}},"#
        + #"{"kind":"ellipsis","text":"…","x":4,"width":1,"ranges":{"scalar":[2,2],"utf8":[6,6]}},"#
        + #"{"kind":"text","text":"長い","x":5,"width":4,"ranges":{"scalar":[7,9],"utf8":[21,27]}}],"#
        + #""ranges_after_ellipsis":{"scalar":[7,9],"utf8":[21,27]}}],"#
        + #"\#(Self.noSelections)true,"hidden":{"scalar":[2,7],"utf8":[6,21]}}"# + "\n")
  }

  @Test func offsetsAreThoseOfTheFile() throws {
    #expect(
      try report([0xF0, 0x9F, 0x91] + Array(" @ann".utf8), [])
        == #"{"width":80,"lines":[{"text":"\#u{FFFD} @ann","y":0,"x":0,"width":6,"ranges":{"utf8":[0,8]},"fragments":["#
        + #"{"kind":"text","text":"\#u{FFFD}","x":0,"width":1,"ranges":{"utf8":[0,3]}},"#
        + #"{"kind":"space","text":" ","x":1,"width":1,"ranges":{"utf8":[3,4]}},"#
        + #"{"kind":"text","text":"@ann","x":2,"width":4,"ranges":{"utf8":[4,8]},"selection":0}]}],"selections":["#
        + #"{"kind":"mention","text":"@ann","value":"ann","ranges":{"utf8":[4,8]},"is_visible":true,"#
        + #""pieces":[{"line":0,"x":2,"width":4}]}],"is_truncated":false}"# + "\n")
  }

  @Test func whatRunsFromRightToLeftIsPlacedSo() throws {
    let text = "שלום עולם"
    let report = try report(Array(text.utf8), ["-w", "12", "--align", "leading"])
    #expect(report.contains(#""text":"שלום עולם","y":0,"x":3,"width":9"#))
    #expect(report.contains(#""text":"שלום","x":8,"width":4,"ranges":{"utf8":[0,8]},"level":1"#))
  }
}
