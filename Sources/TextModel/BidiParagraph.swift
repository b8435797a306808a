/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm, UAX #9, and the order of its lines.
///
/// Rules are those of revision 46, for Unicode 15.0. Glyphs are mirrored and marks moved (L3, L4) by what draws them.
///
/// ```swift
/// let paragraph = BidiParagraph(utf8, 0..<utf8.count, baseDirection: .automatic)
/// let runs = paragraph.visualRuns(ofLine: 0..<20, in: utf8)  // left to right
/// ```
package struct BidiParagraph: Sendable {
  /// The paragraph, as UTF-8 offsets into the text.
  package let utf8Range: Range<Int>
  /// The level of the paragraph: 0 for left to right, 1 for right to left.
  package let baseLevel: UInt8
  /// The levels that rules X1 to I2 give, as runs in the order of the text, as long as can be; they tile the paragraph.
  ///
  /// What rule X9 removes, which no rule gives a level, has that of the scalar before it, or of the paragraph.
  package let runs: [BidiRun]

  /// Resolves the levels of a paragraph.
  ///
  /// A separator of paragraphs that is not at the end, as U+001C that breaks no line, ends all embeddings and is else a
  /// neutral: it makes no paragraph of its own.
  ///
  /// - Parameters:
  ///   - utf8: The text. Bytes that are not UTF-8 are U+FFFD, one for each maximal ill-formed subpart.
  ///   - utf8Range: The paragraph, as UTF-8 offsets into `utf8`, its hard break in it or not.
  ///   - baseDirection: What gives the paragraph its level.
  /// - Precondition: `utf8Range` lies in `utf8`.
  /// - Complexity: O(*n*) in the count of `utf8Range`, whatever is in it; nothing is allocated but one run if nothing can
  ///   run the other way than the paragraph.
  package init(_ utf8: Span<UInt8>, _ utf8Range: Range<Int>, baseDirection: BaseDirection) {
    self.utf8Range = utf8Range
    let isPlain = baseDirection != .rightToLeft && !Self.mayReorder(utf8.extracting(utf8Range))
    switch baseDirection {
    case .automatic: baseLevel = isPlain ? 0 : Self.baseLevel(of: utf8, in: utf8Range)
    case .leftToRight: baseLevel = 0
    case .rightToLeft: baseLevel = 1
    }
    if isPlain {
      runs = utf8Range.isEmpty ? [] : [BidiRun(utf8Range: utf8Range, level: 0)]
    } else {
      runs = Self.resolvedRuns(of: utf8, utf8Range, baseLevel: baseLevel)
    }
  }

  private static func resolvedRuns(of utf8: Span<UInt8>, _ utf8Range: Range<Int>, baseLevel: UInt8) -> [BidiRun] {
    var scalars = BidiScalars(utf8, utf8Range)
    let levelRuns = BidiExplicitLevels(of: &scalars, baseLevel: baseLevel).runs
    BidiSequence.resolveAll(of: levelRuns, &scalars, in: utf8, baseLevel: baseLevel)
    var list = BidiRunList(from: utf8Range.lowerBound)
    var level = baseLevel
    for run in levelRuns {
      for index in run.scalarRange {
        let next = scalars.classes[index].implicitLevel(in: run.level)
        if next == level { continue }
        list.append(upTo: scalars.utf8Offsets[index], level: level)
        level = next
      }
    }
    list.append(upTo: utf8Range.upperBound, level: level)
    return list.runs
  }

  /// The level of the paragraph that is `utf8Range` of a text, by rules P2 and P3 alone.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - utf8Range: The paragraph, as UTF-8 offsets into `utf8`.
  /// - Returns: 1 if the first scalar outside isolates that is L, R or AL is R or AL; else 0.
  /// - Precondition: `utf8Range` lies in `utf8`.
  /// - Complexity: O(*n*) in the count of `utf8Range`; nothing behind the first strong scalar is read.
  package static func baseLevel(of utf8: Span<UInt8>, in utf8Range: Range<Int>) -> UInt8 {
    BidiFirstStrong.level(of: utf8, in: utf8Range)
  }

  /// Whether a text can have other levels than 0 in a paragraph that is not ``BaseDirection/rightToLeft``: it has a scalar
  /// of class R, AL or AN or one that starts or ends an embedding, override or isolate.
  ///
  /// - Complexity: O(*n*) in the count of `utf8`: a comparison for most bytes.
  package static func mayReorder(_ utf8: Span<UInt8>) -> Bool {
    let table = BidiClassTable.shared
    var utf8Offset = 0
    while utf8Offset < utf8.count {
      let byte = utf8[utf8Offset]
      // Scalars below U+0580 and from U+3000 to U+EFFF, and bytes that start no scalar: none is among those.
      guard byte >= 0xD6, !(0xE3...0xEE).contains(byte) else {
        utf8Offset += 1
        continue
      }
      let scalar = utf8.scalar(at: utf8Offset)
      switch table.bidiClass(of: scalar.value) {
      case .r, .al, .an, .lri, .rli, .fsi, .pdi, .lre, .rle, .lro, .rlo, .pdf: return true
      default: utf8Offset += scalar.utf8Count
      }
    }
    return false
  }
}
