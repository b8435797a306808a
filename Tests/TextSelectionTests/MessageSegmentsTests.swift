import TextSelection
import Testing

@Suite struct MessageSegmentsTests {
  private static func segments(_ text: String) -> MessageSegments? { TextCounter.sms.budget(of: text).segments }

  @Test(arguments: [
    // What is repeated how often, and what stands after it; encoding, segments, what is left in the last, what is counted.
    ("", 0, "", MessageSegments.Encoding.gsm7, 0, 160, 0), ("x", 1, "", .gsm7, 1, 159, 1),
    ("x", 160, "", .gsm7, 1, 0, 160), ("x", 161, "", .gsm7, 2, 145, 161), ("x", 306, "", .gsm7, 2, 0, 306),
    ("x", 307, "", .gsm7, 3, 152, 307),
    // An escape is not parted from what it escapes: one septet of the first segment stays empty.
    ("x", 159, "€", .gsm7, 2, 145, 161), ("x", 158, "€", .gsm7, 1, 0, 160),
    ("x", 152, "€xxxxxxx", .gsm7, 2, 144, 162), ("x", 151, "€xxxxxxxx", .gsm7, 2, 145, 161),
    ("€", 80, "", .gsm7, 1, 0, 160),
    ("€", 81, "", .gsm7, 2, 143, 163), ("[]{}^~|\\", 10, "", .gsm7, 1, 0, 160),
    // Nor are surrogates.
    ("日", 70, "", .ucs2, 1, 0, 70), ("日", 71, "", .ucs2, 2, 63, 71), ("日", 66, "👍xxx", .ucs2, 2, 62, 72),
    ("日", 65, "👍xxxx", .ucs2, 2, 63, 71), ("👍", 35, "", .ucs2, 1, 0, 70), ("👍", 36, "", .ucs2, 2, 61, 73),
    // One character is enough.
    ("x", 69, "日", .ucs2, 1, 0, 70), ("x", 70, "日", .ucs2, 2, 63, 71), ("x", 1, "e\u{301}", .ucs2, 1, 67, 3),
    ("x", 1, "é…", .ucs2, 1, 67, 3), ("x", 1, "é...", .gsm7, 1, 155, 5), ("\r\n", 1, "\u{C}", .gsm7, 1, 156, 4),
    ("\t", 1, "", .ucs2, 1, 69, 1),
    ("`", 1, "", .ucs2, 1, 69, 1), ("ç", 1, "", .ucs2, 1, 69, 1), ("Ç", 1, "", .gsm7, 1, 159, 1),
  ])
  func segments(
    repeated: String, count: Int, then: String, encoding: MessageSegments.Encoding, segmentCount: Int, left: Int,
    counted: Int
  ) throws {
    let text = String(repeating: repeated, count: count) + then
    let segments = try #require(Self.segments(text))
    #expect(segments.encoding == encoding)
    #expect(segments.count == segmentCount)
    #expect(segments.remainingUnitCount == left)
    let budget = TextCounter.sms.budget(of: text)
    #expect(budget.count == counted)
    #expect(budget.counts[0].unit == (encoding == .gsm7 ? .septet : .utf16))
  }

  @Test(arguments: [
    (1, MessageSegments.Encoding.gsm7, 160), (2, .gsm7, 306), (10, .gsm7, 1_530), (1, .ucs2, 70), (2, .ucs2, 134),
    (0, .gsm7, 0), (-1, .ucs2, 0), (255, .gsm7, 39_015), (256, .gsm7, 39_015), (.max, .ucs2, 17_085),
  ])
  func capacity(count: Int, encoding: MessageSegments.Encoding, units: Int) {
    #expect(MessageSegments.unitCapacity(ofSegments: count, in: encoding) == units)
  }

  /// The alphabet has 128 codes; one of them is the escape.
  @Test func theAlphabetIsThatOfTheStandard() {
    var countsByUnits: [Int: Int] = [:]
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let segments = Self.segments(String(scalar)),
        segments.encoding == .gsm7
      else { continue }
      countsByUnits[160 - segments.remainingUnitCount, default: 0] += 1
    }
    #expect(countsByUnits == [1: 127, 2: 10])
    let alphabet =
      "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿"
      + "abcdefghijklmnopqrstuvwxyzäöñüà"
    #expect(alphabet.unicodeScalars.count == 127)
    #expect(TextCounter.sms.budget(of: alphabet).count == 127)
  }

  /// Filled character by character, as one would by hand.
  @Test func agreesWithSegmentsFilledByHand() throws {
    let pieces = ["x", "€", "é", "xxxxxxxxxxxxxxxxx", "[", "\n"]
    for isGSM in [true, false] {
      var samples = PieceText(seed: 31, pieces: isGSM ? pieces : pieces + ["👍", "日", "e\u{301}"])
      for _ in 0..<1_000 {
        let text = samples.text(maximumPieceCount: 60)
        let isUTF16 = text.unicodeScalars.contains { "👍日\u{301}".unicodeScalars.contains($0) }
        let unitCounts = text.unicodeScalars.map { scalar in
          isUTF16 ? UTF16.width(scalar) : "€[".unicodeScalars.contains(scalar) ? 2 : 1
        }
        let total = unitCounts.reduce(0, +)
        var parts = [0]
        for count in unitCounts {
          if parts[parts.count - 1] + count > (isUTF16 ? 67 : 153) { parts.append(0) }
          parts[parts.count - 1] += count
        }
        if total <= (isUTF16 ? 70 : 160) { parts = total == 0 ? [] : [total] }
        #expect(try #require(Self.segments(text)).count == parts.count, "\(text.debugDescription)")
      }
    }
  }
}
