import Foundation

/// What `generate-sources` was asked to do.
struct Command {
  /// Compares instead of writing.
  var isCheck = false
  /// The root of the package.
  var package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  /// Where the files of the Unicode Character Database are; Debian's `unicode-data` puts them there.
  var unicode = URL(fileURLWithPath: "/usr/share/unicode", isDirectory: true)

  static let usage = """
    usage: generate-sources [--check] [--package DIR] [--unicode DIR]

      Writes the Swift tables made from Unicode data and from Sources/generate-sources/Data.
      --check         writes nothing; exits 1 and names what differs
      --package DIR   the root of the package (default: the current directory)
      --unicode DIR   the Unicode Character Database (default: /usr/share/unicode)
    """

  init(arguments: [String]) throws(GeneratorError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--check": isCheck = true
      case "--package": package = try Self.folder(after: option, in: &rest)
      case "--unicode": unicode = try Self.folder(after: option, in: &rest)
      default: throw GeneratorError("unknown option \(option)\n\(Self.usage)")
      }
    }
  }

  private static func folder(after option: String, in rest: inout ArraySlice<String>) throws(GeneratorError) -> URL {
    guard let path = rest.popFirst() else { throw GeneratorError("\(option) needs a folder") }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Writes or compares every generated file.
  ///
  /// - Returns: The exit status: 1 if a comparison found a difference.
  func run() throws -> Int32 {
    let data = package.appending(path: "Sources/generate-sources/Data")
    let unicode = try UnicodeDatabase(folder: unicode)
    var phonePlan = try PhonePlanSource(folder: data)
    let files = [
      try ScalarClassSource(unicode: unicode, links: LinkProperties(folder: data)).file(),
      CaseFoldingSource(unicode: unicode).file(),
      try LineBreakClassSource(unicode: unicode, folder: self.unicode).file(),
      try BidiClassSource(unicode: unicode, folder: self.unicode).file(),
      try ColumnWidthSource(unicode: unicode).file(),
      try TopLevelDomainSource(folder: data).file(),
      try TwitterDomainSource(folder: data).file(),
      try PlatformDomainSource(folder: data).file(),
      try MarkdownEntitySource(folder: data).file(),
      try EmojiSequenceSource(folder: self.unicode).file(),
      try phonePlan.file(),
      try PackSourceFile(validators: package.appending(path: "Validators")).file(),
    ]
    var status: Int32 = 0
    for file in files {
      let url = package.appending(path: file.path)
      let written = try? String(contentsOf: url, encoding: .utf8)
      guard written != file.text else { continue }
      if isCheck {
        print("\(file.path): \(written == nil ? "is missing" : "differs from its sources"); run generate-sources")
        status = 1
      } else {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        print("wrote \(file.path)")
      }
    }
    return status
  }
}
