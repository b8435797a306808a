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
    if let platform = choice.platform { try compare(found, by: choice, with: platform, text) }
  }

  /// Compared are short texts of UTF-8 whose scalars every table knows: a bad byte is the end of a text to patterns alone,
  /// PCRE2's properties may be those of Unicode 14, and references may take quadratic time.
  private static func compare(
    _ candidates: [Candidate], by choice: ScannerChoice, with platform: any PlatformReference.Type, _ bytes: [UInt8]
  ) throws(BrokenPromise) {
    guard bytes.count <= 512, let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.properties.age.map { $0.major <= 14 } ?? true })
    else { return }
    let found = candidates.map { candidate in
      let selection = choice.scanner.selection(of: candidate, in: bytes.span)
      return ComparedSelection(selection.kind, selection.utf8Range, value: selection.value)
    }
    let configuration = choice.configuration
    let expected = platform.comparedSelections(
      in: text, kinds: configuration.kinds, options: configuration.options)
    try expectEqual(found, expected, "selections are those of the platform's slow reference")
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
