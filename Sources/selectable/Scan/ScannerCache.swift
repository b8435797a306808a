import SelectableText

/// Scanners for messages that ask for kinds or options of their own; messages that ask for the same share one.
struct ScannerCache {
  private static let capacity = 256

  private let dialect: DialectChoice
  private let kinds: [String]?
  private var scanners: [[String: JSONValue]: Scanner] = [:]

  /// - Parameters:
  ///   - dialect: Makes the scanners.
  ///   - kinds: The kinds for messages that name none.
  init(_ dialect: DialectChoice, kinds: [String]?) {
    self.dialect = dialect
    self.kinds = kinds
  }

  /// The scanner for a message with `members`, of which `kinds` and `options` count.
  ///
  /// - Throws: ``UsageError`` for names that are not known and values of a wrong type.
  mutating func scanner(for members: [String: JSONValue]) throws(UsageError) -> Scanner {
    if let known = scanners[members] { return known }
    let scanner = try dialect.makeScanner(
      kinds: try ScannerCache.kinds(in: members) ?? kinds, options: try ScannerCache.options(in: members),
      textUnit: .whole)
    if scanners.count == ScannerCache.capacity { scanners.removeAll() }
    scanners[members] = scanner
    return scanner
  }

  private static func kinds(in members: [String: JSONValue]) throws(UsageError) -> [String]? {
    guard let value = members["kinds"], value != .null else { return nil }
    guard let kinds = value.strings else { throw UsageError("'kinds' must be an array of strings") }
    return kinds
  }

  /// The options of a message.
  static func options(in members: [String: JSONValue]) throws(UsageError) -> [String: JSONValue] {
    guard let value = members["options"], value != .null else { return [:] }
    guard case .object(let options) = value else {
      throw UsageError("'options' must be an object, not \(value.typeName)")
    }
    return options
  }
}
