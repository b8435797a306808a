import Foundation

/// Makes `PhonePlanTable.swift`: the records of `Data/phone-plan.txt` behind their byte counts, and for each calling code
/// what its regions allow together.
struct PhonePlanSource {
  private let data: DataFile

  init(folder: URL) throws { data = try DataFile(folder.appending(path: "phone-plan.txt")) }

  func file() throws -> GeneratedFile {
    let records = try data.lines(of: "plan").map { line in line.split(separator: ";").map(String.init) }
    let regions = Dictionary(
      records.filter { !$0[0].hasPrefix("+") }.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
    let lines = try records.map { record in
      var record = record
      if record[0].hasPrefix("+") { record.insert(contentsOf: try Self.union(of: record, regions), at: 2) }
      let text = record.joined(separator: ";")
      guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) else {
        throw GeneratorError("phone-plan.txt: a byte that cannot stand in a record: \(text)")
      }
      return "    \(text.utf8.count) \(text)\n"
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
          /// One record a line, behind its byte count; Sources/generate-sources/Data/phone-plan.txt says how to read it. Calling
          /// codes have two more fields: `l` and `g`, the counts and the general sets of all their regions.
          static let recordText = \"""
        \(lines.joined())    \"""
        }

        """)
  }

  /// The fields `l` and `g` of a calling code.
  private static func union(of record: [String], _ regions: [String: [String]]) throws -> [String] {
    var counts: Set<Int> = []
    var general: [String] = []
    for name in record[1].dropFirst().split(separator: ",") {
      guard let region = regions[String(name)] else { throw GeneratorError("phone-plan.txt: unknown region \(name)") }
      counts.formUnion(field("l", of: region).split(separator: "/").compactMap { Int($0) })
      for pair in field("g", of: region).split(separator: "|").map(String.init) where !general.contains(pair) {
        general.append(pair)
      }
    }
    return ["l" + counts.sorted().map(String.init).joined(separator: "/"), "g" + general.joined(separator: "|")]
  }

  private static func field(_ letter: String, of record: [String]) -> Substring {
    record.dropFirst().first { $0.hasPrefix(letter) }?.dropFirst() ?? ""
  }
}
