/// All growths of families and exercises, as a table in Markdown: a row for each family.
public struct GrowthTable: Sendable {
  /// The size of the smaller text of most growths: more than 4,096 bytes, the longest that a selection may be, for other
  /// code sees to longer ones.
  public static let utf8Count = 5_000
  /// The same of ``HostileText/long``: the greater text has 1 MB.
  public static let longUTF8Count = 500_000

  /// Measures an exercise on texts.
  ///
  /// - Parameters:
  ///   - exercise: What is done.
  ///   - texts: What it is done with.
  ///   - utf8Count: The size of the smaller text where it is one line; half of that where it is many.
  ///   - layouts: How the texts are cut into lines.
  /// - Returns: A growth for each text and layout.
  /// - Throws: What the exercise throws.
  public static func growths(
    of exercise: Exercise, on texts: [HostileText], utf8Count: Int = Self.utf8Count,
    layouts: [HostileText.Layout] = HostileText.Layout.allCases
  ) async throws -> [Growth] {
    var growths: [Growth] = []
    for text in texts {
      for layout in layouts {
        let utf8Count = layout == .line ? utf8Count : utf8Count / 2
        growths.append(try await .confirmed(of: exercise, on: text, layout: layout, utf8Count: utf8Count))
      }
    }
    return growths
  }

  private let rows: [HostileText: [Growth]]

  /// Measures exercises on texts, several at a time.
  ///
  /// - Parameters:
  ///   - exercises: What is done.
  ///   - texts: What it is done with.
  ///   - utf8Count: The size of the smaller text where it is one line; half of that where it is many.
  ///   - layouts: How the texts are cut into lines.
  /// - Throws: What an exercise throws.
  public init(
    of exercises: [Exercise], on texts: [HostileText], utf8Count: Int = Self.utf8Count,
    layouts: [HostileText.Layout] = HostileText.Layout.allCases
  ) async throws {
    rows = try await withThrowingTaskGroup(of: [Growth].self) { group in
      for exercise in exercises {
        group.addTask { try await Self.growths(of: exercise, on: texts, utf8Count: utf8Count, layouts: layouts) }
      }
      return try await group.reduce(into: [:]) { rows, growths in
        for growth in growths { rows[growth.text, default: []].append(growth) }
      }
    }
  }

  /// The table.
  ///
  /// - Parameters:
  ///   - texts: The texts of the rows, in order.
  ///   - exercise: The name of the exercise whose counts are shown.
  /// - Returns: Lines of Markdown.
  public func markdown(of texts: [HostileText], showing exercise: String) -> String {
    let head = """
      | text | bytes | steps, n | steps, 2n | growth | a byte | asks, n | asks, 2n | worst growth of all | most steps a byte and walk |
      |---|--:|--:|--:|--:|--:|--:|--:|---|---|

      """
    return head + texts.compactMap { row(of: $0, showing: exercise) }.joined(separator: "\n")
  }

  private func row(of text: HostileText, showing exercise: String) -> String? {
    let growths = rows[text] ?? []
    guard let shown = growths.first(where: { $0.exercise.name == exercise && $0.layout == .line }),
      let steepest = growths.max(by: { $0.ratio < $1.ratio }),
      let dearest = growths.max(by: { $0.stepsPerByteAndWalk < $1.stepsPerByteAndWalk })
    else { return nil }
    let cells: [String] = [
      "`\(text.description.replacing("|", with: "\\|").replacing("`", with: "ˋ"))`", "\(shown.utf8Count)",
      "\(shown.once.steps)", "\(shown.twice.steps)", "\(shown.stepRatio.rounded(to: 2))",
      "\(shown.stepsPerByte.rounded(to: 1))", "\(shown.once.matcherCalls)", "\(shown.twice.matcherCalls)",
      "\(steepest.ratio.rounded(to: 2)) (\(steepest.exercise.name), \(steepest.layout))",
      "\(Int(dearest.stepsPerByteAndWalk)) (\(dearest.exercise.name), \(dearest.layout))",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
