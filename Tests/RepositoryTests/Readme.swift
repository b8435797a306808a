/// The parts of the README that can be wrong.
struct Readme {
  /// A fenced block: its language and its lines.
  struct Block: Equatable {
    let language: String
    let lines: [String]
  }

  /// A command as it would be typed, and what it prints.
  struct ShellExample: Equatable {
    let command: String
    let output: [String]
  }

  let text: String

  /// The fenced blocks, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        open = open.map { Block(language: $0.language, lines: $0.lines + [String(line)]) }
        continue
      }
      if let complete = open { blocks.append(complete) }
      open = open == nil ? Block(language: String(line.dropFirst(3)), lines: []) : nil
    }
    return blocks
  }

  /// The commands of the `console` blocks: a line that begins with `$ ` is one, what follows is its output.
  var shellExamples: [ShellExample] {
    blocks.filter { $0.language == "console" }.flatMap { block in
      var examples: [ShellExample] = []
      for line in block.lines {
        if line.hasPrefix("$ ") {
          examples.append(ShellExample(command: String(line.dropFirst(2)), output: []))
        } else if let last = examples.popLast() {
          examples.append(ShellExample(command: last.command, output: last.output + [line]))
        }
      }
      return examples
    }
  }

  /// The `swift` blocks, and what the `text` block right behind each shows that it prints; nothing if there is none.
  var swiftExamples: [(lines: [String], output: [String])] {
    zip(blocks, blocks.dropFirst() + [Block(language: "", lines: [])]).filter { $0.0.language == "swift" }
      .map { ($0.lines, $1.language == "text" ? $1.lines : []) }
  }

  /// The targets of `make` that the text names as code, not as a verb.
  var makeTargets: Set<String> {
    Set(text.matches(of: /(?:^|`)make ([a-z-]+)/.anchorsMatchLineEndings()).map { String($0.1) })
  }

  /// The long flags that the text names.
  var flags: Set<String> { Set(text.matches(of: /(?:^|[\s`(|])(--[a-z][a-z-]*)/).map { String($0.1) }) }
}
