/// The encoding of Unicode labels in ASCII (RFC 3492), without the prefix `xn--`.
package enum Punycode {
  // RFC 3492, section 5: the parameters of Punycode.
  private static let base = 36
  private static let minimumThreshold = 1
  private static let maximumThreshold = 26
  private static let firstCodePoint = 0x80

  /// Encodes `label`; ASCII letters keep their case.
  ///
  /// - Returns: ASCII; `nil` if a number of the encoding does not fit, which takes a label of many thousand scalars.
  /// - Complexity: O(*n* · *m*) in the scalars of `label` and in how many of them are distinct and beyond ASCII.
  package static func encode(_ label: String) -> String? {
    let scalars = label.unicodeScalars.map { Int($0.value) }
    var output = scalars.filter { $0 < firstCodePoint }.map { UInt8(truncatingIfNeeded: $0) }
    var handled = output.count
    if handled > 0 { output.append(UInt8(ascii: "-")) }
    var bias = Bias()
    var codePoint = firstCodePoint
    var delta = 0
    while handled < scalars.count {
      guard let next = scalars.lazy.filter({ $0 >= codePoint }).min() else { return nil }
      let (skipped, overflow) = (next - codePoint).multipliedReportingOverflow(by: handled + 1)
      if overflow || skipped > Int(Int32.max) - delta { return nil }
      delta += skipped
      codePoint = next
      for scalar in scalars {
        if scalar < codePoint { delta += 1 }
        if scalar == codePoint {
          append(delta, bias: bias, to: &output)
          bias.adapt(delta: delta, count: handled + 1)
          delta = 0
          handled += 1
        }
      }
      delta += 1
      codePoint += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Decodes `text`; digits may be in either case, literal ASCII keeps its own.
  ///
  /// - Returns: `nil` if `text` is no Punycode: a byte that is no digit, a number cut short, or what is no scalar.
  /// - Complexity: O(*n*²) in the bytes of `text`; a label of the Domain Name System has at most 63.
  package static func decode(_ text: String) -> String? {
    let utf8 = Array(text.utf8)
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let hyphen = utf8.lastIndex(of: UInt8(ascii: "-"))
    var output = hyphen.map { utf8[..<$0].map(Int.init) } ?? []
    var digits = utf8[(hyphen.map { $0 + 1 } ?? 0)...]
    var bias = Bias()
    var codePoint = firstCodePoint
    var place = 0
    while !digits.isEmpty {
      guard let delta = takeNumber(from: &digits, bias: bias), delta <= Int(Int32.max) - place else { return nil }
      let count = output.count + 1
      bias.adapt(delta: delta, count: count)
      place += delta
      codePoint += place / count
      place %= count
      guard codePoint <= 0x10FFFF else { return nil }
      output.insert(codePoint, at: place)
      place += 1
    }
    var label = String.UnicodeScalarView()
    for value in output {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
      label.append(scalar)
    }
    return String(label)
  }

  /// Appends `delta` as a number of variable length (section 6.3).
  private static func append(_ delta: Int, bias: Bias, to output: inout [UInt8]) {
    var rest = delta
    var weight = base
    while true {
      let threshold = bias.threshold(at: weight)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      weight += base
    }
    output.append(digit(rest))
  }

  /// Takes a number of variable length; `nil` if it is cut short, holds no digit or is too great.
  private static func takeNumber(from digits: inout ArraySlice<UInt8>, bias: Bias) -> Int? {
    var number = 0
    var factor = 1
    var weight = base
    while let byte = digits.popFirst() {
      guard let digit = value(ofDigit: byte) else { return nil }
      number += digit * factor
      guard number <= Int(Int32.max) else { return nil }
      let threshold = bias.threshold(at: weight)
      if digit < threshold { return number }
      factor *= base - threshold
      guard factor <= Int(Int32.max) else { return nil }
      weight += base
    }
    return nil
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  private static func value(ofDigit byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 + 26
    default: nil
    }
  }

  /// The bias of section 6.1, which guesses how long the next number will be.
  private struct Bias {
    private var value = 72
    private var isFresh = true

    func threshold(at weight: Int) -> Int { min(max(weight - value, minimumThreshold), maximumThreshold) }

    mutating func adapt(delta: Int, count: Int) {
      var delta = isFresh ? delta / 700 : delta / 2
      delta += delta / count
      var steps = 0
      while delta > (base - minimumThreshold) * maximumThreshold / 2 {
        delta /= base - minimumThreshold
        steps += base
      }
      value = steps + (base - minimumThreshold + 1) * delta / (delta + 38)
      isFresh = false
    }
  }
}
