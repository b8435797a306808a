/// A text of any size that is made to be slow: something that is repeated, between what stands first and last.
public struct HostileText: Sendable, Hashable {
  /// What stands first.
  public let prefix: [UInt8]
  /// What is repeated.
  public let unit: [UInt8]
  /// What is repeated as often behind all units, such as what closes them; most often empty.
  public let closingUnit: [UInt8]
  /// What stands last.
  public let suffix: [UInt8]

  /// A text of bytes that need not be UTF-8.
  public init(prefix: [UInt8] = [], unit: [UInt8], closingUnit: [UInt8] = [], suffix: [UInt8] = []) {
    (self.prefix, self.unit, self.closingUnit, self.suffix) = (prefix, unit, closingUnit, suffix)
  }

  /// A text of characters.
  public init(_ prefix: String = "", repeating unit: String, closing closingUnit: String = "", _ suffix: String = "") {
    self.init(
      prefix: Array(prefix.utf8), unit: Array(unit.utf8), closingUnit: Array(closingUnit.utf8),
      suffix: Array(suffix.utf8))
  }

  /// The text in about `utf8Count` bytes: as many whole units as fit.
  ///
  /// - Parameters:
  ///   - utf8Count: The size that is wanted.
  ///   - layout: Whether line breaks stand between the units.
  /// - Returns: The bytes; more than were wanted if one unit does not fit.
  public func bytes(utf8Count: Int, layout: Layout) -> [UInt8] {
    let room = utf8Count - prefix.count - suffix.count
    let unitCount = max(1, room / max(1, unit.count + closingUnit.count))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8Count + utf8Count / 16)
    var lineStart = 0
    func breakLine() {
      guard layout == .lines, bytes.count - lineStart >= Layout.lineUTF8Count else { return }
      bytes.append(UInt8(ascii: "\n"))
      lineStart = bytes.count
    }
    bytes += prefix
    for _ in 0..<unitCount {
      bytes += unit
      breakLine()
    }
    for _ in 0..<(closingUnit.isEmpty ? 0 : unitCount) {
      bytes += closingUnit
      breakLine()
    }
    return bytes + suffix
  }

  /// How a text is cut into lines.
  public enum Layout: String, Sendable, Hashable, CaseIterable {
    /// The whole text in one line.
    case line
    /// A break after the first unit that ends ``lineUTF8Count`` bytes or more behind the last.
    case lines

    /// How long lines are.
    static let lineUTF8Count = 80
  }
}

extension HostileText: CustomStringConvertible {
  /// The text as a formula, in ASCII: `prefix (unit)* (closing unit)* suffix`.
  public var description: String {
    let parts = [
      Self.escaped(prefix), "(\(Self.escaped(unit)))*", closingUnit.isEmpty ? "" : "(\(Self.escaped(closingUnit)))*",
      Self.escaped(suffix),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Characters as they are if they are visible and ASCII, else by their number, blanks as `␣`; bytes that are no
  /// characters as `\xFF`.
  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let scalar = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self)?.unicodeScalars.first }
        .first
      rest = rest.dropFirst(scalar.map { UTF8.width($0) } ?? 1)
      guard let scalar else {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
        continue
      }
      switch scalar.value {
      case 0x20: text += "␣"
      case 0x21...0x7E: text.unicodeScalars.append(scalar)
      default: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return text
  }
}
