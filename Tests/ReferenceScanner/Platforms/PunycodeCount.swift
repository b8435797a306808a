/// How long Punycode is: RFC 3492, section 6.3, of whose digits only the number counts here.
enum PunycodeCount {
  /// How many scalars the A-label of a label has: the label itself if it is ASCII.
  static func ofALabel(of label: [Unicode.Scalar]) -> Int {
    let plainCount = label.count { $0.isASCII }
    // A scalar is at least one digit: so long a label needs no encoding to be too long for any name.
    if plainCount == label.count || label.count > 63 { return label.count }
    return "xn--".count + plainCount + (plainCount > 0 ? 1 : 0) + digitCount(of: label, plainCount: plainCount)
  }

  private static func digitCount(of label: [Unicode.Scalar], plainCount: Int) -> Int {
    var (digitCount, delta, bias, doneCount) = (0, 0, 72, plainCount)
    var previous = 0x80
    for codePoint in Set(label.map { Int($0.value) }).filter({ $0 >= 0x80 }).sorted() {
      delta += (codePoint - previous) * (doneCount + 1)
      for scalar in label {
        if scalar.value < codePoint { delta += 1 }
        if scalar.value == codePoint {
          digitCount += count(of: delta, bias: bias)
          bias = adapted(delta, pointCount: doneCount + 1, isFirst: doneCount == plainCount)
          delta = 0
          doneCount += 1
        }
      }
      delta += 1
      previous = codePoint + 1
    }
    return digitCount
  }

  /// How many digits a delta has as a generalized variable-length integer (section 3.3).
  private static func count(of delta: Int, bias: Int) -> Int {
    var (rest, position, count) = (delta, 36, 1)
    while true {
      let threshold = min(max(position - bias, 1), 26)
      if rest < threshold { return count }
      rest = (rest - threshold) / (36 - threshold)
      position += 36
      count += 1
    }
  }

  /// Section 3.4.
  private static func adapted(_ delta: Int, pointCount: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / pointCount
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }
}
