extension TextColor {
  /// Reads a colour as it is written in CSS and JSON; `nil` if it is not written so.
  ///
  /// - Parameter hexText: `#rrggbb` or `#rrggbbaa`, in hexadecimal digits of either case.
  public init?(hexText: String) {
    let digits = hexText.utf8.dropFirst()
    guard hexText.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == digits.count else { return nil }
    let components = stride(from: 0, to: values.count, by: 2).map { Double(values[$0] * 16 + values[$0 + 1]) / 255 }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components.count > 3 ? components[3] : 1)
  }

  /// The colour as `#rrggbb`, or as `#rrggbbaa` if it is not opaque; `nil` if that would not be exactly this colour.
  public var hexText: String? {
    var text = "#"
    for component in alpha == 1 ? [red, green, blue] : [red, green, blue, alpha] {
      guard (0...1).contains(component) else { return nil }
      let byte = UInt8((component * 255).rounded())
      guard Double(byte) / 255 == component else { return nil }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }

  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha
  }

  /// Reads a text as ``hexText`` writes it, or an object with the members `red`, `green`, `blue` and, unless it is 1,
  /// `alpha`.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(), let hexText = try? container.decode(String.self) {
      guard let color = TextColor(hexText: hexText) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "a colour is #rrggbb or #rrggbbaa")
      }
      self = color
      return
    }
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try members.decode(Double.self, forKey: .red), green: try members.decode(Double.self, forKey: .green),
      blue: try members.decode(Double.self, forKey: .blue),
      alpha: try members.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
  }

  /// Writes ``hexText`` where that is exact, else an object.
  public func encode(to encoder: any Encoder) throws {
    if let hexText {
      var container = encoder.singleValueContainer()
      return try container.encode(hexText)
    }
    var members = encoder.container(keyedBy: CodingKeys.self)
    if alpha != 1 { try members.encode(alpha, forKey: .alpha) }
    try members.encode(blue, forKey: .blue)
    try members.encode(green, forKey: .green)
    try members.encode(red, forKey: .red)
  }
}
