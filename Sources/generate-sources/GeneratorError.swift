/// Why nothing could be generated, in words for the person who ran the tool.
struct GeneratorError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
