import Testing

/// The tables that say what features of other message fields are here.
@Suite struct MigratingFieldsTests {
  /// What each row of a table says is here: its last column, with the number of its line.
  private func answers() throws -> [(lineNumber: Int, text: String)] {
    let article = try Repository.file("Sources/SelectableText/SelectableText.docc/MigratingFields.md").text
    return article.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      lineOffset, line in
      guard line.hasPrefix("| "), !line.hasPrefix("| ---") else { return nil }
      return (lineOffset + 1, String(line.dropLast(2).split(separator: "|").last ?? ""))
    }
  }

  /// The names that modules declare, cases of enumerations and labels of parameters included.
  private func declaredNames() -> Set<String> {
    let modules = ["TextComposer", "TextLayout", "TextSelection", "TextModel"].flatMap {
      Repository.files(under: "Sources/\($0)")
    }
    var names: Set<String> = []
    for file in modules where file.isSwift && !file.isGenerated {
      let code = SwiftCode.lines(of: file.text).joined(separator: "\n")
      let declarations = code.matches(of: /(?:case|var|let|func|struct|class|enum|protocol) ([A-Za-z]\w*)/)
      let labels = code.matches(of: /[(,\s]([A-Za-z]\w*)(?: \w+)?:/)
      names.formUnion(declarations.map { String($0.1) } + labels.map { String($0.1) })
    }
    return names
  }

  @Test func everyNameIsDeclared() throws {
    let names = declaredNames()
    let used = try answers().flatMap { lineNumber, text in
      text.matches(of: /`([^`]+)`/).flatMap { span in
        span.1.matches(of: /[A-Za-z]\w*/).map { (lineNumber: lineNumber, name: String($0.0)) }
      }
    }
    #expect(used.count > 100)
    #expect(used.filter { !names.contains($0.name) }.map { "line \($0.lineNumber): \($0.name)" } == [])
  }

  @Test func everyRowSaysWhatIsHere() throws {
    let answers = try answers()
    #expect(answers.count > 100)
    #expect(answers.filter { $0.text.allSatisfy(\.isWhitespace) }.map(\.lineNumber) == [])
  }
}
