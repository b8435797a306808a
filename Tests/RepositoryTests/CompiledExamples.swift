/// The examples in a source file: the bodies of its functions.
enum CompiledExamples {
  /// The lines of each function at the left margin, without their indentation, in the order of the file.
  static func bodies(inFile name: String) throws -> [[String]] {
    let source = try Repository.file("Tests/RepositoryTests/\(name)").text
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.filter { lines[$0].hasPrefix("func") }.map { start in
      lines[(start + 1)...].prefix { $0 != "}" }.map { String($0.dropFirst(2)) }
    }
  }
}
