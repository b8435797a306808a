/// Which modules a folder of `Sources` may import.
struct Layer {
  /// The modules it may import anywhere.
  let imports: Set<String>
  /// Modules that only files below these folders of it, or these files, may import.
  var confinedImports: [String: [String]] = [:]
}

/// The layers, bottom up, and the rule that holds every import against them.
enum LayerRule {
  /// Parts of the standard library, which every target may import.
  static let standardLibrary: Set<String> = ["Swift", "Synchronization"]
  static let platformLibraries: Set<String> = ["Darwin", "Glibc", "Musl", "Bionic", "Android"]
  static let libraries: Set<String> = [
    "PCRE2", "TextModel", "TextValidation", "TextSelection", "TextLayout", "TextRendering", "TextComposer",
  ]

  static let layers: [String: Layer] = [
    "PCRE2": Layer(imports: ["CPCRE2"]),
    "TextModel": Layer(imports: []),
    "TextValidation": Layer(
      imports: ["PCRE2", "TextModel"],
      confinedImports: [
        "CTriggerFilter": [
          "Sources/TextValidation/Plain/TriggerFilter.swift", "Sources/TextValidation/Platforms/ByteFinder.swift",
        ],
        "FoundationEssentials": ["Sources/TextValidation/Packs/"],
        // Apple's systems have the essentials in Foundation itself, and normal forms nowhere else.
        "Foundation": [
          "Sources/TextValidation/Packs/PackSource+Folder.swift",
          "Sources/TextValidation/Formatting/CanonicalComposition.swift",
        ],
      ]),
    "TextSelection": Layer(imports: ["TextModel", "TextValidation", "PCRE2"]),
    "TextLayout": Layer(imports: ["TextModel", "TextSelection"]),
    "TextRendering": Layer(imports: ["TextModel", "TextSelection", "TextLayout", "FoundationEssentials"]),
    "TextComposer": Layer(imports: ["TextModel", "TextSelection", "TextLayout"]),
    "SelectableText": Layer(imports: libraries),
    "selectable": Layer(
      imports: platformLibraries.union([
        "SelectableText", "TextComposer", "Foundation", "FoundationEssentials", "Dispatch",
      ])),
    "generate-sources": Layer(imports: ["TextModel", "TextValidation", "Foundation", "FoundationEssentials"]),
  ]

  static func violations(in file: RepositoryFile) -> [String] {
    let target = String(file.pathParts.dropFirst().first ?? "")
    guard let layer = layers[target] else { return [file.violation(line: 1, "\(target) has no layer")] }
    return imports(in: file.text).compactMap { line, module, isExported in
      if module == "CPCRE2" || module == "CTriggerFilter", isExported {
        return file.violation(line: line, "\(module) may only be imported internally")
      }
      if standardLibrary.contains(module) || layer.imports.contains(module) { return nil }
      if layer.confinedImports[module, default: []].contains(where: file.path.hasPrefix) { return nil }
      return file.violation(line: line, "\(target) may not import \(module)")
    }
  }

  /// The modules that `source` imports, with the number of the line and whether clients see the import.
  static func imports(in source: String) -> [(line: Int, module: String, isExported: Bool)] {
    let declaration = /(?:^|;)\s*((?:(?:@\w+(?:\([^)]*\))?|[a-z]+)\s+)*)import\s+(?:[a-z]+\s+)?(\w+)/
    return SwiftCode.lines(of: source).enumerated().flatMap { lineOffset, code in
      guard code.contains("import") else { return [(line: Int, module: String, isExported: Bool)]() }
      return code.matches(of: declaration).map { match in
        let isExported = match.1.contains("public") || match.1.contains("package") || match.1.contains("@_exported")
        return (lineOffset + 1, String(match.2), isExported)
      }
    }
  }
}
