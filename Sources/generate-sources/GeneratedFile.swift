/// A Swift file that is made, never written by hand.
struct GeneratedFile {
  /// Its path from the root of the package.
  let path: String
  /// All of it.
  let text: String

  /// Makes a file whose first line names what it was made from.
  init(path: String, sources: String, body: String) {
    self.path = path
    text = "// \(sources); made by generate-sources, do not edit.\n// swift-format-ignore-file\n\n\(body)"
  }

  /// A multi-line literal of `text` in lines of at most 110 columns, each indented by `indent`.
  ///
  /// The line feeds are part of the literal: readers of the text skip them. `text` holds neither `"` nor `\`.
  static func literal(_ text: String, indent: String) -> String {
    let utf8 = Array(text.utf8)
    let lines = stride(from: 0, to: utf8.count, by: 110).map { start in
      indent + String(decoding: utf8[start..<min(start + 110, utf8.count)], as: UTF8.self) + "\n"
    }
    return "\"\"\"\n" + lines.joined() + indent + "\"\"\""
  }
}
