import Foundation

/// Makes `PhonePlanTable.swift`: what `Data/phone-plan.txt` says of calling codes and regions, its sets of numbers as nodes of
/// one graph.
struct PhonePlanSource {
  private let data: DataFile
  private var sets = DigitSetBuilder()

  init(folder: URL) throws { data = try DataFile(folder.appending(path: "phone-plan.txt")) }

  mutating func file() throws -> GeneratedFile {
    let records = try data.lines(of: "plan").map { line in line.split(separator: ";").map(String.init) }
    let regions = Dictionary(
      records.filter { !$0[0].hasPrefix("+") }.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
    let lines = try records.map { record in
      let fields = record[0].hasPrefix("+") ? try callingCode(record, regions) : try region(record)
      let text = ([record[0]] + fields).joined(separator: ";")
      guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) else {
        throw GeneratorError("phone-plan.txt: a byte that cannot stand in a record: \(text)")
      }
      return "    \(text)\n"
    }
    return GeneratedFile(
      path: "Sources/TextValidation/Generated/PhonePlanTable.swift",
      sources: "Numbering plans derived from libphonenumber's metadata \(data.version) of \(data.date)",
      body: """
        extension PhonePlan {
          /// The version of libphonenumber's metadata behind the plans.
          package static let metadataVersion = "\(data.version)"
          /// The day of that release.
          package static let metadataDate = "\(data.date)"
          /// One record a line. Sources/generate-sources/Data/phone-plan.txt says what stands in it, but that a set is a node of
          /// ``setText``; a calling code has also `l` and `g`, the counts and the general sets of all its regions; and a region `v`,
          /// the valid numbers of any service.
          static let recordText = \"""
        \(lines.joined())    \"""
          /// The \(sets.nodeCount) nodes of all sets, as ``DigitSets`` reads them.
          static let setText = \(GeneratedFile.literal(sets.compactNumbers(), indent: "    "))
        }

        """)
  }

  private mutating func callingCode(_ record: [String], _ regions: [String: [String]]) throws -> [String] {
    var fields: [String] = []
    var counts: Set<Int> = []
    var general: [DigitSetBuilder.Sequence] = []
    for name in record[1].dropFirst().split(separator: ",") {
      guard let region = regions[String(name)] else { throw GeneratorError("phone-plan.txt: unknown region \(name)") }
      counts.formUnion(Self.field("l", of: region).split(separator: "/").compactMap { Int($0) })
      general += Self.sequences(ofSet: Self.field("g", of: region))
    }
    fields.append(record[1])
    fields.append("l" + counts.sorted().map(String.init).joined(separator: "/"))
    fields.append("g\(sets.add(general))")
    for field in record.dropFirst(2) {
      let letter = field.prefix(1)
      if letter == "T" {
        fields.append("T\(sets.add(Self.sequences(ofSet: field.dropFirst())))")
      } else {
        fields.append(letter + field.dropFirst().split(separator: "|").map { groups($0) }.joined(separator: "|"))
      }
    }
    return fields
  }

  /// Block sizes, `:`, and the set of numbers that are grouped so.
  private mutating func groups(_ pair: Substring) -> String {
    let sizes = pair.prefix { $0 != ":" }
    let digitCount = sizes.split(separator: "/").compactMap { Int($0) }.reduce(0, +)
    return "\(sizes):\(sets.add(Self.sequences(pair.dropFirst(sizes.count + 1), digitCounts: 1 << UInt32(digitCount))))"
  }

  private mutating func region(_ record: [String]) throws -> [String] {
    var fields: [String] = []
    var valid: [DigitSetBuilder.Sequence] = []
    for field in record.dropFirst() {
      switch field.prefix(1) {
      case "g": fields.append("g\(sets.add(Self.sequences(ofSet: field.dropFirst())))")
      case "d": fields.append("d\(sets.add(Self.sequences(field.dropFirst(), digitCounts: .max)))")
      case "b", "f", "m", "o": valid += Self.sequences(ofSet: field.dropFirst())
      default: fields.append(field)
      }
    }
    return fields + ["v\(sets.add(valid))"]
  }

  private static func sequences(ofSet set: Substring) -> [DigitSetBuilder.Sequence] {
    set.split(separator: "|").flatMap { (pair: Substring) -> [DigitSetBuilder.Sequence] in
      let counts = pair.prefix { $0 != ":" }
      let digitCounts = counts.split(separator: "/").compactMap { UInt32($0) }.reduce(UInt32(0)) { $0 | 1 << $1 }
      return sequences(pair.dropFirst(counts.count + 1), digitCounts: digitCounts)
    }
  }

  private static func sequences(_ text: Substring, digitCounts: UInt32) -> [DigitSetBuilder.Sequence] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { (sequence: Substring) in
      (places(of: sequence)[...], digitCounts)
    }
  }

  /// What each digit of a sequence must be, as bits.
  private static func places(of sequence: Substring) -> [UInt16] {
    var places: [UInt16] = []
    var rest = Array(sequence.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."): places.append(0x3FF)
      case UInt8(ascii: "["):
        var bits: UInt16 = 0
        while let first = rest.popFirst(), first != UInt8(ascii: "]") {
          var last = first
          if rest.first == UInt8(ascii: "-") { last = rest.dropFirst().first ?? first; rest = rest.dropFirst(2) }
          for digit in first...last { bits |= 1 << UInt16(digit & 0x0F) }
        }
        places.append(bits)
      default: places.append(1 << UInt16(byte & 0x0F))
      }
    }
    return places
  }

  private static func field(_ letter: String, of record: [String]) -> Substring {
    record.dropFirst().first { $0.hasPrefix(letter) }?.dropFirst() ?? ""
  }
}
