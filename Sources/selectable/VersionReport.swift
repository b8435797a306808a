import SelectableText

/// What `--version` prints.
enum VersionReport {
  /// The command's version.
  static let version = "0.1.0"

  /// The version; with `isVerbose` the sources of every Unicode property and list, too.
  static func text(isVerbose: Bool) -> String {
    let first = "selectable \(version)\n"
    return isVerbose ? first + sources.map { "\($0.name): \($0.version)\n" }.joined() : first
  }

  /// What the results rest on.
  private static var sources: [(name: String, version: String)] {
    [
      ("dialects", Pack.builtIn.map { "\($0.dialect) \($0.version)" }.joined(separator: ", ")),
      ("PCRE2", "\(PCRE2Version.library), Unicode \(PCRE2Version.unicode)"),
      ("Unicode Character Database", ScalarClassTable.unicodeVersion),
      ("UTS #51 data", EmojiSequences.dataVersion),
      ("UTS #58 data", "\(ScalarClassTable.linkDataVersion), \(ScalarClassTable.linkDataDate)"),
      ("top-level domains", "IANA \(TopLevelDomains.ianaVersion), \(TopLevelDomains.ianaDate)"),
      ("telephone plans", "libphonenumber metadata \(PhonePlan.metadataVersion), \(PhonePlan.metadataDate)"),
    ]
  }
}
