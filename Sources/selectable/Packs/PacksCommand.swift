import SelectableText

/// `selectable packs`: lists the dialects, shows one, tests and starts packs of one's own.
enum PacksCommand {
  static let synopsis = Synopsis(
    name: "packs", summary: "Lists the dialects, shows one, tests and starts packs of your own.",
    operands: "[list] [show NAME|DIR] [test DIR] [new DIR]",
    options: [],
    notes: """
      list           Every built-in dialect with its kinds, its rules and the options it sets; also without operands.
      show NAME|DIR  The rules in order of precedence, and every option with what it is set to; of a folder, the
                     examples as well.
      test DIR       Runs the examples of a pack of your own and draws what differs.
      new DIR        Writes a pack to start from. Its dialect is called as the folder, which must not exist yet.

      The format is described in Validators/README.md.

      Exit status: 0 done, and every example holds; 1 an example differs; 2 something went wrong.
      """)

  private static let actions = ["list", "show", "test", "new"]

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    let action = arguments.operands.first ?? "list"
    if action == "list" {
      guard arguments.operands.count <= 1 else { throw UsageError("'packs list' takes nothing more") }
      PackReport.writeList(of: Pack.builtIn, to: &console.output)
      return .found
    }
    guard actions.contains(action) else { throw .unknown("action", action, known: actions) }
    guard arguments.operands.count == 2 else {
      throw UsageError("'packs \(action)' takes one \(action == "show" ? "dialect or folder" : "folder")")
    }
    let operand = arguments.operands[1]
    switch action {
    case "show": return try show(operand, console: &console)
    case "test": return try test(operand, console: &console)
    default: return try new(operand, console: &console)
    }
  }

  private static func show(_ name: String, console: inout Console) throws(UsageError) -> CommandStatus {
    if let pack = Pack.builtIn(named: name) {
      PackReport.write(pack, examplesOf: nil, to: &console.output)
      return .found
    }
    guard name.contains("/") || name.hasPrefix(".") || PackFolder.exists(name) else {
      throw .unknown("dialect or folder", name, known: Pack.builtIn.map(\.dialect))
    }
    do throws(PackError) {
      let source = try PackSource(folder: name)
      PackReport.write(try source.compiled(), examplesOf: source, to: &console.output)
      return .found
    } catch {
      console.report(error.description)
      return .failure
    }
  }

  private static func test(_ folder: String, console: inout Console) throws(UsageError) -> CommandStatus {
    do throws(PackError) {
      let source = try PackSource(folder: folder)
      let differences = source.differences(as: try source.compiled())
      for difference in differences { PackReport.write(difference, to: &console.output) }
      let count = source.exampleCount
      let isOne = count == 1
      console.output.write(
        differences.isEmpty
          ? "\(count) \(isOne ? "example holds" : "examples hold")\n"
          : "\(differences.count) of \(count) \(isOne ? "example" : "examples") \(differences.count == 1 ? "differs" : "differ")\n"
      )
      return differences.isEmpty ? .found : .nothing
    } catch {
      console.report(error.description)
      return .failure
    }
  }

  private static func new(_ folder: String, console: inout Console) throws(UsageError) -> CommandStatus {
    let dialect = PackFolder.name(of: folder)
    guard PackName.isValid(dialect) else {
      throw UsageError("the dialect would be called '\(dialect)', as the folder; \(PackName.rule)")
    }
    guard Pack.builtIn(named: dialect) == nil else {
      throw UsageError("the dialect would be called '\(dialect)', as a built-in one is")
    }
    guard !PackFolder.exists(folder) else {
      console.report("there is something of that name", path: FilePath(folder))
      return .failure
    }
    guard PackFolder.write(PackTemplate.files(dialect: dialect), to: folder) else {
      console.report("the folder cannot be written", path: FilePath(folder))
      return .failure
    }
    console.output.write("wrote ")
    console.output.write(escaped: folder)
    console.output.write("; its README.md says how to go on\n")
    return .found
  }
}
