import Foundation

extension HostileText {
  /// The texts of the conformance suite `hostile`, which made other detectors slow.
  ///
  /// - Returns: None if the environment names no folder of suites in `SELECTABLE_CONFORMANCE`.
  /// - Throws: What reading the suite throws.
  public static func conformance() throws -> [HostileText] {
    guard let folder = conformanceFolder else { return [] }
    let data = try Data(contentsOf: URL(filePath: folder).appending(path: "hostile.json"))
    return try JSONDecoder().decode(HostileSuite.self, from: data).inputs.map {
      HostileText($0.prefix ?? "", repeating: $0.unit)
    }
  }

  /// The folder of suites that the environment names.
  public static var conformanceFolder: String? {
    ProcessInfo.processInfo.environment["SELECTABLE_CONFORMANCE"].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The suite as it is written.
private struct HostileSuite: Decodable {
  struct Input: Decodable {
    let prefix: String?
    let unit: String
  }

  let inputs: [Input]
}
