import Testing

@testable import selectable

/// `"layout"` of messages.
@Suite struct MessageLayoutTests {
  private func answer(_ message: [UInt8], _ arguments: [String] = []) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    let file = try directory.write(message + [0x0A], to: "messages")
    return CommandRun(["scan", "--messages"] + arguments + [file])
  }

  private func answer(_ message: String, _ arguments: [String] = []) throws -> CommandRun {
    try answer(Array(message.utf8), arguments)
  }

  @Test func aMessageIsDrawnCollapsedAndExpanded() throws {
    let layout =
      #"{"measurer":"columns","width":40,"lines":2,"truncation":"tail","boundary":"character","ellipsis":"…","#
      + #""more":"More...","less":"Less"}"#
    let link = #"{"kind":"link","text":"https://example.com/a_(b)","value":"https://example.com/a_(b)","#
    let email = #"{"kind":"email","text":"ann@example.org","value":"ann@example.org","#
    let run = try answer(
      #"{"id":7,"text":"We meet at noon, bring the tickets: see https://example.com/a_(b) and mail ann@example.org.","#
        + #""layout":\#(layout)}"#)
    #expect(
      run.output
        == #"{"id":7,"selections":[\#(link)"ranges":{"utf8":[40,65]}},\#(email)"ranges":{"utf8":[75,90]}}],"collapsed":{"#
        + #""text":"We meet at noon, bring the tickets: see\nhttps://example.com/a_(b) and…","#
        + #""lines":["We meet at noon, bring the tickets: see","https://example.com/a_(b) and…"],"isTruncated":true,"#
        + #""button":{"text":"More...","line":1,"x":30,"width":9},"selections":["#
        + #"\#(link)"isVisible":true,"pieces":[{"line":1,"x":0,"width":25}]},"#
        + #"\#(email)"isVisible":false,"pieces":[]}]},"expanded":{"#
        + #""text":"We meet at noon, bring the tickets: see\nhttps://example.com/a_(b) and mail\nann@example.org.","#
        + #""lines":["We meet at noon, bring the tickets: see","https://example.com/a_(b) and mail","ann@example.org."],"#
        + #""isTruncated":false,"button":{"text":"Less","line":2,"x":16,"width":6},"selections":["#
        + #"\#(link)"isVisible":true,"pieces":[{"line":1,"x":0,"width":25}]},"#
        + #"\#(email)"isVisible":true,"pieces":[{"line":2,"x":0,"width":15}]}]}}"# + "\n")
    #expect(run.status == .found)
  }

  @Test(arguments: [
    // A cut selection keeps its value; the ellipsis is part of it.
    (
      "See https://example.com/a_(b) now", #"{"width":20,"lines":1}"#,
      #""text":"See https://example…","lines":["See https://example…"],"isTruncated":true,"selections":["#
        + #"{"kind":"link","text":"https://example.com/a_(b)","value":"https://example.com/a_(b)","isVisible":true,"#
        + #""pieces":[{"line":0,"x":4,"width":16}]}]}"#
    ),
    // A selection that goes on in the next line has a piece on each.
    (
      "see https://example.com", #"{"width":12}"#,
      #""text":"see\nhttps://exam\nple.com","lines":["see","https://exam","ple.com"],"isTruncated":false,"selections":["#
        + #"{"kind":"link","text":"https://example.com","value":"https://example.com","isVisible":true,"#
        + #""pieces":[{"line":1,"x":0,"width":12},{"line":2,"x":0,"width":7}]}]}"#
    ),
    // Cut in its middle, it has two pieces and the ellipsis between them.
    (
      "#abcdefghi", #"{"width":7,"lines":1,"truncation":"middle"}"#,
      ##""text":"#ab…ghi","lines":["#ab…ghi"],"isTruncated":true,"selections":["##
        + ##"{"kind":"hashtag","text":"#abcdefghi","value":"abcdefghi","isVisible":true,"pieces":[{"line":0,"x":0,"width":7}]}]}"##
    ),
    // What contains others is where they are.
    (
      #"\"so @ann said\""#, #"{"width":7}"#,
      ##""text":"\"so\n@ann\nsaid\"","lines":["\"so","@ann","said\""],"isTruncated":false,"selections":["##
        + ##"{"kind":"quotation","text":"\"so @ann said\"","value":"so @ann said","isVisible":true,"##
        + ##""pieces":[{"line":0,"x":0,"width":3},{"line":1,"x":0,"width":4},{"line":2,"x":0,"width":5}]},"##
        + ##"{"kind":"mention","text":"@ann","value":"ann","isVisible":true,"pieces":[{"line":1,"x":0,"width":4}]}]}"##
    ),
    ("a\\nb", #"{"lines":1}"#, #""text":"a…","lines":["a…"],"isTruncated":true,"selections":[]}"#),
    ("", "{}", #""text":"","lines":[],"isTruncated":false,"selections":[]}"#),
    ("a", #"{"width":-3}"#, #""text":"","lines":[""],"isTruncated":true,"selections":[]}"#),
    ("a\\tb", #"{"tab_width":2}"#, #""text":"a  b","lines":["a  b"],"isTruncated":false,"selections":[]}"#),
    (
      "a\\tb", #"{"tab_width":2,"tab_policy":"stops"}"#,
      #""text":"a b","lines":["a b"],"isTruncated":false,"selections":[]}"#
    ),
    (
      "日本語", #"{"width":4,"breaks_ideographs":false,"overflow":"clip"}"#,
      #""text":"日本","lines":["日本"],"isTruncated":false,"selections":[]}"#
    ),
    (
      "abc def", #"{"width":4,"measurer":"utf16","break":"character","line_spacing":2,"ambiguous_wide":true}"#,
      #""text":"abc\ndef","lines":["abc","def"],"isTruncated":false,"selections":[]}"#
    ),
    (
      "@a", #"{"width":6,"align":"right"}"#,
      #""text":"@a","lines":["@a"],"isTruncated":false,"selections":["#
        + #"{"kind":"mention","text":"@a","value":"a","isVisible":true,"pieces":[{"line":0,"x":4,"width":2}]}]}"#
    ),
    (
      "@a b", #"{"width":6,"base_direction":"rtl"}"#,
      #""text":"@a b","lines":["@a b"],"isTruncated":false,"selections":["#
        + #"{"kind":"mention","text":"@a","value":"a","isVisible":true,"#
    ),
  ])
  func settingsSayHow(text: String, layout: String, collapsed: String) throws {
    let run = try answer(#"{"text":"\#(text)","layout":\#(layout)}"#)
    #expect(run.output.contains(#""collapsed":{\#(collapsed)"#), "\(run.output)")
    #expect(run.diagnostics == "")
  }

  @Test func withoutAButtonTheExpandedTextHasNoLimit() throws {
    #expect(
      try answer(#"{"text":"a b","layout":{"width":2,"lines":1}}"#).output
        == #"{"selections":[],"collapsed":{"text":"a…","lines":["a…"],"isTruncated":true,"selections":[]},"#
        + #""expanded":{"text":"a\nb","lines":["a","b"],"isTruncated":false,"selections":[]}}"# + "\n")
  }

  @Test func whatSlackDisplaysIsDrawn() throws {
    let run = try answer(
      #"{"text":"see <https://a.example|the site>!","layout":{"width":8}}"#, ["--dialect", "slack"])
    #expect(
      run.output.contains(
        #""collapsed":{"text":"see the\nsite!","lines":["see the","site!"],"isTruncated":false,"selections":["#
          + #"{"kind":"link","text":"<https://a.example|the site>","value":"https://a.example","isVisible":true,"#
          + #""pieces":[{"line":0,"x":4,"width":3},{"line":1,"x":0,"width":4}]}]}"#))
  }

  @Test func badBytesAreDrawnAndMoveNothing() throws {
    let run = try answer(
      Array(#"{"layout":{},"text":""#.utf8) + [0xFF, 0xF0, 0x9F] + Array(#" @ann"}"#.utf8))
    #expect(
      run.output.hasPrefix(#"{"selections":[{"kind":"mention","text":"@ann","value":"ann","ranges":{"utf8":[4,8]}}]"#))
    #expect(
      run.output.contains(
        "\"lines\":[\"\u{FFFD}\u{FFFD} @ann\"],\"isTruncated\":false,\"selections\":[{\"kind\":\"mention\",\"text\":\"@ann\","
          + "\"value\":\"ann\",\"isVisible\":true,\"pieces\":[{\"line\":0,\"x\":3,\"width\":4}]}]"))
  }

  @Test(arguments: [
    ("7", "'layout' must be an object, not a number"),
    (#"{"widht":7}"#, "unknown layout member 'widht'; did you mean 'width'?"),
    (#"{"isTruncated":true}"#, "unknown layout member 'isTruncated'; did you mean 'truncation'?"),
    (#"{"width":"7"}"#, "'width' must be a whole number, not a string"),
    (#"{"width":1.5}"#, "'width' cannot be 1.5; it is a whole number of 1000000000 at most"),
    (#"{"tab_width":1000}"#, "'tab_width' cannot be 1000; it is a whole number of 100 at most"),
    (#"{"lines":[]}"#, "'lines' must be a whole number, not an array"),
    (#"{"ellipsis":3}"#, "'ellipsis' must be a string, not a number"),
    (#"{"ellipsis":"\#(String(repeating: "…", count: 34))"}"#, "'ellipsis' cannot be longer than 100 bytes"),
    (#"{"ellipsis":"a\u2028b"}"#, "'ellipsis' cannot hold line breaks, tabs and other controls"),
    (#"{"lines":1,"more":"M\u001b[31m","less":"L"}"#, "'more' cannot hold line breaks, tabs and other controls"),
    (#"{"breaks_ideographs":"no"}"#, "'breaks_ideographs' must be a boolean, not a string"),
    (#"{"truncation":"tial"}"#, "'truncation' cannot be 'tial'; did you mean 'tail'?"),
    (#"{"tab_policy":"stop"}"#, "'tab_policy' cannot be 'stop'; did you mean 'stops'?"),
    (#"{"base_direction":"rtol"}"#, "'base_direction' cannot be 'rtol'; did you mean 'rtl'?"),
    (#"{"lines":1,"more":"More"}"#, "'more' and 'less' belong together"),
    (#"{"more":"More","less":"Less"}"#, "'more' needs 'lines', the most lines without it"),
    (#"{"lines":1,"more":"","less":"Less"}"#, "'more' must not be empty"),
  ])
  func whatIsNotPossibleIsAnsweredWithAnError(layout: String, message: String) throws {
    let run = try answer(#"{"id":1,"text":"@a","layout":\#(layout)}"#)
    #expect(run.output == #"{"id":1,"error":"\#(message)"}"# + "\n")
    #expect(run.status == .failure)
    if layout.hasPrefix("{") {
      let complaint = CommandRun("scan", "--messages", "--layout", layout).diagnostics
      #expect(complaint.hasPrefix("selectable: --layout: \(message)\n"))
    }
  }

  @Test func theCommandLineSaysWhatMessagesLeaveOpen() throws {
    let options = ["--layout", #"{"width":2,"lines":1}"#]
    #expect(try answer(#"{"text":"a b"}"#, options).output.contains(#""lines":["a…"]"#))
    #expect(try answer(#"{"text":"a b","layout":null}"#, options).output.contains(#""lines":["a…"]"#))
    #expect(try answer(#"{"text":"a b","layout":{"ellipsis":"."}}"#, options).output.contains(#""lines":["a."]"#))
  }

  @Test(arguments: [#"{"text":"@a"}"#, #"{"text":"@a","layout":null}"#])
  func aMessageWithoutALayoutIsNotLaidOut(message: String) throws {
    #expect(
      try answer(message).output
        == #"{"selections":[{"kind":"mention","text":"@a","value":"a","ranges":{"utf8":[0,2]}}]}"# + "\n")
  }

  @Test(arguments: [
    (["--layout", "{}"], "'--layout' needs '--messages'"),
    (
      ["--messages", "--layout", "[1]"], #"'--layout [1]' is not a JSON object such as {"width":40,"lines":2}"#
    ),
  ])
  func misuseIsExplained(arguments: [String], message: String) {
    let run = CommandRun(["scan"] + arguments)
    #expect(run.status == .failure)
    #expect(run.diagnostics.hasPrefix("selectable: \(message)\n"))
  }
}
