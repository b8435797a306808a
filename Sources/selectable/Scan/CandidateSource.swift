import SelectableText

/// Who can tell what candidates are: a scanner.
protocol CandidateSource {
  /// The name of a candidate's kind.
  func kindName(of candidate: Candidate) -> String
  /// A candidate's value; `utf8` is what was scanned.
  func value(of candidate: Candidate, in utf8: Span<UInt8>) -> String
  /// Where a candidate's value stands in what was scanned; `nil`: nobody knows, or nowhere.
  func valueParts(of candidate: Candidate, in utf8: Span<UInt8>) -> Scanner.ValueParts?
  /// A candidate's attributes by name.
  func attributes(of candidate: Candidate, in utf8: Span<UInt8>) -> [String: String]
}

extension Scanner: CandidateSource {
  func kindName(of candidate: Candidate) -> String { rules[candidate.ruleIndex].kind.rawValue }
}

/// What is written for each kind of selection, made once for each rule that finds any.
struct KindTexts: Sendable {
  private let prefix: String
  private let suffix: String
  private let isJSON: Bool
  private var texts: [[UInt8]] = []

  /// - Parameters:
  ///   - prefix: What stands before the kind.
  ///   - suffix: What stands after it.
  ///   - isJSON: Whether the kind is shown as a JSON string, or escaped for a terminal.
  init(prefix: String, suffix: String, isJSON: Bool) {
    (self.prefix, self.suffix, self.isJSON) = (prefix, suffix, isJSON)
  }

  /// Adds the text for the kind of `candidate`, which `source` knows.
  mutating func write(
    for candidate: Candidate, of source: some CandidateSource, to output: inout BufferedWriter
  ) {
    if candidate.ruleIndex >= texts.count || texts[candidate.ruleIndex].isEmpty {
      make(candidate.ruleIndex, kind: source.kindName(of: candidate))
    }
    let text = texts[candidate.ruleIndex]
    output.write(raw: text.span)
  }

  private mutating func make(_ ruleIndex: Int, kind: String) {
    while texts.count <= ruleIndex { texts.append([]) }
    var text = BufferedWriter(.memory)
    text.write(prefix)
    if isJSON { text.write(json: kind) } else { text.write(escaped: kind) }
    text.write(suffix)
    texts[ruleIndex] = text.bytes
  }
}
