import SelectableText

/// How messages are laid out: what each says of it in `"layout"`, over what the command line says.
struct MessageLayouts {
  static let option = OptionDefinition.value(
    "--layout", nil, "JSON",
    help:
      "With --messages: lay out every message, by this object and over it the\n\"layout\" of the message; say {\"width\":40,\"lines\":2}."
  )

  /// The paragraph of help that says what a layout is.
  static let note = """
    A message with a "layout" is answered with "collapsed" and "expanded" too: what is drawn of it in so many lines, and in
    as many as it needs, with the places of its selections. The members of a layout mean what the options of
    'selectable wrap' do: measurer, ambiguous_wide, width, lines, truncation (--truncate), boundary, ellipsis, more, less,
    break, overflow, align. The others are tab_width (4) and tab_policy (\(LayoutNames.tabPolicies.list)), line_spacing
    (0), breaks_ideographs (true), and base_direction (\(LayoutNames.baseDirections.list)).
    """

  private let common: [String: JSONValue]?
  private var plans = MessageCache<LayoutPlan>()

  /// - Parameter common: What holds for every message that does not say otherwise; `nil`: messages without a layout are
  ///   not laid out.
  init(_ common: [String: JSONValue]?) { self.common = common }

  /// Reads the value of ``option``.
  ///
  /// - Returns: The members of the object that it is.
  /// - Throws: ``UsageError`` if it is none, or not possible.
  static func members(_ json: String) throws(UsageError) -> [String: JSONValue] {
    guard case .object(let members)? = try? JSONValue(reading: json) else {
      throw UsageError("'--layout \(json)' is not a JSON object such as {\"width\":40,\"lines\":2}")
    }
    do throws(UsageError) {
      var settings = LayoutSettings(.members)
      try settings.set(members)
      _ = try settings.plan()
    } catch { throw UsageError("--layout: \(error.message)") }
    return members
  }

  /// How a message with `members` is laid out; `nil`: not at all.
  ///
  /// - Throws: ``UsageError`` if that is not possible.
  mutating func plan(for members: [String: JSONValue]) throws(UsageError) -> LayoutPlan? {
    var wanted: [String: JSONValue]
    switch members["layout"] {
    case nil, .null?:
      guard let common else { return nil }
      wanted = common
    case .object(let own)?: wanted = (common ?? [:]).merging(own) { $1 }
    case let other?: throw UsageError("'layout' must be an object, not \(other.typeName)")
    }
    return try plans.value(for: wanted) { () throws(UsageError) in
      var settings = LayoutSettings(.members)
      try settings.set(wanted)
      return try settings.plan()
    }
  }
}

extension BufferedWriter {
  /// Adds `,"collapsed":{...},"expanded":{...}`.
  ///
  /// - Parameters:
  ///   - subject: A message.
  ///   - plan: How it is laid out.
  ///   - source: The bytes of the message.
  mutating func write(layoutsOf subject: LayoutSubject, by plan: LayoutPlan, _ source: Span<UInt8>) {
    for (name, isExpanded) in [("collapsed", false), ("expanded", true)] {
      write(",\"\(name)\":")
      write(plan.layout(of: subject, isExpanded: isExpanded), of: subject, source)
    }
  }
}
