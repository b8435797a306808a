import TestSupport
import TextValidation
import Testing

/// How far each native rule goes, and what it claims where it refuses (detection.md, A2 and O5).
@Suite("Detector: limits and claims")
struct DetectionLimitsTests {
  private static let detector = Detector()

  private static func ofScalars(_ count: Int, _ scalar: String = "é") -> String {
    String(repeating: scalar, count: count)
  }

  private static func offset(of sign: String, in text: String) throws -> Int {
    let range = try #require(text.firstRange(of: sign))
    return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
  }

  private static func email(_ text: String, floor: Int = 0) throws -> Verdict {
    detector.email(sign: try offset(of: "@", in: text), floor: floor, in: text.utf8.span)
  }

  private static func mention(_ text: String) -> Verdict { detector.mention(sign: 0, in: text.utf8.span) }

  private static func schemeLink(_ text: String, floor: Int = 0) throws -> Verdict {
    detector.schemeLink(colon: try offset(of: "://", in: text), floor: floor, in: text.utf8.span)
  }

  private static func hashtag(_ text: String) -> Verdict {
    detector.hashtag(sign: 0, signEnd: 1, followsHashtag: false, in: text.utf8.span)
  }

  private static func whole(_ text: String) -> Verdict { .match(0..<text.utf8.count) }

  // MARK: Limits

  @Test func localPartHasSixtyFourScalars() throws {
    let (most, tooMany) = (Self.ofScalars(64) + "@example.com", Self.ofScalars(65) + "@example.com")
    #expect(try Self.email(most) == Self.whole(most))
    // The run is claimed as far as it was read.
    #expect(try Self.email(tooMany) == .refused(.tooLong, run: 2..<tooMany.utf8.count, claims: .address))
  }

  @Test func schemeHasThirtyTwoLetters() throws {
    let (most, tooMany) = (Self.ofScalars(32, "a") + "://b.example", Self.ofScalars(33, "a") + "://b.example")
    #expect(try Self.schemeLink(most) == Self.whole(most))
    #expect(try Self.claimsNothing(Self.schemeLink(tooMany)))
    #expect(try Self.claimsNothing(Self.schemeLink("a://b.example")))
  }

  @Test func placeholderHasOneHundredTwentyEightScalars() {
    for (count, isFound) in [(1, true), (128, true), (129, false)] {
      let text = "{{" + Self.ofScalars(count) + "}}"
      let verdict = Self.detector.handlebars(from: 0, in: text.utf8.span)
      #expect(isFound ? verdict == Self.whole(text) : Self.claimsNothing(verdict))
    }
  }

  @Test func hashtagHasTwoHundredFiftySixScalars() {
    #expect(Self.hashtag("#" + Self.ofScalars(256)) == Self.whole("#" + Self.ofScalars(256)))
    #expect(Self.claimsNothing(Self.hashtag("#" + Self.ofScalars(257))))
    // What stands inside a tag counts.
    #expect(Self.claimsNothing(Self.hashtag("#" + Self.ofScalars(128, "a·") + "b")))
  }

  @Test func mentionHasSixtyFourScalarsAndWithDotsMore() {
    #expect(Self.mention("@" + Self.ofScalars(64)) == Self.whole("@" + Self.ofScalars(64)))
    #expect(Self.claimsNothing(Self.mention("@" + Self.ofScalars(65))))
    let most = "@" + Self.ofScalars(126, "a.") + "b"
    #expect(Self.mention(most) == Self.whole(most))
    #expect(Self.claimsNothing(Self.mention("@" + Self.ofScalars(127, "a.") + "b")))
  }

  @Test func labelHasSixtyThreeScalarsAndHostTwoHundredFiftyThree() throws {
    let label = "http://" + Self.ofScalars(63, "a") + ".example"
    #expect(try Self.schemeLink(label) == Self.whole(label))
    let longer = "http://" + Self.ofScalars(64, "a") + ".example"
    #expect(try Self.schemeLink(longer) == .refused(.hostMalformed, run: 0..<longer.utf8.count, claims: .link))
    let host = "http://" + Self.ofScalars(126, "a.") + "b"
    #expect(try Self.schemeLink(host) == Self.whole(host))
    let longerHost = "http://" + Self.ofScalars(127, "a.") + "b"
    #expect(try Self.schemeLink(longerHost) == .refused(.hostMalformed, run: 0..<longerHost.utf8.count, claims: .link))
  }

  @Test func linkHasFourThousandNinetySixBytes() throws {
    let start = "http://a.example/"
    let most = start + Self.ofScalars(4096 - start.utf8.count, "x")
    #expect(try Self.schemeLink(most) == Self.whole(most))
    #expect(try Self.schemeLink(most + "x") == .refused(.tooLong, run: 0..<4097, claims: .link))
  }

  @Test func bracketStackHasOneHundredTwentyFive() throws {
    let start = "http://a.example/"
    let most = start + Self.ofScalars(125, "(") + "x" + Self.ofScalars(125, ")")
    #expect(try Self.schemeLink(most) == Self.whole(most))
    let deeper = start + Self.ofScalars(126, "(") + "x" + Self.ofScalars(126, ")")
    #expect(try Self.schemeLink(deeper) == .match(0..<start.utf8.count))
  }

  // MARK: Floors

  @Test func localPartDoesNotReachBehindTheFloor() throws {
    #expect(try Self.email("ab@example.com", floor: 1) == .match(1..<14))
    #expect(try Self.email("mailto:ab@example.com", floor: 0) == .match(0..<21))
    #expect(try Self.email("mailto:ab@example.com", floor: 3) == .match(7..<21))
    #expect(try Self.email("a@example.com", floor: 1) == .refused(.localPartEmpty, run: 2..<13, claims: .link))
  }

  @Test func schemeDoesNotReachBehindTheFloor() throws {
    #expect(try Self.schemeLink("abc://b.example", floor: 1) == .match(1..<15))
    #expect(try Self.claimsNothing(Self.schemeLink("abc://b.example", floor: 2)))
    #expect(try Self.claimsNothing(Self.schemeLink("abc://b.example", floor: 9)))
  }

  /// Whether a rule found nothing, and keeps no other from searching there.
  private static func claimsNothing(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .none: true
    case .match: false
    case .refused(_, _, let claims): claims.isEmpty
    }
  }

  // MARK: Claims

  /// The claimed run is drawn.
  @Test(
    arguments: [
      ("⟦x..y@example.com⟧", [.link, .email, .mention]), ("⟦ana.@example.com⟧ b", [.link, .email, .mention]),
      ("a@@⟦example.com⟧", .link), ("(@⟦example.com⟧)", .link), ("⟦l'@ana.example.com⟧", [.link, .email]),
    ] as [(String, Claims)])
  func refusedAddressIsClaimed(marked: String, claims: Claims) throws {
    let drawing = MarkedText(marked)
    let sign = try #require(drawing.text.utf8.lastIndex(of: UInt8(ascii: "@")))
    let utf8Offset = drawing.text.utf8.distance(from: drawing.text.startIndex, to: sign)
    let verdict = Self.detector.email(sign: utf8Offset, floor: 0, in: drawing.text.utf8.span)
    guard case .refused(_, drawing.utf8Ranges[0], claims) = verdict else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test(
    arguments: [
      ("⟦javascript://a.example/%0a⟧ b", .link), ("x ⟦hxxps://bad.example.com⟧>", .link),
      ("⟦http://-a.example⟧", .link),
      ("⟦http://a.example:99999/x⟧", .link), ("⟦http://ana@b..example/x⟧ y", [.link, .email]),
    ] as [(String, Claims)])
  func refusedLinkIsClaimed(marked: String, claims: Claims) throws {
    let drawing = MarkedText(marked)
    let verdict = try Self.schemeLink(drawing.text)
    guard case .refused(_, drawing.utf8Ranges[0], claims) = verdict else {
      Issue.record("\(verdict)")
      return
    }
  }

  // MARK: Lines

  @Test(arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func extensionStaysOnTheLine(_ lineBreak: String) {
    let number = "212-555-0147"
    for text in ["\(number)\(lineBreak)ext. 9", "\(number) ext.\(lineBreak)9", "\(number)\(lineBreak)x9"] {
      #expect(Self.detector.phone(from: 0, in: text.utf8.span) == .match(0..<number.utf8.count))
    }
    for blank in ["\u{A0}", "\t", "\u{3000}"] {
      let text = "\(number)\(blank)ext.\(blank)9"
      #expect(Self.detector.phone(from: 0, in: text.utf8.span) == Self.whole(text))
    }
  }

  // MARK: Runs of host scalars

  @Test func boundedRunEndsWhereNoHostCan() {
    let (near, far) = ("a." + Self.ofScalars(252, "b"), "a." + Self.ofScalars(400, "b"))
    let trimmed = "a.b" + Self.ofScalars(400, "-")
    for text in [near, far, trimmed] {
      let run = Self.detector.bareRun(around: 1, floor: 0, in: text.utf8.span)
      #expect(run?.utf8Range == 0..<text.utf8.count)
      let bounded = Self.detector.bareRun(around: 1, floor: 0, isBounded: true, in: text.utf8.span)
      #expect(bounded == (text == far ? nil : run))
    }
  }
}
