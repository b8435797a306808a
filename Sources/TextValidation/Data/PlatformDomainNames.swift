/// The top-level domains of the platforms as plain names, for what reads them in its own way.
package enum PlatformDomainNames {
  /// Those that twitter-text 3.1.0 knows, in small letters and Unicode form; in no order that matters.
  package static var twitter: [String] { names(in: TwitterDomains.text) }

  /// Those that Bluesky knows, in small letters and Unicode form; in no order that matters.
  package static var bluesky: [String] { names(in: TopLevelDomains.blueskyText) }

  /// Those that linkify-it 5.0.0 knows, in small letters and Unicode form; in no order that matters.
  package static var linkifyIt: [String] { names(in: TopLevelDomains.linkifyItText) }

  /// Those that linkifyjs 4.3.2 knows, in small letters and Unicode form; in no order that matters.
  package static var linkifyJS: [String] { names(in: TopLevelDomains.linkifyJSText) }

  private static func names(in table: String) -> [String] {
    table.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
