import TextSelection
import TextValidation

/// A pack loads, twice the same, and selects in order; or it says which file is wrong, and where.
enum PacksCheck {
  private static let folder = "pack"
  private static let text = Array(
    "See https://example.com/a_(b), mail ann@example.org; \"ask @ann, #tag\" {{name}} $ABC +1 415 555 0132.\n".utf8)

  private enum Outcome: Equatable {
    case pack(Pack, [PackDifference])
    case error(PackError)
  }

  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    let files = files(of: bytes)
    let outcome = load(files)
    try expectEqual(load(files), outcome, "a pack that is loaded twice is the same")
    switch outcome {
    case .error(let error): try check(error, of: files)
    case .pack(let pack, let differences):
      for difference in differences { try check(difference.error, of: files) }
      var configuration = Scanner.Configuration()
      configuration.pack = pack
      let scanner = Scanner(configuration)
      let found = scanner.candidates(in: text)
      try ScanOrder.check(found, in: text) { pack.rules[$0.ruleIndex].isContainer }
      for candidate in found {
        _ = scanner.value(of: candidate, in: text.span)
        _ = scanner.attributes(of: candidate, in: text.span)
      }
    }
  }

  /// Each text of the input is a file: its name, a line feed, and what is in it.
  private static func files(of bytes: [UInt8]) -> [String: [UInt8]] {
    var splitter = ByteSplitter(bytes)
    var files: [String: [UInt8]] = [:]
    for file in splitter.texts() {
      let name = file.prefix { $0 != UInt8(ascii: "\n") }
      files[String(decoding: name, as: UTF8.self)] = Array(file[name.endIndex...].dropFirst())
    }
    return files
  }

  private static func load(_ files: [String: [UInt8]]) -> Outcome {
    do throws(PackError) {
      let source = try PackSource(folder: folder, files: files)
      let pack = try source.compiled(extending: Pack.builtIn)
      return .pack(pack, source.differences(as: pack))
    } catch {
      return .error(error)
    }
  }

  private static func check(_ error: PackError, of files: [String: [UInt8]]) throws(BrokenPromise) {
    try expect(!error.reason.isEmpty, "an error has a reason: \(error)")
    try expect(!error.description.contains("\n"), "an error is one line: \(error)")
    if error.file == folder { return }
    // By bytes: a name may begin with a mark, which would join the slash before it.
    let isInFolder = error.file.utf8.starts(with: (folder + "/").utf8)
    let name = String(decoding: error.file.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
    // What a rule should have been is named as well as what it is.
    let isNamed = isInFolder && (files[name] != nil || error.rule != nil)
    try expect(isNamed, "an error names a file of the pack: \(error)")
    guard let utf8Offset = error.utf8Offset else { return }
    try expect((0...(files[name]?.count ?? 0)).contains(utf8Offset), "an error is within its file: \(error)")
  }
}
