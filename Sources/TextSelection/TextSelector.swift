public import TextModel
public import TextValidation

/// Finds what registered validators select in a text, and runs the actions that belong to them.
///
/// ```swift
/// var selector = TextSelector()
/// try selector.register(HashtagTextValidator()) { tag, _ in print("opening", tag) }
/// selector.select(at: 5, in: "see #swift.")  // opening #swift
/// ```
///
/// A selector is a value: copies do not share registrations, and a copy may go to another thread. Nothing is cached: a
/// registration or removal counts from the next call on.
public struct TextSelector: Sendable {
  /// What to do when a selection is chosen.
  ///
  /// It runs where ``select(at:in:)-(Int,_)`` was called, before that returns; a user interface whose methods belong
  /// to the main actor may prefer to ask for ``selection(at:in:)`` and act on the answer.
  ///
  /// - Parameters:
  ///   - value: The selected part of the text, whole, as it stands there, even if less or something else is shown.
  ///   - validator: The validator that selected it.
  public typealias Action = @Sendable (_ value: String, _ validator: any TextSelectionValidator) -> Void

  /// Whether selections are exact ranges of running text or whole words.
  public var granularity: Granularity
  /// Who wins where validators compete; candidates carry the place of their validator in ``validators``.
  ///
  /// A `choosing` closure is asked about candidates of the same range only; where ranges differ, the leftmost wins,
  /// then the longest (layout.md, S3).
  public var resolver: ConflictResolver
  /// Asked, instead of ``resolver``, which validator selects a part that several do; `nil` leaves it to ``resolver``.
  ///
  /// It is asked once for each such part each time selections are made. `nil` as an answer selects the part for none;
  /// a validator that is not among those in conflict counts as the first (layout.md, S2).
  public var conflictChoice: (@Sendable (Conflict) -> (any TextSelectionValidator)?)?
  /// Whether selections can be chosen; if not, they are found and drawn all the same and no action runs.
  public var isSelectionEnabled = true
  /// Whether selections are drawn as such while they cannot be chosen.
  public var showsSelectionStyleWhenDisabled = true
  /// The colour of selections where no attributes state another.
  public var tintColor = TextColor.tint
  /// How selections are drawn, over the defaults and under the attributes of their validators.
  public var selectionAttributes = TextAttributes()

  private(set) var registrations: [Registration] = []

  /// Makes a selector without validators.
  public init(granularity: Granularity = .range, resolver: ConflictResolver = .leftmostLongest) {
    self.granularity = granularity
    self.resolver = resolver
  }

  /// The registered validators, in order of registration.
  public var validators: [any TextSelectionValidator] { registrations.map(\.validator) }

  /// Registers a validator behind those that are registered.
  ///
  /// - Parameters:
  ///   - validator: What selects.
  ///   - action: Run when one of its selections is chosen; `nil`: nothing happens.
  /// - Throws: ``RegistrationError`` if the identifier is empty or registered already; nothing changes then.
  public mutating func register(
    _ validator: any TextSelectionValidator, action: Action? = nil
  ) throws(RegistrationError) {
    let registration = Registration(validator, action: action)
    guard !registration.identifier.isEmpty else { throw .emptyIdentifier }
    guard self.registration(registration.identifier) == nil else {
      throw .duplicateIdentifier(registration.identifier)
    }
    registrations.append(registration)
  }

  /// Removes the validator that is registered under the identifier of `validator`, and no other.
  ///
  /// - Parameter validator: The validator, or an equal one.
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func remove(_ validator: any TextSelectionValidator) -> Bool {
    remove(identifier: validator.identifier)
  }

  /// Removes the validator that is registered under `identifier`, and no other.
  ///
  /// - Parameter identifier: The identifier at the time of registration.
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func remove(identifier: String) -> Bool {
    guard let place = registrations.firstIndex(where: { $0.identifier == identifier }) else { return false }
    registrations.remove(at: place)
    return true
  }

  /// The validator that selected `selection`; `nil` if it is not registered.
  public func validator(of selection: Selection) -> (any TextSelectionValidator)? {
    registration(selection.identifier)?.validator
  }

  func registration(_ identifier: String) -> Registration? {
    registrations.first { $0.identifier == identifier }
  }
}
