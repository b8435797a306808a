import TestSupport
import TextModel
import Testing

@testable import TextValidation

/// The cheap question before a number is read: what it refuses is no number, and claims nothing.
@Suite("Detector: cheap look at numbers")
struct PhoneTriggerTests {
  private static let pieces = [
    "0", "1", "2", "00", "01", "02", "44", "20", "212", "555", "0147", "138", "1234", "12345", "1234567", "12345678",
    " ", " ", "-", "-", ".", "/", "(", ")", "(", ")", "(0)", "(2)", "(12)", "–", "\u{A0}", "  ", ",", ":", "x", "a",
    "\t", "\0",
  ]

  private static func detector(_ region: String?) -> Detector {
    var options = DetectionOptions()
    options.region = region
    return Detector(options: options, readsPlainForms: false)
  }

  @Test(arguments: [nil, "US", "GB", "CN"])
  func whatIsRefusedIsNoNumber(_ region: String?) {
    let detector = Self.detector(region)
    var generator = SeededGenerator(seed: 8)
    var refusedCount = 0
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 1...14, using: &generator)).compactMap { _ in
        Self.pieces.randomElement(using: &generator)
      }.joined()
      let utf8 = Array(text.utf8)
      // A walk asks at the first digit of a run.
      for start in utf8.indices
      where utf8[start].isASCIIDigit && (start == 0 || !utf8[start - 1].isASCIIDigit)
        && !detector.mayBePhone(digitsFrom: start, in: utf8.span)
      {
        refusedCount += 1
        switch detector.phone(from: start, in: utf8.span) {
        case .none: break
        case .match(let range): Issue.record("\(text.debugDescription): \(range)")
        case .refused(_, let run, let claims):
          #expect(claims.isEmpty, "\(text.debugDescription) at \(start): \(run)")
        }
      }
    }
    #expect(refusedCount > 1000)
  }

  /// Eight digits may stand as far apart as groups of one digit in brackets put them.
  @Test(arguments: [
    ("1-(2)-(3)-(4)-(5)-(6)-(7)-(8)", true), ("1-(2)-(3)-(4)-(5)-(6)-(7)-", false), ("1 2 3 4 5 6 7 8", true),
    ("1 2 3 4 5 6 7", false), ("12345678", true), ("1234567", false), ("1-2345678", true), ("1-234567x8", false),
    ("1-2–3", true), ("1–2", true), ("1(2", true), ("1 (2", false), ("1)2345678", false), ("12.3", false),
    ("1.a", false),
  ])
  func eightDigits(_ text: String, _ mayBePhone: Bool) {
    let utf8 = Array(text.utf8)
    #expect(Self.detector(nil).mayBePhone(digitsFrom: 0, in: utf8.span) == mayBePhone)
  }
}
