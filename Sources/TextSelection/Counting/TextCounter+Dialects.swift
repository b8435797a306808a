import TextValidation

extension TextCounter {
  /// What a cut must not halve: what the platform selects; where there is no platform, what the default dialect does.
  ///
  /// Slack's dialect is that of stored messages, where links have brackets; who writes one leaves them out, and the default
  /// dialect finds it.
  ///
  /// - Parameter utf8: The text.
  /// - Returns: Selections: ascending, none in another.
  /// - Complexity: O(*n*) in the bytes of the text.
  func wholeParts(in utf8: Span<UInt8>) -> [WholePart] {
    let parts = scanner.wholeParts(in: utf8)
    guard self == .slack else { return parts }
    let all = (parts + Self.defaultScanner.wholeParts(in: utf8)).sorted {
      ($0.utf8Range.lowerBound, -$0.utf8Range.count) < ($1.utf8Range.lowerBound, -$1.utf8Range.count)
    }
    var end = 0
    return all.filter { part in
      if part.utf8Range.lowerBound < end { return false }
      end = part.utf8Range.upperBound
      return true
    }
  }

  private var scanner: Scanner {
    switch self {
    case .twitterV1, .twitterV2, .twitterV3: Self.twitterScanner
    case .bluesky: Self.blueskyScanner
    case .mastodon: Self.mastodonScanner
    case .telegram, .telegramCaption: Self.telegramScanner
    case .discord: Self.discordScanner
    case .slack: Self.slackScanner
    case .sms, .apns, .apnsVoIP, .utf8, .utf16, .scalar, .grapheme: Self.defaultScanner
    }
  }

  private static let twitterScanner = scanner(.twitter)
  private static let blueskyScanner = scanner(.bluesky)
  private static let mastodonScanner = scanner(.mastodon)
  private static let telegramScanner = scanner(.telegram)
  private static let discordScanner = scanner(.discord)
  private static let slackScanner = scanner(.slack)
  private static let defaultScanner = scanner(.default)

  private static func scanner(_ pack: Pack) -> Scanner {
    var configuration = Scanner.Configuration()
    configuration.pack = pack
    // Whatever is left out could be cut in half.
    if let limits = try? ScanLimits(selectionCount: ScanLimits.selectionCountRange.upperBound) {
      configuration.limits = limits
    }
    return Scanner(configuration)
  }
}

/// A part of a text that no cut may halve.
struct WholePart: Hashable {
  let kind: SelectionKind
  let utf8Range: Range<Int>
}

extension Scanner {
  /// What is selected in a text, but for what may hold other selections: ascending, none in another.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  fileprivate func wholeParts(in utf8: Span<UInt8>) -> [WholePart] {
    var scratch = ScanScratch()
    var parts: [WholePart] = []
    scan(utf8, scratch: &scratch) { candidate in
      if isContainer(candidate) { return }
      parts.append(WholePart(kind: rules[candidate.ruleIndex].kind, utf8Range: candidate.utf8Range))
    }
    return parts
  }
}
