import Foundation

/// Makes `MarkdownEntityTable.swift`: the named character references of HTML.
struct MarkdownEntitySource {
  private let data: DataFile

  init(folder: URL) throws { data = try DataFile(folder.appending(path: "entities-html.txt")) }

  func file() throws -> GeneratedFile {
    let entities = try data.words(of: "entities").map(String.init)
    return GeneratedFile(
      path: "Sources/TextValidation/Generated/MarkdownEntityTable.swift",
      sources: "Named character references of HTML \(data.version) of \(data.date)",
      body: """
        extension MarkdownEntities {
          /// \(entities.count) names, each with `=` and its code points, in hexadecimal digits and with commas between. Blanks and
          /// line feeds between names.
          static let text = \"""
        \(TopLevelDomainSource.wrapped(entities, indent: "    "))    \"""
        }

        """)
  }
}
