import SelectableText

/// How a text is to be counted, and perhaps cut.
struct MeasureRequest {
  static let counterOption = OptionDefinition.value(
    "--counter", "c", "NAME",
    help: "How to count: twitter-v3 (the default), or another of the names below.")
  static let limitOption = OptionDefinition.value(
    "--limit", nil, "N", help: "Allow N instead of what the counter allows; of sms, N segments.")
  static let truncateOption = OptionDefinition.flag(
    "--truncate", nil, help: "Print each text instead, cut to the limit if it is too long.")
  static let ellipsisOption = OptionDefinition.value(
    "--ellipsis", nil, "TEXT", help: "What stands where a text was cut; … if not stated, and for sms ...")
  static let linksOption = OptionDefinition.value(
    "--links", nil, "drop|keep",
    help: "What becomes of a link that does not fit whole: it goes (the default), or text before\nit goes.")

  static let options = [counterOption, limitOption, truncateOption, ellipsisOption, linksOption]
  /// The members of a message that say the same.
  static let memberNames = ["counter", "limit", "truncate", "ellipsis", "links"]
  static let counterNames = TextCounter.allCases.map(\.rawValue)

  private var counter = TextCounter.twitterV3
  private var limit: Int?
  private(set) var isTruncating = false
  private var ellipsis: String?
  private var links = LinkPolicy.drop

  /// Reads the options.
  ///
  /// - Throws: ``UsageError`` for a name or number that is none.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let name = arguments.last("--counter") { counter = try Self.counter(named: name) }
    if let number = arguments.last("--limit") { limit = try Quantity.count(number, of: Self.limitOption) }
    isTruncating = arguments.has("--truncate")
    ellipsis = arguments.last("--ellipsis")
    if let name = arguments.last("--links") { links = try Self.links(named: name) }
    guard !arguments.has("--messages") else { return }
    if !isTruncating, let option = arguments.lastGiven(among: "--ellipsis", "--links") {
      throw UsageError("'\(option)' says how to cut, and needs '--truncate'")
    }
    try checkLimit()
  }

  /// The request of a message, which says what differs from this one.
  ///
  /// - Throws: ``UsageError`` for a member that is not what it should be.
  func changed(by members: [String: JSONValue]) throws(UsageError) -> MeasureRequest {
    var request = self
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where value != .null {
      switch (name, value) {
      case ("counter", .string(let text)): request.counter = try Self.counter(named: text)
      case ("links", .string(let text)): request.links = try Self.links(named: text)
      case ("ellipsis", .string(let text)): request.ellipsis = text
      case ("truncate", .boolean(let flag)): request.isTruncating = flag
      case ("limit", .number(let number)):
        guard let count = Int(number), count >= 0 else {
          throw UsageError("'limit' must be a whole number from 0 on, not \(number)")
        }
        request.limit = count
      default:
        let wanted = ["limit": "a number", "truncate": "a boolean"][name] ?? "a string"
        throw UsageError("'\(name)' must be \(wanted), not \(value.typeName)")
      }
    }
    try request.checkLimit()
    return request
  }

  /// What `text` counts.
  func budget(of text: String) -> TextBudget { counter.budget(of: text, limit: limit) }

  /// `text`, cut to the limit.
  func truncated(_ text: String) -> TruncatedText {
    counter.truncated(text, to: limit, ellipsis: ellipsis, links: links)
  }

  private func checkLimit() throws(UsageError) {
    guard isTruncating, limit == nil, counter.defaultLimit == nil else { return }
    throw UsageError("counter '\(counter.rawValue)' allows any number: to cut a text, state a limit")
  }

  private static func counter(named name: String) throws(UsageError) -> TextCounter {
    guard let counter = TextCounter(rawValue: name) else { throw .unknown("counter", name, known: counterNames) }
    return counter
  }

  private static func links(named name: String) throws(UsageError) -> LinkPolicy {
    guard let links = LinkPolicy(rawValue: name) else {
      throw .unknown("way with links", name, known: LinkPolicy.allCases.map(\.rawValue))
    }
    return links
  }
}
