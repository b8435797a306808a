import TextModel

/// A telephone number, to be stored, compared and shown.
///
/// ```swift
/// let number = PhoneNumber("020 7946 0018 ext. 5", region: "GB")
/// // number?.e164 == "+442079460018", number?.extensionDigits == "5", number?.isValid == true
/// ```
///
/// The plans are those of libphonenumber's metadata; how a text is read is said in dialects.md, PH-10 to PH-14. Numbers are
/// equal if calling code, national number and extension are, however they were written.
public struct PhoneNumber: Hashable, Sendable {
  /// The calling code of E.164, one to three digits.
  public let callingCode: Int
  private let national: PhoneDigits
  private let extensionNumber: PhoneDigits

  init(_ parsed: ParsedPhone) {
    (callingCode, national, extensionNumber) = (parsed.callingCode, parsed.national, parsed.extensionDigits)
  }

  /// Reads a text as one number; `nil` if it is none, or one of no known calling code. That it is a number does not say that it
  /// is valid.
  ///
  /// - Parameters:
  ///   - text: The number, its signs and its extension; what stands before its first plus or digit does not count. More than
  ///     250 scalars are no number.
  ///   - region: The region in which it is written: a code of ISO 3166, as `GB`, in any case. `nil`, and what is no region:
  ///     only a number with a plus counts.
  /// - Complexity: O(*n*²) in the count of `text`, of which at most 250 scalars are read.
  public init?(_ text: some StringProtocol, region: String? = nil) {
    var scalars: [PhoneScalar] = []
    for scalar in text.unicodeScalars {
      scalars.append(PhoneScalar(scalar.value, at: 0))
      guard scalars.count <= PhoneParser.greatestScalarCount else { return nil }
    }
    let plan = region.flatMap { PhonePlan.shared.region(code: $0) }
    guard let parsed = PhoneParser(plan: .shared).parse(scalars.span, region: plan) else { return nil }
    self.init(parsed)
  }

  /// The national significant number in digits, leading zeros among them: 2 to 17.
  public var nationalNumber: String { national.text }

  /// The digits of the extension, 1 to 20; `nil` if there is none.
  public var extensionDigits: String? { extensionNumber.isEmpty ? nil : extensionNumber.text }

  // MARK: What is known of it

  /// The region that the number belongs to: a code of ISO 3166, or `001` for what belongs to no country; `nil` if no plan
  /// of the calling code's regions knows it.
  public var region: String? { knownRegion.map { $0.name.hasPrefix("001") ? "001" : $0.name } }

  /// Whether a number of the calling code may have so many digits, with or without an area code (PH-13).
  public var isPossible: Bool { mainRegion?.mayHave(digitCount: national.count) ?? false }

  /// Whether the plan of its region knows the number (PH-14). Whether somebody has it, no plan says.
  public var isValid: Bool {
    guard let region = PhonePlan.shared.region(of: national, callingCode: callingCode) else { return false }
    return PhonePlan.shared.isValid(national, in: region)
  }

  private var mainRegion: RegionPlan? { PhonePlan.shared.mainRegion(ofCallingCode: callingCode) }

  /// The only region of a code that has but one, else the region that knows the number.
  private var knownRegion: RegionPlan? {
    let plan = PhonePlan.shared
    return plan.callingCode(callingCode)?.regions.count == 1
      ? mainRegion : plan.region(of: national, callingCode: callingCode)
  }

  // MARK: How it is written

  /// The number as E.164 writes it, without its extension: `+442079460018`.
  public var e164: String { "+\(callingCode)\(national.text)" }

  /// The number as a URI of RFC 3966: `tel:+442079460018;ext=5`.
  public var uri: String { "tel:" + description }

  /// The number as it is written for other countries, its blocks of digits apart (ITU-T E.123): `+44 20 7946 0018 ext. 5`.
  public var international: String {
    "+\(callingCode) " + blocks.map(\.text).joined(separator: " ") + extensionText
  }

  /// The number as it is written inside its country, behind the trunk prefix where the plan asks for one:
  /// `020 7946 0018 ext. 5`.
  ///
  /// It is one that ``init(_:region:)`` reads as the same number; where there is none, it is ``international``.
  public var nationalText: String {
    let bare = blocks.map(\.text).joined(separator: " ")
    for text in [trunkPrefix + bare, bare] {
      let read = PhoneNumber(text, region: region == "001" ? nil : region ?? mainRegion?.name)
      if read?.callingCode == callingCode, read?.national == national { return text + extensionText }
    }
    return international
  }

  private var blocks: [PhoneDigits] { PhonePlan.shared.blocks(of: national, callingCode: callingCode) }

  private var extensionText: String { extensionDigits.map { " ext. " + $0 } ?? "" }

  /// Empty for a number that is written without.
  private var trunkPrefix: String {
    let plan = PhonePlan.shared
    guard let required = plan.callingCode(callingCode)?.trunkRequired, plan.sets.contains(national, in: required),
      let prefix = mainRegion?.trunkPrefix
    else { return "" }
    // A zero is said with the area code, other prefixes before it.
    return prefix == "0" ? prefix : prefix + " "
  }
}

extension PhoneNumber: CustomStringConvertible {
  /// The number as E.164 writes it, and its extension: `+442079460018;ext=5`.
  public var description: String { e164 + (extensionDigits.map { ";ext=" + $0 } ?? "") }
}

extension PhoneNumber: Codable {
  private enum CodingKeys: String, CodingKey {
    case callingCode, nationalNumber
    case extensionDigits = "extension"
  }

  /// Reads the parts as ``encode(to:)`` writes them.
  ///
  /// - Parameter decoder: Where they stand.
  /// - Throws: `DecodingError` for a part that is missing, for a calling code that is not assigned, and for digits that are
  ///   none or too many.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    callingCode = try values.decode(Int.self, forKey: .callingCode)
    guard PhonePlan.shared.callingCode(callingCode) != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .callingCode, in: values, debugDescription: "\(callingCode) is no assigned calling code")
    }
    func digits(_ key: CodingKeys, _ text: String, _ counts: ClosedRange<Int>) throws -> PhoneDigits {
      guard let digits = PhoneDigits(text), counts.contains(digits.count) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values,
          debugDescription: "\(key.stringValue) must be \(counts.lowerBound) to \(counts.upperBound) digits")
      }
      return digits
    }
    national = try digits(.nationalNumber, try values.decode(String.self, forKey: .nationalNumber), 2...17)
    extensionNumber =
      try values.decodeIfPresent(String.self, forKey: .extensionDigits).map { try digits(.extensionDigits, $0, 1...20) }
      ?? PhoneDigits()
  }

  /// Writes `callingCode`, a number; `nationalNumber`, digits; and `extension`, digits, if there is one.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(callingCode, forKey: .callingCode)
    try values.encode(nationalNumber, forKey: .nationalNumber)
    try values.encodeIfPresent(extensionDigits, forKey: .extensionDigits)
  }
}
