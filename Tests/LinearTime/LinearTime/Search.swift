/// A search for texts that cost more than those known: each is random or a change of one of the worst so far.
public struct Search {
  /// The worst of one exercise.
  public struct Finds: Sendable {
    /// Those whose counts grew most, the worst first.
    public fileprivate(set) var steepest: [Growth] = []
    /// Those with most steps a byte, the worst first.
    public fileprivate(set) var dearest: [Growth] = []
  }

  /// The worst of each exercise, by its name.
  public private(set) var finds: [String: Finds] = [:]
  /// How many texts were tried.
  public private(set) var triedCount = 0
  private var generator: SeededGenerator
  private let exercises: [Exercise]

  /// How many are kept of each kind.
  private static let keptCount = 4
  /// So small that many can be tried.
  private static let utf8Count = 1_500

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - seed: What it tries depends on this alone.
  ///   - exercises: What it does with the texts.
  public init(seed: UInt64, exercises: [Exercise] = Exercise.all) {
    generator = SeededGenerator(seed: seed)
    self.exercises = exercises
  }

  /// Tries one more text with one of the exercises.
  ///
  /// - Throws: What the exercise throws.
  public mutating func step() async throws {
    guard let exercise = exercises.randomElement(using: &generator) else { return }
    triedCount += 1
    let text = nextText(for: exercise)
    keep(try await .confirmed(of: exercise, on: text, layout: .line, utf8Count: Self.utf8Count))
  }

  private mutating func keep(_ growth: Growth) {
    var found = finds[growth.exercise.name] ?? Finds()
    Self.insert(growth, into: &found.steepest, by: \.ratio)
    Self.insert(growth, into: &found.dearest, by: \.stepsPerByte)
    finds[growth.exercise.name] = found
  }

  private static func insert(_ growth: Growth, into list: inout [Growth], by cost: KeyPath<Growth, Double>) {
    if list.contains(where: { $0.text == growth.text }) { return }
    let place = list.firstIndex { $0[keyPath: cost] < growth[keyPath: cost] } ?? list.count
    list.insert(growth, at: place)
    if list.count > keptCount { list.removeLast() }
  }

  // MARK: Texts

  private mutating func nextText(for exercise: Exercise) -> HostileText {
    if Int.random(in: 0..<3, using: &generator) > 0, let known = finds[exercise.name] {
      let known = known.steepest + known.dearest
      if let text = known.randomElement(using: &generator)?.text { return changed(text) }
    }
    return HostileText(
      prefix: Bool.random(using: &generator) ? pieces(1...2) : [], unit: pieces(1...4),
      closingUnit: Int.random(in: 0..<8, using: &generator) == 0 ? pieces(1...2) : [],
      suffix: Int.random(in: 0..<4, using: &generator) == 0 ? pieces(1...2) : [])
  }

  private mutating func pieces(_ counts: ClosedRange<Int>) -> [UInt8] {
    (0..<Int.random(in: counts, using: &generator)).flatMap { _ in
      Self.fragments.randomElement(using: &generator) ?? []
    }
  }

  private mutating func changed(_ text: HostileText) -> HostileText {
    var (prefix, unit, closingUnit, suffix) = (text.prefix, text.unit, text.closingUnit, text.suffix)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: prefix = Bool.random(using: &generator) ? [] : pieces(1...2)
    case 1: suffix = Bool.random(using: &generator) ? [] : pieces(1...2)
    case 2: closingUnit = Bool.random(using: &generator) ? [] : pieces(1...1)
    case 3, 4: unit.insert(contentsOf: pieces(1...1), at: Int.random(in: 0...unit.count, using: &generator))
    case 5: unit = pieces(1...1) + unit.dropFirst(Int.random(in: 1...4, using: &generator))
    default:
      let lower = Int.random(in: 0...unit.count, using: &generator)
      unit.removeSubrange(lower..<Int.random(in: lower...unit.count, using: &generator))
    }
    if unit.isEmpty || unit.count > 40 { unit = pieces(1...4) }
    return HostileText(prefix: prefix, unit: unit, closingUnit: closingUnit, suffix: suffix)
  }
}

/// The same random numbers for the same seed (SplitMix64, Steele et al. 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
