import Foundation
import TextValidation

/// Makes `TopLevelDomainTable.swift`: IANA's list, each domain in every form that a label may have.
struct TopLevelDomainSource {
  private let data: DataFile

  init(folder: URL) throws { data = try DataFile(folder.appending(path: "tlds-iana.txt")) }

  func file() throws -> GeneratedFile {
    let labels = try data.words(of: "iana")
    let forms = labels.flatMap { TopLevelDomains.forms(of: String($0)) }
    return GeneratedFile(
      path: "Sources/TextValidation/Generated/TopLevelDomainTable.swift",
      sources: "Top-level domains of IANA's root zone, version \(data.version) of \(data.date)",
      body: """
        extension TopLevelDomains {
          /// The version that IANA gave its list.
          package static let ianaVersion = "\(data.version)"
          /// The day of IANA's list, as in `2026-05-16`.
          package static let ianaDate = "\(data.date)"
          /// \(labels.count) domains in folded Unicode form; after one beyond ASCII its A-label. Blanks and line feeds between.
          static let ianaText = \"""
        \(Self.wrapped(forms, indent: "    "))    \"""
        }

        """)
  }

  /// `words` in lines of at most 120 columns, each indented by `indent`.
  static func wrapped(_ words: [String], indent: String) -> String {
    var lines: [String] = []
    for word in words {
      if let line = lines.last, line.count + 1 + word.count <= 120 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(indent + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
