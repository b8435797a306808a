import TestSupport
import TextModel
import TextSelection
import TextValidation
import Testing

/// What holds for the spelling of every URL, on random ones.
@Suite struct LinkFormatterPropertyTests {
  @Test func aFormattedLinkIsFoundAgainWhole() {
    let scanner = Scanner(Self.uts58)
    for url in RandomURL.many(3000, seed: 58) {
      let formatted = LinkFormatter.minimallyEscaped(url)
      let found = scanner.selections(in: "see " + formatted + " now")
      #expect(found.map(\.utf8Range) == [4..<4 + formatted.utf8.count], "\(url.debugDescription) → \(formatted)")
    }
  }

  @Test func formattingTwiceChangesNothing() {
    for url in RandomURL.many(3000, seed: 59) {
      let formatted = LinkFormatter.minimallyEscaped(url)
      #expect(LinkFormatter.minimallyEscaped(formatted) == formatted, "\(url.debugDescription)")
    }
  }

  @Test func theFullSpellingIsASCIIAndFormatsToTheSame() {
    for url in RandomURL.many(3000, seed: 60) {
      let full = LinkFormatter.fullyEscaped(url)
      #expect(full.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(url.debugDescription)")
      #expect(LinkFormatter.fullyEscaped(full) == full, "\(url.debugDescription)")
      #expect(
        LinkFormatter.minimallyEscaped(full) == LinkFormatter.minimallyEscaped(url), "\(url.debugDescription) → \(full)"
      )
    }
  }

  @Test func noSpellingChangesWhatALinkMeans() {
    for url in RandomURL.many(3000, seed: 61) {
      // A letter at the end: final punctuation is escaped whatever it means.
      let url = url + "z"
      let data = LinkData(url)
      #expect(LinkData(LinkFormatter.minimallyEscaped(url)) == data, "\(url.debugDescription)")
      #expect(LinkData(LinkFormatter.fullyEscaped(url)) == data, "\(url.debugDescription)")
    }
  }

  /// detection.md, section 15.
  private static var uts58: Scanner.Configuration {
    var configuration = Scanner.Configuration()
    configuration.kinds = [.link, .email]
    configuration.options.schemes = .web
    configuration.options.refusesUserInfo = true
    configuration.options.acceptsIdeographicDots = true
    configuration.options.splitsGluedScripts = false
    configuration.options.refusesSentenceDomains = false
    configuration.options.fileExtensions = []
    configuration.options.trimsEmailEdges = false
    configuration.options.endsLinksAtCJKPunctuation = false
    configuration.options.endsLinksAtHiddenScalars = false
    configuration.options.endsLinksAtTextDelimiters = false
    configuration.options.splitsGluedLinks = false
    configuration.options.refusesShortenedLinks = false
    configuration.options.trimsMarkup = false
    configuration.options.limitsEmojiInLinks = false
    configuration.options.pairsUnderscores = false
    return configuration
  }
}

/// URLs made of what the rules look at.
private enum RandomURL {
  private static let fragments = [
    "a", "é", "e\u{301}", "文", "%CE%B1", "4", "%34", "F", "_", "*", "@", "😀", "%F0%9F%98%80", "👩\u{200D}🚀",
    "/", "?", "#", "&", "=", "+", ",", "-", "%2F", "%3F", "%23", "%26", "%3D", "%2B", "%2C", "%2D",
    ":", "~", ":~:", "%3A~:", ":%7E:", "%3a", ".", "!", "'", "\"", ";", "…", "。", "%E3%80%82", "%2E", "%21",
    "(", ")", "[", "]", "{", "}", "<", ">", "「", "」", "（", "）", "༼", "༽", "%28", "%29", "%5B", "%5D",
    "%", "%25", "%4", "%FF", "%e2%82", "%C0%80", "%ED%A0%80", " ", "%20", "%00", "\u{200B}", "\u{2028}", "://",
    "http://b.example", "((((((((((((((((((((((((((((((((",
  ]

  static func many(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let starts = ["/", "?", "#"]
      let count = Int.random(in: 0...12, using: &generator)
      let tail = (0..<count).map { _ in fragments.randomElement(using: &generator) ?? "" }
      return "https://a.example" + (starts.randomElement(using: &generator) ?? "/") + tail.joined()
    }
  }
}

/// What a URL says, read in the simplest way: its parts, cut at literal separators, then decoded.
private struct LinkData: Equatable {
  private var path: [[UInt8]]
  private var query: [[UInt8]]?
  private var fragment: [UInt8]?
  private var directive: [[UInt8]]?

  init(_ url: String) {
    var rest = Substring(url)
    if let sign = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      var text = rest[rest.utf8.index(after: sign)...]
      rest = rest[..<sign]
      if let mark = text.firstRange(of: ":~:") {
        directive = Self.pieces(text[mark.upperBound...], cutAt: ",&-")
        text = text[..<mark.lowerBound]
      }
      fragment = Self.decoded(text)
    }
    if let sign = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
      query = Self.pieces(rest[rest.utf8.index(after: sign)...], cutAt: "&=+")
      rest = rest[..<sign]
    }
    path = Self.pieces(rest, cutAt: "/")
  }

  /// The decoded pieces, with the separator before each.
  private static func pieces(_ text: Substring, cutAt separators: String) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var start = text.utf8.startIndex
    for index in text.utf8.indices where separators.utf8.contains(text.utf8[index]) {
      pieces += [decoded(Substring(text.utf8[start..<index])), [text.utf8[index]]]
      start = text.utf8.index(after: index)
    }
    return pieces + [decoded(Substring(text.utf8[start...]))]
  }

  private static func decoded(_ text: Substring) -> [UInt8] {
    let utf8 = Array(text.utf8)
    var bytes: [UInt8] = []
    var offset = 0
    while offset < utf8.count {
      if utf8[offset] == UInt8(ascii: "%"), offset + 2 < utf8.count, isHexDigit(utf8[offset + 1]),
        let byte = UInt8(String(decoding: utf8[offset + 1...offset + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        offset += 3
      } else {
        bytes.append(utf8[offset])
        offset += 1
      }
    }
    return bytes
  }

  /// `UInt8(_:radix:)` takes a sign as well.
  private static func isHexDigit(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }
}
