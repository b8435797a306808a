import Foundation

/// Makes `PlatformDomainTable.swift`: the top-level domains that platforms know, where these are not IANA's.
struct PlatformDomainSource {
  private let data: DataFile

  init(folder: URL) throws { data = try DataFile(folder.appending(path: "tlds-platforms.txt")) }

  /// The name of a list's property.
  private static func property(of platform: String) -> String {
    switch platform {
    case "linkifyit": "linkifyItText"
    case "linkifyjs": "linkifyJSText"
    default: platform + "Text"
    }
  }

  func file() throws -> GeneratedFile {
    let lists = try ["bluesky", "telegram", "linkifyit", "linkifyjs"].map { platform in
      let labels = try data.words(of: platform).map(String.init)
      return """
          /// \(labels.count) domains in small letters and Unicode form. Blanks and line feeds between.
          static let \(Self.property(of: platform)) = \"""
        \(TopLevelDomainSource.wrapped(labels, indent: "    "))    \"""

        """
    }
    return GeneratedFile(
      path: "Sources/TextValidation/Generated/PlatformDomainTable.swift",
      sources: "Top-level domains of platforms as of \(data.date)",
      body: """
        extension TopLevelDomains {
        \(lists.joined())}

        """)
  }
}
