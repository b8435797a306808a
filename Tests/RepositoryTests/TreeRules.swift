import Foundation

/// Rules about where things stand and what stands beside them.
enum TreeRules {
  /// All that the top of the repository may hold beside dotfiles.
  static let topLevelNames: Set<String> = [
    "Package.swift", "Sources", "Tests", "Validators", "Corpus", "README.md", "Makefile", "LICENSE", "CHANGELOG.md",
  ]

  static func strangers(atTopLevel names: [String]) -> [String] {
    names.filter { !$0.hasPrefix(".") && !topLevelNames.contains($0) }.sorted()
  }

  /// A rule of a pack shows what it matches and what it does not.
  static func examples(in file: RepositoryFile) -> [String] {
    guard file.path.hasPrefix("Validators/"), file.path.hasSuffix(".json"), !file.path.hasSuffix(".schema.json"),
      file.pathParts.last != "pack.json"
    else { return [] }
    guard let rule = try? JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? [String: Any] else {
      return [file.violation(line: 1, "is no JSON object")]
    }
    return ["matches", "rejects"].compactMap { key in
      if let examples = rule[key] as? [Any], !examples.isEmpty { return nil }
      return file.violation(line: 1, "has no `\(key)`")
    }
  }

  /// A folder of the corpus says in `Corpus/README.md` what each of its files is for.
  static func undescribed(_ files: [RepositoryFile], by readme: String) -> [String] {
    files.filter { file in
      let name = String(file.pathParts.last ?? "")
      return name != "README.md" && !readme.contains(name)
    }.map { $0.violation(line: 1, "Corpus/README.md does not name it") }
  }
}
