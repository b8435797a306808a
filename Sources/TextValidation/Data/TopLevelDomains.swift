import TextModel

/// A set of top-level domains, asked about once for each candidate host.
package struct TopLevelDomains: Sendable {
  /// Those of IANA's root zone; ``ianaDate`` says of which day.
  package static let iana = TopLevelDomains(words: ianaText)

  /// Those that Bluesky's own search knows; it takes them in small letters only, and no A-label (dialects.md, TL-5).
  package static let bluesky = TopLevelDomains(words: blueskyText)

  /// Those that Telegram links without a scheme; A-labels it knows by themselves (dialects.md, TL-2).
  package static let telegram = TopLevelDomains(words: telegramText)

  /// Those that linkify-it links without a scheme, beside A-labels (dialects.md, TL-4).
  package static let linkifyIt = TopLevelDomains(words: linkifyItText)

  /// Those that linkifyjs links without a scheme (dialects.md, TL-3).
  package static let linkifyJS = TopLevelDomains(words: linkifyJSText)

  /// Those of ``iana`` that have at most four letters, which is most of what people write.
  package static let shortNames = ShortNameSet(
    iana.starts.indices.dropLast().lazy.map { form in
      String(decoding: iana.bytes[Int(iana.starts[form])..<Int(iana.starts[form + 1])], as: UTF8.self)
    })

  /// Every form of every domain, in UTF-8, one after the other.
  private var bytes: [UInt8] = []
  /// Where each form starts in ``bytes``, and at last where the last one ends.
  private var starts: [Int32] = [0]
  /// Open addressing: the number of a form, or -1. A power of two of slots, at most half of them taken.
  private var slots: [Int32] = []
  private var greatestByteCount = 0

  /// Makes a set of domains of the caller's own, such as `onion`, as U-labels or A-labels in any case.
  package init(_ labels: some Collection<String>) {
    // What is longer than a label may be (RFC 1035, 2.3.4), or holds a blank, no host has.
    let forms = labels.filter { $0.unicodeScalars.prefix(64).count < 64 }.flatMap { Self.forms(of: $0) }
      .filter { $0.utf8.allSatisfy { $0 > 0x20 } }
    self.init(words: forms.joined(separator: " "))
  }

  /// Takes the forms out of a text, with blanks and line feeds between.
  init(words: String) {
    var hashes: [UInt32] = []
    var hash = Self.hashSeed
    bytes.reserveCapacity(words.utf8.count)
    func endWord() {
      let start = Int(starts[starts.count - 1])
      guard bytes.count > start else { return }
      greatestByteCount = max(greatestByteCount, bytes.count - start)
      starts.append(Int32(bytes.count))
      hashes.append(hash)
      hash = Self.hashSeed
    }
    for byte in words.utf8 {
      if byte > 0x20 {
        bytes.append(byte)
        hash = Self.hash(hash, byte)
      } else {
        endWord()
      }
    }
    endWord()
    var slotCount = 64
    while slotCount < 2 * hashes.count { slotCount *= 2 }
    slots = [Int32](repeating: -1, count: slotCount)
    for (form, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slotCount - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = Int32(form)
    }
  }

  /// The folded forms that a label equal to `label` may have: the U-label, and its A-label if it is beyond ASCII.
  package static func forms(of label: String) -> [String] {
    let folded = fold(label)
    guard folded.utf8.allSatisfy({ $0 < 0x80 }) else {
      return Punycode.encode(folded).map { [folded, "xn--" + $0] } ?? [folded]
    }
    guard folded.hasPrefix("xn--"), let unicode = Punycode.decode(String(folded.dropFirst(4))) else { return [folded] }
    return [fold(unicode), folded]
  }

  /// Whether the label `utf8[range]` is one of the domains, in simple case folding, as U-label or A-label.
  ///
  /// - Precondition: `range` is within `utf8`.
  /// - Complexity: O(*n*) in the bytes of the label, at most 256 of them; allocates only for labels beyond ASCII.
  package func contains(_ range: Range<Int>, in utf8: borrowing Span<UInt8>) -> Bool {
    var hash = Self.hashSeed
    guard range.count <= 256 else { return false }
    for offset in range {
      let byte = utf8[offset]
      if byte >= 0x80 { return containsBeyondASCII(range, in: utf8) }
      hash = Self.hash(hash, byte.asciiLowercased)
    }
    guard range.count <= greatestByteCount else { return false }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let start = Int(starts[Int(slots[slot])])
      if Int(starts[Int(slots[slot]) + 1]) - start == range.count {
        var matched = 0
        while matched < range.count, bytes[start + matched] == utf8[range.lowerBound + matched].asciiLowercased {
          matched += 1
        }
        if matched == range.count { return true }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func containsBeyondASCII(_ range: Range<Int>, in utf8: borrowing Span<UInt8>) -> Bool {
    let folding = SimpleCaseFolding.shared
    var folded = InlineArray<256, UInt8>(repeating: 0)
    var count = 0
    var isASCII = true
    var offset = range.lowerBound
    while offset < range.upperBound {
      let step = utf8.scalar(at: offset)
      offset += step.utf8Count
      guard offset <= range.upperBound, let scalar = Unicode.Scalar(folding.folding(of: step.value)) else {
        return false
      }
      guard count + 4 <= folded.count else { return false }
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        folded[count] = byte
        count += 1
      }
      isASCII = isASCII && scalar.isASCII
    }
    let label = folded.span.extracting(0..<count)
    return isASCII ? contains(0..<count, in: label) : containsFolded(label)
  }

  private func containsFolded(_ label: Span<UInt8>) -> Bool {
    var hash = Self.hashSeed
    for offset in label.indices { hash = Self.hash(hash, label[offset]) }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let start = Int(starts[Int(slots[slot])])
      if Int(starts[Int(slots[slot]) + 1]) - start == label.count,
        label.indices.allSatisfy({ bytes[start + $0] == label[$0] })
      {
        return true
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private static func fold(_ label: String) -> String {
    let folding = SimpleCaseFolding.shared
    var folded = String.UnicodeScalarView()
    for scalar in label.unicodeScalars { folded.append(Unicode.Scalar(folding.folding(of: scalar.value)) ?? scalar) }
    return String(folded)
  }

  // FNV-1a.
  private static let hashSeed: UInt32 = 0x811C_9DC5

  private static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

}
