import Testing

@testable import selectable

@Suite struct WrapCommandTests {
  private func wrapped(_ text: String, _ arguments: [String]) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    return CommandRun(["wrap"] + arguments + [try directory.write(text, to: "text")])
  }

  @Test(arguments: [
    ("Ask @ann about #swift today\n", ["-w", "8"], "Ask @ann\nabout\n#swift\ntoday\n"),
    ("hello world", ["--width", "5"], "hello\nworld\n"),
    ("  ab cd  \n", ["-w", "4"], "  ab\ncd\n"),
    ("a b\r\nc\r\n", ["-w", "4"], "a b\nc\n"),
    ("a\u{2028}b\u{C}\n", ["-w", "4"], "a\nb\n\n"),
    ("\n\na\n\n", ["-w", "4"], "\n\na\n\n"),
    ("\n", ["-w", "4"], "\n"),
    ("", ["-w", "4"], ""),
    ("#tag\0. next", ["-w", "5"], "#tag.\nnext\n"),
    ("日本語テキスト", ["-w", "7"], "日本語\nテキス\nト\n"),
    ("👩‍👩‍👧👍🏽e\u{301}", ["-w", "3"], "👩‍👩‍👧\n👍🏽e\u{301}\n"),
  ])
  func linesAreBrokenWhereTheyMustBe(text: String, arguments: [String], output: String) throws {
    let run = try wrapped(text, arguments)
    #expect(run.output == output)
    #expect(run.diagnostics == "")
    #expect(run.status == .found)
  }

  @Test(arguments: [
    ("hello world", ["-w", "7", "--break", "character"], "hello w\norld\n"),
    ("see a/b-c (d)", ["-w", "6", "--break", "unicode"], "see a/\nb-c\n(d)\n"),
    ("abcdefghijklmno", ["-w", "10"], "abcdefghij\nklmno\n"),
    ("a abcdefghijklmno b", ["-w", "10", "--overflow", "truncate"], "a\nabcdefghi…\nb\n"),
    ("a abcdefghijklmno b", ["-w", "10", "--overflow", "clip"], "a\nabcdefghij\nb\n"),
    ("abcdefghijklmno", ["-w", "10", "--overflow", "truncate", "--ellipsis", "..."], "abcdefg...\n"),
    ("abcdefghij", ["-w", "2", "--overflow", "truncate", "--ellipsis", "..."], "..\n"),
    ("aaa bbb ccc\n\n", ["-w", "8", "--align", "right"], " aaa bbb\n     ccc\n\n"),
    ("aaa bb\n", ["-w", "9", "--align", "center"], " aaa bb\n"),
    ("ab\nשלום\n", ["-w", "6", "--align", "leading"], "ab\n  שלום\n"),
    ("ab\u{2029}שלום\n", ["-w", "6", "--align", "trailing"], "    ab\nשלום\n"),
    ("a\tb\tc\n", ["-w", "20"], "a       b       c\n"),
    ("\0ab\t\tc\n", ["-w", "20", "--tab-width", "4"], "ab      c\n"),
    ("a\tb\n", ["-w", "20", "--tab-width", "0"], "ab\n"),
    // A tab that is wider than a line, where blanks do not hang.
    ("\u{A0}\t\u{301}", ["-w", "6", "--break", "unicode"], "\u{A0}\n      \n\u{301}\n"),
    // Nothing is drawn, and nothing moved aside for it.
    ("👍/ $", ["-w", "1", "--break", "unicode", "--overflow", "clip", "--align", "right"], "\n$\n"),
    ("né né", ["-w", "4", "--measurer", "utf8"], "né\nné\n"),
    ("👍👍", ["-w", "2", "--measurer", "grapheme"], "👍👍\n"),
    ("👍👍", ["-w", "3", "--measurer", "utf16"], "👍\n👍\n"),
    ("αβγ", ["-w", "4", "--ambiguous-wide"], "αβ\nγ\n"),
  ])
  func optionsSayHow(text: String, arguments: [String], output: String) throws {
    let run = try wrapped(text, arguments)
    #expect(run.output == output)
    #expect(run.status == .found)
  }

  @Test(arguments: [
    ("hello world foo\n", ["-w", "10", "-n", "1"], "hello wor…\n"),
    ("hello world foo\n", ["-w", "10", "-n", "1", "--boundary", "word"], "hello…\n"),
    ("hello world foo\n", ["-w", "10", "-n", "1", "--truncate", "head"], "…world foo\n"),
    ("hello world foo\n", ["-w", "10", "-n", "1", "--truncate", "middle"], "hello…foo\n"),
    ("hello world foo\n", ["-w", "10", "-n", "1", "--truncate", "clip"], "hello worl\n"),
    ("hello world foo\n", ["-w", "10", "-n", "1", "--ellipsis", "..."], "hello w...\n"),
    ("hello world foo\n", ["-w", "10", "-n", "0"], "hello\nworld foo\n"),
    ("a\n \n\0\n", ["-w", "10", "-n", "1"], "a\n"),
    ("a b\n\nc\n", ["-w", "10", "-n", "1"], "a b…\n"),
    ("x\r\n\r\ny\r\n", ["-w", "10", "-n", "2"], "x\n…\n"),
    ("aa bb cc dd ee\n", ["-w", "5", "-n", "2", "--truncate", "head"], "aa bb\n…d ee\n"),
    (
      "one two three four five six\n", ["-w", "10", "-n", "2", "--more", "More", "--less", "Less"],
      "one two\nthr… More\n"
    ),
    ("one two\n", ["-w", "10", "-n", "2", "--more", "More", "--less", "Less"], "one two\n"),
    (
      "hello wonderful world", ["-w", "16", "-n", "1", "--more", "More", "--less", "Less", "--expanded"],
      "hello wonderful\nworld Less\n"
    ),
    ("aaa bbb ccc\n", ["-w", "7", "-n", "1", "--align", "right", "--boundary", "word"], "   aaa…\n"),
  ])
  func textsAreShownAsTheirFirstLines(text: String, arguments: [String], output: String) throws {
    let run = try wrapped(text, arguments)
    #expect(run.output == output)
    #expect(run.status == .found)
  }

  @Test func selectionsThatADialectDrawsOtherwiseAreDrawnSo() throws {
    let run = try wrapped("see <https://a.example|the site>!\n", ["-w", "10", "--dialect", "slack"])
    #expect(run.output == "see the\nsite!\n")
  }

  @Test(arguments: [["--width", "4"], ["--width", "4", "--lines", "9"], ["--width", "4", "--align", "trailing"]])
  func filesAreWrappedOneAfterAnother(arguments: [String]) throws {
    let directory = try TemporaryDirectory()
    let files = [try directory.write("a b", to: "1"), directory.path + "/none", try directory.write("c\n", to: "2")]
    let run = CommandRun(["wrap"] + arguments + files)
    #expect(run.output.split(separator: "\n").map { $0.drop { $0 == " " } } == ["a b", "c"])
    #expect(run.diagnostics == "selectable: \(directory.path)/none: No such file or directory\n")
    #expect(run.status == .failure)
  }

  @Test func longLinesAreLeftOutWithAnError() throws {
    let run = try wrapped("a b\nabcdefghijk\nc\n", ["-w", "2", "--max-line", "8"])
    #expect(run.output == "a\nb\nc\n")
    #expect(
      run.diagnostics.hasSuffix(
        "text: line 2 is longer than 8 bytes, the most that '--max-line' allows, and left out; "
          + "give a larger '--max-line', or break the line\n"))
    #expect(run.status == .failure)
    #expect(try wrapped("abcdefghi", ["--json", "--max-line", "8"]).status == .failure)
  }

  @Test(arguments: [
    (["--width", "0"], "'--width' must be at least 1"),
    (["--lines", "-1"], "'--lines' cannot be less than 0"),
    (["--tab-width=-2"], "'--tab-width' cannot be less than 0"),
    (["--width", "x"], "'--width x' is not a whole number such as 1000"),
    (["--width", "1000000001"], "'--width' cannot be 1000000001; it is a whole number of 1000000000 at most"),
    (["--tab-width", "101"], "'--tab-width' cannot be 101; it is a whole number of 100 at most"),
    (["--lines", "2", "--truncate", "tial"], "'--truncate' cannot be 'tial'; did you mean 'tail'?"),
    (["--align", "centre"], "'--align' cannot be 'centre'; did you mean 'center'?"),
    (["--measurer", "columm"], "'--measurer' cannot be 'columm'; did you mean 'columns'?"),
    (["--truncate", "head"], "'--truncate' needs '--lines'"),
    (["--boundary", "word"], "'--boundary' needs '--lines'"),
    (["--expanded"], "'--expanded' needs '--more'"),
    (["--units", "utf16"], "'--units' needs '--json'"),
    (["--lines", "1", "--more", "More"], "'--more' and '--less' belong together"),
    (["--more", "More", "--less", "Less"], "'--more' needs '--lines', the most lines without it"),
    (["--lines", "1", "--more", "More", "--less", ""], "'--less' must not be empty"),
    (["--ellipsis", "a\tb"], "'--ellipsis' cannot hold line breaks, tabs and other controls"),
    (["-n", "1", "--more", "M", "--less", "a\nb"], "'--less' cannot hold line breaks, tabs and other controls"),
    (["--widht", "8"], "unknown option '--widht'; did you mean '--width'?"),
    (["--dialect", "twiter"], "unknown dialect 'twiter'; did you mean 'twitter'?"),
  ])
  func misuseIsExplained(arguments: [String], message: String) {
    let run = CommandRun(["wrap"] + arguments)
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.diagnostics.hasPrefix("selectable: \(message)\n"))
  }

  @Test func helpIsNarrow() {
    #expect(CommandRun("wrap", "--help").output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
