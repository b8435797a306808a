import SelectableText

/// How texts are laid out, as a command line or a message says it.
struct LayoutSettings {
  /// Who speaks: that decides what complaints call things.
  enum Spelling { case options, members }

  private let spelling: Spelling
  private var unit: OffsetUnit?
  private var isAmbiguousWide = false
  private(set) var width = 80
  /// The most lines; 0: any number.
  private(set) var lineLimit = 0
  private var moreLabel: String?
  private var lessLabel: String?
  private var configuration = SelectableTextConfiguration()

  /// Settings of a message, or those of a terminal, where tabs lead to the next stop.
  init(_ spelling: Spelling) {
    self.spelling = spelling
    configuration.truncationMode = .truncateTail
    configuration.overflow = .wrap
    if spelling == .options { (configuration.tabPolicy, configuration.tabWidth) = (.stops, 8) }
  }

  /// Takes the members of a message's layout.
  ///
  /// - Throws: ``UsageError`` for an unknown member, with the nearest one, and for a value that it does not take.
  mutating func set(_ members: [String: JSONValue]) throws(UsageError) {
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let member = LayoutMember(rawValue: name) else {
        throw .unknown("layout member", name, known: LayoutMember.allCases.map(\.rawValue))
      }
      try set(member, to: value)
    }
  }

  /// Changes one setting; `null` leaves it.
  ///
  /// - Throws: ``UsageError`` for a value that it does not take.
  mutating func set(_ member: LayoutMember, to value: JSONValue) throws(UsageError) {
    if value == .null { return }
    switch member {
    case .measurer: unit = try choice(value, of: member, LayoutNames.measurers)
    case .isAmbiguousWide: isAmbiguousWide = try flag(value, of: member)
    case .width: width = max(0, try number(value, of: member))
    case .lines: lineLimit = max(0, try number(value, of: member))
    case .truncation: configuration.truncationMode = try choice(value, of: member, LayoutNames.truncations)
    case .boundary: configuration.truncationBoundary = try choice(value, of: member, LayoutNames.boundaries)
    case .ellipsis: configuration.ellipsis = try ellipsis(value, of: member)
    case .more: moreLabel = try drawnText(value, of: member)
    case .less: lessLabel = try drawnText(value, of: member)
    case .lineBreak: configuration.lineBreakMode = try choice(value, of: member, LayoutNames.lineBreaks)
    case .breaksIdeographs: configuration.breaksIdeographs = try flag(value, of: member)
    case .overflow: configuration.overflow = try choice(value, of: member, LayoutNames.overflows)
    case .alignment: configuration.alignment = try choice(value, of: member, LayoutNames.alignments)
    case .tabWidth: configuration.tabWidth = try number(value, of: member)
    case .tabPolicy: configuration.tabPolicy = try choice(value, of: member, LayoutNames.tabPolicies)
    case .lineSpacing: configuration.lineSpacing = Double(try number(value, of: member))
    case .baseDirection: configuration.baseDirection = try choice(value, of: member, LayoutNames.baseDirections)
    }
  }

  /// What the settings come to.
  ///
  /// - Throws: ``UsageError`` if they are at odds.
  func plan() throws(UsageError) -> LayoutPlan {
    let measurer: any TextMeasurer =
      if let unit { CountMeasurer(unit) } else { ColumnMeasurer(isAmbiguousWide: isAmbiguousWide) }
    var configuration = configuration
    configuration.numberOfLines = lineLimit
    configuration.expansion = try expansion()
    return LayoutPlan(configuration: configuration, width: Double(width), measurer: measurer)
  }

  private func expansion() throws(UsageError) -> TextExpansion? {
    if moreLabel == nil, lessLabel == nil { return nil }
    let (more, less) = (label(.more), label(.less))
    guard let moreLabel, let lessLabel else { throw UsageError("\(more) and \(less) belong together") }
    do throws(TextExpansionError) {
      return try TextExpansion(
        collapsed: .init(label: moreLabel, lineLimit: lineLimit), expanded: .init(label: lessLabel, lineLimit: 0))
    } catch {
      switch error {
      case .emptyLabel: throw UsageError("\(moreLabel.isEmpty ? more : less) must not be empty")
      case .collapsedWithoutLimit, .expandedShowsNoMore:
        throw UsageError("\(more) needs \(label(.lines)), the most lines without it")
      }
    }
  }

  private func label(_ member: LayoutMember) -> String {
    let name = spelling == .options ? member.option?.name : nil
    return "'\(name ?? member.rawValue)'"
  }

  private func choice<Value>(
    _ value: JSONValue, of member: LayoutMember, _ table: NameTable<Value>
  ) throws(UsageError) -> Value {
    let name = try text(value, of: member)
    if let choice = table[name] { return choice }
    let nearest = NearestName.of(name, among: table.names).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError("\(label(member)) cannot be '\(name)'\(nearest)")
  }

  private func text(_ value: JSONValue, of member: LayoutMember) throws(UsageError) -> String {
    guard case .string(let text) = value else { throw wrongType(value, of: member, wanted: "a string") }
    return text
  }

  /// A text that is drawn on lines as it is, and holds nothing that would end one.
  private func drawnText(_ value: JSONValue, of member: LayoutMember) throws(UsageError) -> String {
    let text = try text(value, of: member)
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        throw UsageError("\(label(member)) cannot hold line breaks, tabs and other controls")
      default: continue
      }
    }
    return text
  }

  private func ellipsis(_ value: JSONValue, of member: LayoutMember) throws(UsageError) -> String {
    let text = try drawnText(value, of: member)
    guard text.utf8.count <= LayoutMember.greatestEllipsisUTF8Count else {
      throw UsageError("\(label(member)) cannot be longer than \(LayoutMember.greatestEllipsisUTF8Count) bytes")
    }
    return text
  }

  private func flag(_ value: JSONValue, of member: LayoutMember) throws(UsageError) -> Bool {
    guard case .boolean(let flag) = value else { throw wrongType(value, of: member, wanted: "a boolean") }
    return flag
  }

  private func number(_ value: JSONValue, of member: LayoutMember) throws(UsageError) -> Int {
    guard case .number(let spelling) = value else { throw wrongType(value, of: member, wanted: "a whole number") }
    guard let number = Int(spelling), number.magnitude <= member.greatestNumber else {
      throw UsageError(
        "\(label(member)) cannot be \(spelling); it is a whole number of \(member.greatestNumber) at most")
    }
    return number
  }

  private func wrongType(_ value: JSONValue, of member: LayoutMember, wanted: String) -> UsageError {
    UsageError("\(label(member)) must be \(wanted), not \(value.typeName)")
  }
}
