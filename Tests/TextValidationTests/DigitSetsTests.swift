import Foundation
import TestSupport
import TextValidation
import Testing

/// The graph of all sets against the sequences of `phone-plan.txt`, from which it was made.
@Suite struct DigitSetsTests {
  /// The records of the file: name, then fields by their letters.
  private static let records: [(name: String, fields: [Character: Substring])] = {
    let file = URL(filePath: #filePath).appending(path: "../../../Sources/generate-sources/Data/phone-plan.txt")
      .standardized
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.drop { $0 != "[plan]" }.dropFirst().map { line in
      let parts = line.split(separator: ";")
      let fields = parts.dropFirst().map { ($0.first ?? " ", $0.dropFirst()) }
      return (String(parts[0]), Dictionary(fields, uniquingKeysWith: { first, _ in first }))
    }
  }()

  /// Whether a number starts with one of the sequences that are for its count of digits.
  private static func holds(_ number: String, _ set: Substring) -> Bool {
    set.split(separator: "|").contains { pair in
      let parts = pair.split(separator: ":", omittingEmptySubsequences: false)
      guard parts[0].split(separator: "/").contains(where: { Int($0) == number.count }) else { return false }
      return parts[1].split(separator: ",", omittingEmptySubsequences: false).contains { sequence in
        (try? Regex("^\(sequence)").firstMatch(in: number)) != nil
      }
    }
  }

  @Test func validNumbersAreThoseOfTheSequences() throws {
    var generator = SeededGenerator(seed: 32)
    var validCount = 0
    for record in Self.records where !record.name.hasPrefix("+") {
      let region = try #require(PhonePlan.shared.region(record.name))
      let counts = (record.fields["l"] ?? "").split(separator: "/").compactMap { Int($0) }
      for _ in 0..<12 {
        let count =
          (counts.randomElement(using: &generator) ?? 9) + (Int.random(in: 0..<6, using: &generator) == 0 ? 1 : 0)
        let number = String((0..<count).map { _ in "0123456789".randomElement(using: &generator) ?? "0" })
        let isPlausible = Self.holds(number, record.fields["g"] ?? "")
        let isOfService = "bfmo".contains { Self.holds(number, record.fields[$0] ?? "") }
        let digits = try #require(PhoneDigits(number))
        #expect(
          PhonePlan.shared.isValid(digits, in: region) == (isPlausible && isOfService), "\(record.name) \(number)")
        validCount += isPlausible && isOfService ? 1 : 0
      }
    }
    #expect(Self.records.count == 469)
    #expect(validCount > 300)
  }
}
