import TextModel

/// The e-mail addresses of the telegram dialect (dialects.md, TG-E1, TG-E2).
package enum TelegramEmail {
  private static let greatestAtomCount = 11
  private static let greatestAtomUTF8Count = 26
  private static let greatestLastAtomUTF8Count = 35
  private static let labelCounts = 2...7
  private static let greatestLabelUTF8Count = 30
  private static let lastLabelUTF8Counts = 2...8

  /// Whether all of `utf8Range` is an address.
  ///
  /// - Parameters:
  ///   - utf8Range: Within `utf8`, on scalar boundaries.
  ///   - utf8: The text.
  /// - Returns: `true` for atoms with `.` or `+` between, `@`, and labels. The platform takes empty atoms as well.
  /// - Complexity: O(1): no more is read than the longest address may have.
  package static func isAddress(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard let at = localPartEnd(utf8Range, in: utf8) else { return false }
    return isDomain(at + 1..<utf8Range.upperBound, in: utf8)
  }

  /// Where the `@` stands behind a local part; `nil` if none does.
  private static func localPartEnd(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Int? {
    let ofName = TelegramScalars.ofName
    var (atomStart, atomCount) = (utf8Range.lowerBound, 1)
    for offset in utf8Range {
      let byte = utf8[offset]
      switch byte {
      case UInt8(ascii: "@"): return offset > atomStart ? offset : nil
      case UInt8(ascii: "."), UInt8(ascii: "+"):
        atomCount += 1
        guard offset - atomStart <= greatestAtomUTF8Count, atomCount <= greatestAtomCount else { return nil }
        atomStart = offset + 1
      default:
        guard ofName.contains(byte), offset - atomStart < greatestLastAtomUTF8Count else { return nil }
      }
    }
    return nil
  }

  private static func isDomain(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    let ofName = TelegramScalars.ofName
    var (labelStart, labelCount) = (utf8Range.lowerBound, 1)
    for offset in utf8Range {
      if utf8[offset] == UInt8(ascii: ".") {
        labelCount += 1
        guard labelCount <= labelCounts.upperBound, isLabel(labelStart..<offset, in: utf8) else { return false }
        labelStart = offset + 1
      } else {
        guard ofName.contains(utf8[offset]), offset - labelStart < greatestLabelUTF8Count else {
          return false
        }
      }
    }
    let last = labelStart..<utf8Range.upperBound
    return labelCounts.contains(labelCount) && lastLabelUTF8Counts.contains(last.count)
      && last.allSatisfy { utf8[$0].isASCIILetter }
  }

  private static func isLabel(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    !label.isEmpty && utf8[label.lowerBound].isASCIIAlphanumeric && utf8[label.upperBound - 1].isASCIIAlphanumeric
  }
}
