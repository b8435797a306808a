/// Who else is writing, in the order in which they began, and how long that holds (composer.md, T1-T9).
///
/// It has no timer: whoever owns it ticks it at ``nextDeadline``, or more often.
///
/// ```swift
/// var indicator = TypingIndicator()
/// indicator.insert("Ann", at: .seconds(1))
/// TypingTemplates().label(of: indicator.names).text  // "Ann is typing"
/// indicator.tick(at: .seconds(7))
/// indicator.names  // []
/// ```
///
/// Names are the same if they have the same bytes. Each operation takes time linear in how many there are.
public struct TypingIndicator: Hashable, Sendable {
  private struct Typist: Hashable, Sendable {
    let name: String
    /// From when on the name is gone; `nil`: it stays.
    var deadline: Duration?
  }

  /// How long a name stays that is not inserted again, unless told otherwise: 6 seconds.
  public static let defaultInterval = Duration.seconds(6)

  private var typists: [Typist] = []

  /// An indicator without names.
  public init() {}

  /// The names, the one that was inserted first before the others; none is empty, and each is there once.
  public var names: [String] { typists.map(\.name) }

  /// When the next name goes, if it is not inserted again before; `nil`: none does.
  public var nextDeadline: Duration? { typists.compactMap(\.deadline).min() }

  /// Adds a name behind the others. One that is there keeps its place, and stays until `interval` from now.
  ///
  /// - Parameters:
  ///   - name: Who writes; an empty name is passed over.
  ///   - now: The time of the clock that ``tick(at:)`` goes by.
  ///   - interval: How long the name stays. Zero or less, or beyond the time that a clock can tell: until it is removed.
  public mutating func insert(
    _ name: String, at now: Duration, interval: Duration = TypingIndicator.defaultInterval
  ) {
    guard !name.isEmpty else { return }
    let deadline = Self.deadline(after: interval, from: now)
    if let place = place(of: name) {
      typists[place].deadline = deadline
    } else {
      typists.append(Typist(name: name, deadline: deadline))
    }
  }

  /// Removes a name, and the time at which it would have gone; does nothing if it is not there.
  public mutating func remove(_ name: String) {
    if let place = place(of: name) { typists.remove(at: place) }
  }

  /// Forgets all names at once; one that is inserted afterwards is new.
  public mutating func dismiss() { typists.removeAll() }

  /// Removes the names whose time has come, those of this very moment too.
  ///
  /// - Parameter now: The time of the clock that names were inserted by.
  public mutating func tick(at now: Duration) {
    typists.removeAll { typist in typist.deadline.map { now >= $0 } ?? false }
  }

  private func place(of name: String) -> Int? {
    typists.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }

  private static func deadline(after interval: Duration, from now: Duration) -> Duration? {
    guard interval > .zero else { return nil }
    let (attoseconds, isOverflow) = now.attoseconds.addingReportingOverflow(interval.attoseconds)
    return isOverflow ? nil : Duration(attoseconds: attoseconds)
  }
}
