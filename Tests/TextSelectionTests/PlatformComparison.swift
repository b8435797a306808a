import ReferenceScanner
import TestSupport
import TextSelection
import TextValidation
import Testing

/// A platform's dialect as both sides know it: its scanner, and its slow reference.
struct PlatformComparison: Sendable, CustomTestStringConvertible {
  /// What is asked for, and the scanner for it.
  private struct Asked: Sendable {
    let kinds: Set<SelectionKind>?
    let options: DetectionOptions
    let scanner: Scanner

    init(of pack: Pack, kinds: Set<SelectionKind>?, options: DetectionOptions) {
      (self.kinds, self.options) = (kinds, options)
      scanner = Scanner {
        $0.pack = pack
        $0.kinds = kinds
        $0.options = options
      }
    }
  }

  let pack: Pack
  let reference: any PlatformReference.Type
  /// All kinds, then each of them alone, then all with other options.
  private let asked: [Asked]
  private let precedence: Scanner

  /// `nil` if the dialect has no pack.
  init?(of reference: any PlatformReference.Type) {
    guard let pack = Pack.builtIn(named: reference.dialect) else { return nil }
    self.pack = pack
    self.reference = reference
    let alone = Set(pack.rules.map(\.kind)).sorted { $0.rawValue < $1.rawValue }.map { Set([$0]) }
    asked =
      ([nil] + alone).map { Asked(of: pack, kinds: $0, options: pack.options) }
      + reference.variants(of: pack.options).map { Asked(of: pack, kinds: nil, options: $0) }
    precedence = Scanner {
      $0.pack = pack
      $0.resolver = .precedence
    }
  }

  /// The platforms whose dialects are built in.
  static let all = platformReferences.compactMap(PlatformComparison.init)

  var testDescription: String { pack.dialect }

  /// Some of the kinds, at least two if there are as many.
  func someKinds(using generator: inout SeededGenerator) -> Set<SelectionKind> {
    let kinds = asked.compactMap(\.kinds).flatMap(Array.init)
    return Set(kinds.shuffled(using: &generator).prefix(Int.random(in: 2...max(2, kinds.count), using: &generator)))
  }

  /// The first difference, whatever is asked for, and these kinds too; `nil` if there is none.
  func difference(in text: String, alsoFor kinds: Set<SelectionKind>) -> String? {
    (asked + [Asked(of: pack, kinds: kinds, options: pack.options)]).lazy.compactMap { asked in
      let found = Self.selections(by: asked.scanner, in: text)
      let expected = reference.comparedSelections(in: text, kinds: asked.kinds, options: asked.options)
      guard found != expected else { return nil }
      let names = asked.kinds.map { $0.map(\.rawValue).sorted().joined(separator: ", ") } ?? "all kinds"
      let changes = asked.options.changes.map { ", \($0) \($1.json)" }.sorted().joined()
      return """
        \(pack.dialect), \(names)\(changes): \(text.debugDescription)
          scanner   \(Self.drawn(found, in: text))
          reference \(Self.drawn(expected, in: text))
        """
    }.first
  }

  /// The difference that is left once no piece can be taken away without losing it.
  func smallestDifference(in pieces: [String], alsoFor kinds: Set<SelectionKind>) -> String? {
    guard let difference = difference(in: pieces.joined(), alsoFor: kinds) else { return nil }
    for index in pieces.indices {
      var fewer = pieces
      fewer.remove(at: index)
      if let smaller = smallestDifference(in: fewer, alsoFor: kinds) { return smaller }
    }
    return difference
  }

  /// What a scan gives, in the order of handing over.
  static func selections(by scanner: Scanner, in text: String) -> [ComparedSelection] {
    scanner.selections(in: text).map { ComparedSelection($0.kind, $0.utf8Range, value: $0.value) }
  }

  /// Drawn in the text, with the values.
  private static func drawn(_ selections: [ComparedSelection], in text: String) -> String {
    let drawing = KindMarkedText.draw(
      selections.map { .init(kind: $0.kind.rawValue, utf8Range: $0.utf8Range) }, in: text)
    return drawing.debugDescription + " \(selections.map { String(decoding: $0.value, as: UTF8.self) })"
  }

  /// What a scan breaks that must hold whatever is selected; `nil` if it keeps all.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - other: A scanner of another dialect, which works in the same memory in between.
  ///   - scratch: That memory.
  /// - Returns: The promise that is broken.
  func brokenPromise(in text: String, beside other: Scanner, scratch: inout ScanScratch) -> String? {
    let bytes = Array(text.utf8)
    func scanned(by scanner: Scanner, _ scratch: inout ScanScratch) -> [Candidate] {
      var found: [Candidate] = []
      scanner.scan(bytes.span, scratch: &scratch) { found.append($0) }
      return found
    }
    let scanner = asked[0].scanner
    let first = scanned(by: scanner, &scratch)
    if scanned(by: scanner, &scratch) != first { return "a second scan differs" }
    let byOther = scanned(by: other, &scratch)
    if scanned(by: scanner, &scratch) != first { return "a scan after another dialect's differs" }
    if other.candidates(in: bytes) != byOther { return "another dialect's scan after this one differs" }
    let inPrecedence = scanned(by: precedence, &scratch)
    for found in [first, inPrecedence] {
      if let broken = ScanInvariant.broken(by: found, in: bytes, isContainer: { _ in false }) { return broken }
    }
    let explained = scanner.explanations(of: text).filter { $0.outcome == .selected }
    let selected = first.map { "\(scanner.rules[$0.ruleIndex].identifier) \($0.utf8Range)" }
    return explained.map { "\($0.identifier) \($0.utf8Range)" } == selected ? nil : "explanations differ"
  }
}
