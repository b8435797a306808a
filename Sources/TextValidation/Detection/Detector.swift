import TextModel

/// The native rules of the built-in dialects: given a trigger's offset, each says what stands there.
///
/// A detector is immutable and holds no text. Every rule reads the text around its trigger, within the bounds of
/// detection.md, O5 and O6; which triggers there are, what has been accepted and what is claimed is the scanner's.
package final class Detector: Sendable {
  package let options: DetectionOptions
  private let classes = ScalarClassTable.shared

  /// Finds the triggers of the rules.
  package let filter: TriggerFilter
  /// What bytes of ASCII are to the rules.
  let bytes: ByteClassTable
  /// Whether the plain forms are tried before the general rules, and bytes left out that these refuse at once. What is
  /// selected is the same.
  package let readsPlainForms: Bool
  /// Whether each link with `http` or `https` counts, and no other scheme is looked for in it.
  let linksEveryWebScheme: Bool
  let hasDefaultNames: Bool
  let hasDefaultTags: Bool
  /// Whether the domains of IANA's root zone are known, and no others.
  let hasDefaultDomains: Bool
  /// The endings of files that are known domains too and have at most four letters.
  let fileEndings: ShortNameSet
  let hasASCIIFileEndings: Bool
  /// The top-level domains of at most four letters: most of those that people write.
  let shortDomains = TopLevelDomains.shortNames

  /// The numbering plan of the caller's region.
  let regionPlan: RegionPlan?

  package init(options: DetectionOptions = DetectionOptions(), readsPlainForms: Bool = true) {
    self.options = options
    self.readsPlainForms = readsPlainForms
    filter = TriggerFilter(options: options, marksAll: !readsPlainForms)
    let classes = classes
    bytes = ByteClassTable(options: options) { classes.flags(of: $0) }
    switch options.schemes {
    case .any, .web: linksEveryWebScheme = readsPlainForms && options.customSchemes.isEmpty
    case .list: linksEveryWebScheme = false
    }
    hasDefaultNames = readsPlainForms && options.mentionAlphabet == .default
    hasDefaultTags = readsPlainForms && options.hashtagAlphabet == .default
    switch options.knownDomains {
    case .iana: hasDefaultDomains = options.extraDomains.isEmpty
    default: hasDefaultDomains = false
    }
    fileEndings = ShortNameSet(options.fileExtensions)
    hasASCIIFileEndings = options.fileExtensions.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    regionPlan = options.region.flatMap { PhonePlan.shared.region(code: $0) }
  }

  func flags(of value: UInt32) -> ScalarClass { classes.flags(of: value) }
}

/// A scalar beside a candidate.
struct Neighbour {
  /// The scalar, or `ScalarStep.illFormed` at the edge of the text, at bytes that are not UTF-8, and for a keycap.
  var value: UInt32 = ScalarStep.illFormed
  /// Its class; empty at the edge of the text.
  var flags: ScalarClass = []
  /// Where it starts.
  var utf8Offset = 0

  /// A word scalar of a script written with spaces (detection.md, A4).
  var isSpacedWord: Bool { flags.contains(.word) && !flags.contains(.unspaced) }
  var isWord: Bool { flags.contains(.word) }
}

extension Detector {
  /// The left neighbour of a candidate at `utf8Offset`: the nearest scalar that is neither a mark nor a joiner (B1).
  ///
  /// - Complexity: O(*m*) in the number of marks passed.
  func leftNeighbour(of utf8Offset: Int, in utf8: Span<UInt8>) -> Neighbour {
    var offset = utf8Offset
    if offset > 0, utf8[offset - 1] < 0x80 {
      let value = UInt32(utf8[offset - 1])
      return Neighbour(value: value, flags: flags(of: value), utf8Offset: offset - 1)
    }
    var isEmojiSequence = false
    while offset > 0 {
      let step = utf8.scalar(endingAt: offset, notBefore: 0)
      let flags = flags(of: step.value)
      offset -= step.utf8Count
      guard flags.contains(.mark) || flags.contains(.joiner) else {
        if isEmojiSequence { return Neighbour(flags: .symbol, utf8Offset: offset) }
        return Neighbour(value: step.value, flags: flags, utf8Offset: offset)
      }
      if step.value == 0xFE0F || step.value == 0x20E3 { isEmojiSequence = true }
    }
    return Neighbour()
  }

  /// The scalar that ends directly before `utf8Offset`, marks included.
  func scalarBefore(_ utf8Offset: Int, in utf8: Span<UInt8>) -> Neighbour {
    guard utf8Offset > 0 else { return Neighbour() }
    let step = utf8.scalar(endingAt: utf8Offset, notBefore: 0)
    return Neighbour(value: step.value, flags: flags(of: step.value), utf8Offset: utf8Offset - step.utf8Count)
  }

  /// The scalar that starts at `utf8Offset`.
  func scalarAt(_ utf8Offset: Int, in utf8: Span<UInt8>) -> Neighbour {
    guard utf8Offset < utf8.count else { return Neighbour(utf8Offset: utf8Offset) }
    let step = utf8.scalar(at: utf8Offset)
    return Neighbour(value: step.value, flags: flags(of: step.value), utf8Offset: utf8Offset)
  }
}

extension Span where Element == UInt8 {
  /// The byte at `utf8Offset`; 0 beyond the end, which no rule looks for.
  func byte(at utf8Offset: Int) -> UInt8 { utf8Offset < count ? self[utf8Offset] : 0 }

  /// Whether the bytes from `utf8Offset` are `text`, which is ASCII, and in small letters where case is ignored.
  func hasASCII(_ text: String, at utf8Offset: Int, ignoringCase: Bool = false) -> Bool {
    guard utf8Offset >= 0, count - utf8Offset >= text.utf8.count else { return false }
    var offset = utf8Offset
    for expected in text.utf8 {
      let byte = self[offset]
      guard byte == expected || (ignoringCase && byte.asciiLowercased == expected) else { return false }
      offset += 1
    }
    return true
  }

  /// Whether `://` stands at `utf8Offset`.
  func hasSchemeSeparator(at utf8Offset: Int) -> Bool {
    utf8Offset + 2 < count && self[utf8Offset] == UInt8(ascii: ":") && self[utf8Offset + 1] == UInt8(ascii: "/")
      && self[utf8Offset + 2] == UInt8(ascii: "/")
  }
}

extension UInt32 {
  /// Whether this is the code point of an ASCII letter.
  var isASCIILetter: Bool { self < 0x80 && UInt8(truncatingIfNeeded: self).isASCIILetter }
  /// Whether this is the code point of an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool { self < 0x80 && UInt8(truncatingIfNeeded: self).isASCIIAlphanumeric }
}

/// The code point of an ASCII character.
func ascii(_ scalar: Unicode.Scalar) -> UInt32 { scalar.value }
