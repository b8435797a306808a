import TestSupport
import TextSelection
import TextValidation
import Testing

/// A scanner as everyone has it, and one that looks at every trigger and reads it by the general rules alone.
struct ScannerPair: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let scanner: Scanner
  let general: Scanner

  init(_ name: String, _ change: (inout Scanner.Configuration) -> Void = { _ in }) {
    var configuration = Scanner.Configuration()
    change(&configuration)
    testDescription = name
    scanner = Scanner(configuration)
    general = Scanner(configuration, takesShortcuts: false)
  }

  /// Both results drawn one below the other; `nil` if they are the same.
  func difference(in utf8: [UInt8]) -> String? {
    let found = scanner.candidates(in: utf8)
    let expected = general.candidates(in: utf8)
    return found == expected ? nil : "  found   \(drawn(found, utf8))\n  general \(drawn(expected, utf8))"
  }

  /// The difference that is left once no piece can be taken away without losing it.
  func smallestDifference(in pieces: [[UInt8]]) -> String? {
    guard let difference = difference(in: Array(pieces.joined())) else { return nil }
    for index in pieces.indices {
      var fewer = pieces
      fewer.remove(at: index)
      if let smaller = smallestDifference(in: fewer) { return smaller }
    }
    return difference
  }

  /// Ill-formed bytes are drawn as U+FFFD, so a range after some is drawn byte for byte.
  private func drawn(_ candidates: [Candidate], _ utf8: [UInt8]) -> String {
    let text = String(decoding: utf8, as: UTF8.self)
    guard Array(text.utf8) == utf8 else { return "\(utf8): \(candidates)" }
    let selections = candidates.map {
      KindMarkedText.Selection(kind: scanner.rules[$0.ruleIndex].kind.rawValue, utf8Range: $0.utf8Range)
    }
    return KindMarkedText.draw(selections, in: text).debugDescription
  }
}
