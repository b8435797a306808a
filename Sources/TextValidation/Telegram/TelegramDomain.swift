import TextModel

/// Which domains the links of Telegram may have (dialects.md, TG-U10, TG-U11).
enum TelegramDomain {
  private static let greatestLabelUTF8Count = 63
  private static let encodedPrefix = Array("xn--".utf8)

  /// Whether a link may go to the domain `utf8Range`.
  ///
  /// - Parameters:
  ///   - utf8Range: What stands between user and port.
  ///   - hasProtocol: Whether the link names its protocol: then any top-level domain will do.
  ///   - utf8: The text.
  /// - Returns: Whether it is an IPv4 address, or its labels and its top-level domain hold.
  /// - Complexity: O(*n*) in the bytes of the domain.
  static func isAccepted(_ utf8Range: Range<Int>, hasProtocol: Bool, in utf8: Span<UInt8>) -> Bool {
    var (labelStart, labelCount) = (utf8Range.lowerBound, 1)
    var (isAddress, hasNonDigit) = (true, false)
    // Of the label at hand, and of the one before.
    var (holdsUnderscore, nextHoldsUnderscore) = (false, false)
    for offset in utf8Range {
      let byte = utf8[offset]
      if byte == UInt8(ascii: ".") {
        guard isLabel(labelStart..<offset, in: utf8) else { return false }
        isAddress = isAddress && isOctet(labelStart..<offset, in: utf8)
        (holdsUnderscore, nextHoldsUnderscore) = (nextHoldsUnderscore, false)
        labelStart = offset + 1
        labelCount += 1
      } else {
        hasNonDigit = hasNonDigit || !byte.isASCIIDigit
        nextHoldsUnderscore = nextHoldsUnderscore || byte == UInt8(ascii: "_")
      }
    }
    let last = labelStart..<utf8Range.upperBound
    guard labelCount >= 2, isLabel(last, in: utf8) else { return false }
    if labelCount == 4, isAddress, isOctet(last, in: utf8) { return true }
    // The label before the top-level domain holds no `_`.
    guard hasNonDigit, !holdsUnderscore else { return false }
    return isTopLevelDomain(last, hasProtocol: hasProtocol, in: utf8)
  }

  private static func isLabel(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    !utf8Range.isEmpty && utf8Range.count <= greatestLabelUTF8Count
      && utf8[utf8Range.upperBound - 1] != UInt8(ascii: "-")
  }

  /// Whether the label is a number up to 255 without a leading zero.
  private static func isOctet(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard utf8Range.count <= 3, utf8Range.count == 1 || utf8[utf8Range.lowerBound] != UInt8(ascii: "0") else {
      return false
    }
    var number = 0
    for offset in utf8Range {
      guard utf8[offset].isASCIIDigit else { return false }
      number = number * 10 + Int(utf8[offset] & 0x0F)
    }
    return number <= 255
  }

  private static func isTopLevelDomain(_ label: Range<Int>, hasProtocol: Bool, in utf8: Span<UInt8>) -> Bool {
    guard utf8.scalar(at: label.lowerBound).utf8Count < label.count else { return false }
    if isEncoded(label, in: utf8) { return true }
    for offset in label where utf8[offset] == UInt8(ascii: "_") || utf8[offset] == UInt8(ascii: "-") { return false }
    return hasProtocol || isCommon(label, in: utf8)
  }

  /// Whether the label is `xn--`, in small letters, and two or more letters or digits.
  private static func isEncoded(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard label.count >= encodedPrefix.count + 2,
      encodedPrefix.indices.allSatisfy({ utf8[label.lowerBound + $0] == encodedPrefix[$0] })
    else { return false }
    return label.dropFirst(encodedPrefix.count).allSatisfy { utf8[$0].isASCIIAlphanumeric }
  }

  /// Whether the label, in small letters, is one of the list.
  ///
  /// It is none if only its first scalar is a capital, as at the start of a sentence.
  private static func isCommon(_ label: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    let folding = SimpleCaseFolding.shared
    var (capitalCount, beginsWithCapital) = (0, false)
    var offset = label.lowerBound
    while offset < label.upperBound {
      let step = utf8.scalar(at: offset)
      if isCapital(step.value) {
        capitalCount += 1
        beginsWithCapital = beginsWithCapital || offset == label.lowerBound
      } else if step.value >= 0x80, folding.folding(of: step.value) != step.value {
        // The set folds, but this is a small letter already, such as `ſ`.
        return false
      }
      offset += step.utf8Count
    }
    if beginsWithCapital, capitalCount == 1 { return false }
    return TopLevelDomains.telegram.contains(label, in: utf8)
  }

  private static func isCapital(_ value: UInt32) -> Bool {
    if value < 0x80 { return UInt8(truncatingIfNeeded: value).isASCIICapital }
    return Unicode.Scalar(value)?.properties.changesWhenLowercased ?? false
  }
}
