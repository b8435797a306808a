import ReferenceScanner
import TextSelection

/// Every dialect selects in order, the same with and without shortcuts, and what the slow reference selects.
enum ScannerCheck {
  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    var splitter = ByteSplitter(bytes)
    let choice = ScannerChoice(&splitter)
    let text = splitter.remainder()
    let scanner = choice.scanner
    let found = scanner.candidates(in: text)
    try ScanOrder.check(found, in: text, isContainer: choice.isContainer)
    try expectEqual(choice.general.candidates(in: text), found, "shortcuts change nothing")
    for candidate in found {
      let value = scanner.value(of: candidate, in: text.span)
      try expect(!value.isEmpty, "\(candidate.utf8Range) has a value")
      _ = scanner.attributes(of: candidate, in: text.span)
    }
    if let reference = choice.reference { try compare(found, of: scanner, with: reference, text) }
  }

  /// Where the specification is silent nothing is compared.
  private static func compare(
    _ candidates: [Candidate], of scanner: Scanner, with reference: ReferenceScanner, _ text: [UInt8]
  ) throws(BrokenPromise) {
    let found = candidates.map {
      ReferenceScanner.Selection(kind: scanner.kind(of: $0), utf8Range: $0.utf8Range)
    }
    let expected = reference.selections(in: text)
    guard found != expected, reference.silence(in: text) == nil else { return }
    try expectEqual(found, expected, "selections are those of the slow reference")
  }
}

extension Scanner {
  /// What a scan of bytes hands over.
  func candidates(in bytes: [UInt8]) -> [Candidate] {
    var buffer = SelectionBuffer()
    scan(bytes.span, into: &buffer)
    return buffer.candidates
  }
}
