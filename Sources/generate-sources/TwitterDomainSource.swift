import Foundation

/// Makes `TwitterDomainTable.swift`: the top-level domains that twitter-text knows.
struct TwitterDomainSource {
  private let data: DataFile

  init(folder: URL) throws { data = try DataFile(folder.appending(path: "tlds-twitter.txt")) }

  func file() throws -> GeneratedFile {
    let labels = try (data.words(of: "generic") + data.words(of: "country")).map(String.init)
    return GeneratedFile(
      path: "Sources/TextValidation/Generated/TwitterDomainTable.swift",
      sources: "Top-level domains of twitter-text \(data.version)",
      body: """
        extension TwitterDomains {
          /// \(labels.count) domains in small letters and Unicode form. Blanks and line feeds between.
          static let text = \"""
        \(TopLevelDomainSource.wrapped(labels, indent: "    "))    \"""
        }

        """)
  }
}
