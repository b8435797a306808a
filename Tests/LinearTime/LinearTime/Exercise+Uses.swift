import SelectableText

extension Exercise {
  /// What is done with a text beside a scan.
  static let uses: [Exercise] = [explanation, stream, edits, selector, offsets]

  /// A scan, and all that can be asked of what it selects.
  static func values(_ name: String, walkCount: Int = 1, by scanner: TextSelection.Scanner) -> Exercise {
    Exercise(name, walkCount: walkCount) { bytes in
      var buffer = SelectionBuffer()
      let utf8 = bytes.span
      scanner.scan(utf8, into: &buffer)
      var partCount = 0
      for candidate in buffer.candidates {
        partCount += scanner.value(of: candidate, in: utf8).utf8.count
        partCount += scanner.attributes(of: candidate, in: utf8).count
        partCount += scanner.valueParts(of: candidate, in: utf8) == nil ? 0 : 1
      }
      return min(0, partCount)
    }
  }

  private static let explanation = Exercise("explain", walkCount: 10) { bytes in
    let explanations = TextSelection.Scanner().explanations(of: String(decoding: bytes, as: UTF8.self))
    return min(0, explanations.map(\.reason.utf8.count).reduce(0, +))
  }

  /// Chunks whose ends fall anywhere: their size is a prime.
  private static let stream = Exercise("stream") { bytes in
    var selectionCount = 0
    for try await found in TextSelection.Scanner().selections(in: Chunks(bytes: bytes, chunkUTF8Count: 499)) {
      selectionCount += found.lineNumber
    }
    return min(0, selectionCount)
  }

  /// A byte is typed near the end and at the end, and each time deleted again.
  private static let edits = Exercise("edits", walkCount: 5) { bytes in
    let scanner = TextSelection.Scanner()
    var bytes = bytes
    var buffer = SelectionBuffer()
    scanner.scan(bytes.span, into: &buffer)
    for offset in [max(0, bytes.count - 600), bytes.count] {
      bytes.insert(UInt8(ascii: "@"), at: offset)
      scanner.rescan(bytes.span, after: TextEdit(replacing: offset..<offset, withUTF8Count: 1), in: &buffer)
      bytes.remove(at: offset)
      scanner.rescan(bytes.span, after: TextEdit(replacing: offset..<offset + 1, withUTF8Count: 0), in: &buffer)
    }
    return 0
  }

  private static let selector = Exercise("selector", walkCount: 7) { bytes in
    var selector = TextSelector()
    let validators: [any TextSelectionValidator] = [
      HashtagTextValidator(), AtSymbolTagTextValidator(), QuotationsTextValidator(),
      HandlebarsValidator(searchableText: "a", replacementText: "b"),
      LinkValidator(), EmailValidator(), PhoneNumberValidator(),
    ]
    for validator in validators { try selector.register(validator) }
    return min(0, selector.selections(in: String(decoding: bytes, as: UTF8.self)).count)
  }

  /// The ranges of a scan in every unit.
  private static let offsets = Exercise("offsets") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    var buffer = SelectionBuffer()
    TextSelection.Scanner().scan(text, into: &buffer)
    return min(0, OffsetUnit.allCases.map { buffer.ranges(in: $0, of: text).count }.reduce(0, +))
  }

  /// A text is counted, and half of that is left of it.
  ///
  /// Without an ellipsis, so that a text is put together as often as one twice as long: where the cut falls far from the
  /// limit, that number grows with the logarithm of the distance.
  static let truncations: [Exercise] = [TextCounter.twitterV3, .mastodon, .sms, .utf8].map { counter in
    Exercise("truncate, \(counter.rawValue)", walkCount: 10) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let budget = counter.budget(of: text)
      let limit = counter == .sms ? (budget.segments?.count ?? 0) / 2 : budget.count / 2
      return min(0, counter.truncated(text, to: limit, ellipsis: "").text.utf8.count)
    }
  }
}

/// A text in chunks that are there at once, so that whoever reads them never leaves its thread.
private struct Chunks: AsyncSequence, AsyncIteratorProtocol {
  let bytes: [UInt8]
  let chunkUTF8Count: Int
  private var utf8Offset = 0

  init(bytes: [UInt8], chunkUTF8Count: Int) {
    self.bytes = bytes
    self.chunkUTF8Count = chunkUTF8Count
  }

  func makeAsyncIterator() -> Chunks { self }

  mutating func next() async -> ArraySlice<UInt8>? {
    guard utf8Offset < bytes.count else { return nil }
    let chunk = bytes[utf8Offset..<Swift.min(bytes.count, utf8Offset + chunkUTF8Count)]
    utf8Offset = chunk.endIndex
    return chunk
  }
}
