import Testing

@Suite struct LayerRuleTests {
  @Test func everyImportKeepsToItsLayer() {
    let files = Repository.files(under: "Sources").filter(\.isSwift)
    #expect(files.count > 10)
    #expect(files.flatMap(LayerRule.violations) == [])
  }

  @Test(arguments: [
    ("Sources/PCRE2/A.swift", "internal import CPCRE2", true),
    ("Sources/PCRE2/A.swift", "public import CPCRE2", false),
    ("Sources/PCRE2/A.swift", "@_exported import CPCRE2", false),
    ("Sources/PCRE2/A.swift", "import TextModel", false),
    ("Sources/TextModel/A.swift", "import Synchronization", true),
    ("Sources/TextModel/A.swift", "import struct Foundation.URL", false),
    ("Sources/TextModel/A.swift", "let a = 1; import PCRE2", false),
    ("Sources/TextModel/A.swift", "// import PCRE2", true),
    ("Sources/TextModel/A.swift", "let text = \"\"\"\nimport PCRE2\n\"\"\"", true),
    ("Sources/TextValidation/Packs/A.swift", "import FoundationEssentials", true),
    ("Sources/TextValidation/A.swift", "import FoundationEssentials", false),
    ("Sources/TextValidation/A.swift", "@testable import TextSelection", false),
    ("Sources/TextSelection/A.swift", "#if canImport(Foundation)\n  import Foundation\n#endif", false),
    ("Sources/TextSelection/A.swift", "@preconcurrency public import TextLayout", false),
    ("Sources/selectable/Scan/A.swift", "import Foundation\nimport Glibc", true),
    ("Sources/selectable/A.swift", "import CPCRE2", false),
    ("Sources/Elsewhere/A.swift", "", false),
  ])
  func layersAreHeld(path: String, text: String, isAllowed: Bool) {
    let violations = LayerRule.violations(in: RepositoryFile(path: path, text: text))
    #expect(violations.isEmpty == isAllowed, "\(violations)")
  }
}
