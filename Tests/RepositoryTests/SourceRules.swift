/// Rules that one source file keeps or breaks by itself. Each gives what breaks it, as `path:line: reason`.
enum SourceRules {
  /// Where memory safety rests on us and not on the compiler: each entry is a file, or a folder if it ends in `/`.
  static let unsafePlaces = [
    "Sources/PCRE2/",
    "Sources/TextSelection/LineBreakSearch.swift",
    "Sources/TextValidation/Plain/TriggerFilter.swift",
    "Sources/TextValidation/Platforms/ByteFinder.swift",
    "Sources/TextValidation/Plain/TriggerWindow.swift",
    "Sources/selectable/System/",
    "Sources/selectable/Output/BufferedWriter.swift",
  ]

  /// The longest a file may be that was written by hand.
  static let lineLimit = 400

  /// Words that say nothing about what a file is for.
  static let emptyWords: Set<String> = ["Util", "Utils", "Utility", "Helper", "Helpers", "Manager", "Managers", "Impl"]
  /// Names that are all a file or a folder has.
  static let emptyNames: Set<String> = ["Common", "Extensions", "Misc", "Shared"]

  static func unsafeCode(in file: RepositoryFile) -> [String] {
    let isListed = unsafePlaces.contains { $0.hasSuffix("/") ? file.path.hasPrefix($0) : file.path == $0 }
    guard !isListed, file.text.contains("unsafe") else { return [] }
    return numberedLines(of: file).filter { $0.code.contains(/\bunsafe\b/) }
      .map { file.violation(line: $0.number, "`unsafe` outside the listed places") }
  }

  static func traps(in file: RepositoryFile) -> [String] {
    numberedLines(of: file).flatMap { number, code in
      var found: [String] = []
      if code.contains("!"), code.contains(/\b(?:try|as)!/) { found.append("a forced `try` or cast") }
      if code.contains("fatalError") { found.append("`fatalError`") }
      if code.contains("unchecked"), code.contains(/@unchecked\s+Sendable/) { found.append("`@unchecked Sendable`") }
      return found.map { file.violation(line: number, $0) }
    }
  }

  static func length(of file: RepositoryFile) -> [String] {
    let lineCount = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    if file.isGenerated || lineCount <= lineLimit { return [] }
    return [file.violation(line: lineCount, "more than \(lineLimit) lines")]
  }

  static func name(of file: RepositoryFile) -> [String] {
    file.pathParts.flatMap { part -> [String] in
      let stem = String(part.prefix { $0 != "." })
      let words = stem.matches(of: /[A-Z]?[a-z0-9]+|[A-Z]+/).map { String($0.0) }
      if emptyNames.contains(stem) { return [file.violation(line: 1, "\(stem) is no purpose")] }
      return words.filter(emptyWords.contains).map { file.violation(line: 1, "\($0) in a name says nothing") }
    }
  }

  /// Paths of somebody's machine, and hosts of package registries: the repository speaks of the project alone.
  static func places(in file: RepositoryFile) -> [String] {
    let path = /(?:^|[\s"'`=(:,<>])\/(?:home|root|Users|work|farm|opt|tmp|private|workspace)\/[A-Za-z0-9._]/
    let registries = [
      ["pypi", "org"], ["pythonhosted", "org"], ["npmjs", "org"], ["crates", "io"], ["proxy", "golang", "org"],
      ["deb", "debian", "org"], ["rubygems", "org"], ["maven", "org"],
    ].map { $0.joined(separator: ".") }
    return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { lineOffset, line in
      var found = registries.filter { line.contains($0) }.map { "\($0) is the host of a registry" }
      if line.contains(path) { found.append("a path of a machine") }
      return found.map { file.violation(line: lineOffset + 1, $0) }
    }
  }

  /// A generated file begins with a comment that says what made it, and from which version of what.
  static func provenance(of file: RepositoryFile) -> [String] {
    guard file.isGenerated else { return [] }
    let head = file.text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") }
      .joined(separator: "\n")
    if head.contains("generate-sources"), head.contains(/\d/) { return [] }
    return [file.violation(line: 1, "names no generator and version")]
  }

  private static func numberedLines(of file: RepositoryFile) -> [(number: Int, code: Substring)] {
    SwiftCode.lines(of: file.text).enumerated().map { ($0.offset + 1, $0.element) }
  }
}
