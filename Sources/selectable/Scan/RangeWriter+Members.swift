import SelectableText

extension RangeWriter {
  /// Adds what is common to selections of files and messages, `"kind","text","value","ranges"`, and the closing brace.
  ///
  /// - Parameters:
  ///   - candidate: The selection; they come in ascending order of their starts.
  ///   - source: Tells what it is.
  ///   - text: What was scanned.
  ///   - output: Where to.
  mutating func write(
    membersOf candidate: Candidate, of source: some CandidateSource, in text: Span<UInt8>,
    to output: inout BufferedWriter
  ) {
    kindTexts.write(for: candidate, of: source, to: &output)
    output.write(jsonContent: text.extracting(candidate.utf8Range))
    output.write(fixed: "\",\"value\":\"")
    if let parts = source.valueParts(of: candidate, in: text) {
      if !parts.prefix.isEmpty { output.write(jsonContent: parts.prefix.utf8.span) }
      output.write(jsonContent: text.extracting(parts.utf8Range))
    } else {
      output.write(jsonContent: source.value(of: candidate, in: text).utf8.span)
    }
    output.write(fixed: "\",\"ranges\":")
    write(candidate.utf8Range, in: text, to: &output)
    if showsAttributes { write(attributes: source.attributes(of: candidate, in: text), to: &output) }
    output.write(UInt8(ascii: "}"))
  }

  private func write(attributes: [String: String], to output: inout BufferedWriter) {
    output.write(",\"attributes\":{")
    for (place, attribute) in attributes.sorted(by: { $0.key < $1.key }).enumerated() {
      if place > 0 { output.write(",") }
      output.write(json: attribute.key)
      output.write(":")
      output.write(json: attribute.value)
    }
    output.write("}")
  }
}
