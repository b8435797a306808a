/// What an exercise costs on a text, and on one twice as long.
public struct Growth: Sendable {
  /// What is done.
  public let exercise: Exercise
  /// What the text is made of.
  public let text: HostileText
  /// How it is cut into lines.
  public let layout: HostileText.Layout
  /// The size of the smaller text.
  public let utf8Count: Int
  /// The size of the greater text: twice that, but for a unit.
  public let doubledUTF8Count: Int
  /// What the smaller text costs.
  public let once: Work
  /// What the greater text costs.
  public let twice: Work

  /// The most that a count may grow by: twice the text, and a tenth for what begins late.
  public static let greatestRatio = 2.2
  /// The most steps that a byte may cost in one walk.
  public static let greatestStepsPerByte = 5_000.0

  /// Measures an exercise.
  ///
  /// - Parameters:
  ///   - exercise: What is done.
  ///   - text: The text it is done with.
  ///   - layout: How the text is cut into lines.
  ///   - utf8Count: The size of the smaller text.
  /// - Throws: What the exercise throws.
  public init(
    of exercise: Exercise, on text: HostileText, layout: HostileText.Layout = .line, utf8Count: Int
  ) async throws {
    self.exercise = exercise
    self.text = text
    self.layout = layout
    let bytes = text.bytes(utf8Count: utf8Count, layout: layout)
    self.utf8Count = bytes.count
    // What is made once in a process is made before anything is counted.
    _ = try await exercise.run(text.bytes(utf8Count: 64, layout: layout))
    once = try await Work.of { try await exercise.run(bytes) }
    let doubled = text.bytes(utf8Count: 2 * utf8Count, layout: layout)
    doubledUTF8Count = doubled.count
    twice = try await Work.of { try await exercise.run(doubled) }
  }

  /// Measures an exercise, and once more on a longer text if its counts seem to grow too fast.
  ///
  /// A rule may do little up to a bound of its own, 4,096 bytes at most: beyond it counts grow from a later start.
  ///
  /// - Parameters:
  ///   - exercise: What is done.
  ///   - text: The text it is done with.
  ///   - layout: How the text is cut into lines.
  ///   - utf8Count: The size of the smaller text.
  /// - Returns: The growth that counts.
  /// - Throws: What the exercise throws.
  public static func confirmed(
    of exercise: Exercise, on text: HostileText, layout: HostileText.Layout, utf8Count: Int
  ) async throws -> Growth {
    let growth = try await Growth(of: exercise, on: text, layout: layout, utf8Count: utf8Count)
    guard growth.ratio >= greatestRatio, utf8Count < confirmingUTF8Count else { return growth }
    return try await Growth(of: exercise, on: text, layout: layout, utf8Count: confirmingUTF8Count)
  }

  private static let confirmingUTF8Count = 40_000

  /// By how much the steps grow.
  public var stepRatio: Double { ratio(\.steps) }
  /// By how much the questions to rules and matchers grow.
  public var callRatio: Double { ratio(\.matcherCalls) }
  /// The greatest ratio of all counts.
  public var ratio: Double { max(stepRatio, callRatio, ratio(\.matcherUTF8Count)) }
  /// The steps for each byte of the greater text.
  public var stepsPerByte: Double { Double(twice.steps) / Double(doubledUTF8Count) }
  /// The same for each walk of the exercise.
  public var stepsPerByteAndWalk: Double { stepsPerByte / Double(exercise.walkCount) }
  /// Whether all counts grow no faster than the text, and none is out of measure.
  public var isLinear: Bool { ratio < Self.greatestRatio && stepsPerByteAndWalk <= Self.greatestStepsPerByte }

  /// By how much a count grows while the text doubles.
  ///
  /// Of a count that is less than one for each 16 bytes, the growth is not told from what every text costs.
  private func ratio(_ count: KeyPath<Work, Int>) -> Double {
    let growth = Double(twice[keyPath: count]) / Double(max(once[keyPath: count], utf8Count / 16))
    return growth * 2 * Double(utf8Count) / Double(doubledUTF8Count)
  }
}

extension Growth: CustomStringConvertible {
  /// Both counts and what follows from them, in a line.
  public var description: String {
    "\(exercise.name), \(layout): \(text): steps \(once.steps), \(twice.steps) (\(stepRatio.rounded(to: 2)), "
      + "\(stepsPerByte.rounded(to: 1)) a byte); calls \(once.matcherCalls), \(twice.matcherCalls); "
      + "bytes of matchers \(once.matcherUTF8Count), \(twice.matcherUTF8Count)"
  }
}

extension Double {
  /// The number with so many decimals at most.
  func rounded(to decimalCount: Int) -> Double {
    let scale = (0..<decimalCount).reduce(1.0) { scale, _ in 10 * scale }
    return (self * scale).rounded() / scale
  }
}
