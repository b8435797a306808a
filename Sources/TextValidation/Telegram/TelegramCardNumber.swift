import TextModel

/// The digits of a payment card, as far as their check needs them (dialects.md, TG-K3).
struct TelegramCardNumber {
  private var digitCount = 0
  /// The first four digits.
  private var prefix = 0
  /// The sum of Luhn's check (ISO/IEC 7812-1, annex B).
  private var sum = 0

  /// Reads the digits of `utf8Range`, of which there are four or more.
  init(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) {
    for offset in utf8Range.reversed() where utf8[offset].isASCIIDigit {
      let digit = Int(utf8[offset] & 0x0F)
      let isDoubled = !digitCount.isMultiple(of: 2)
      sum += isDoubled ? (digit < 5 ? 2 * digit : 2 * digit - 9) : digit
      digitCount += 1
    }
    var left = 4
    for offset in utf8Range where left > 0 && utf8[offset].isASCIIDigit {
      prefix = prefix * 10 + Int(utf8[offset] & 0x0F)
      left -= 1
    }
  }

  /// Whether the check holds and the network gives out numbers of this length.
  var isValid: Bool { sum.isMultiple(of: 10) && hasLengthOfNetwork }

  private var hasLengthOfNetwork: Bool {
    switch prefix {
    case 4000...4999: digitCount == 13 || digitCount == 16 || digitCount == 18 || digitCount == 19
    case 5100...5599, 2221...2720, 2200...2204: digitCount == 16
    case 3400...3499, 3700...3799: digitCount == 15
    case 6200...6299, 8100...8199: digitCount >= 16
    default: true
    }
  }
}
