import Foundation
import SelectableText
import Testing

@Suite struct ReadmeTests {
  let readme: Readme

  init() throws { readme = Readme(text: try Repository.file("README.md").text) }

  @Test func theTwoCommandsThatSetUpAreShown() {
    #expect(readme.makeTargets.isSuperset(of: ["scan", "test"]))
  }

  @Test func everyMakeTargetExists() throws {
    let makefile = try Repository.file("Makefile").text
    let targets = Set(
      makefile.split(separator: "\n").compactMap { $0.wholeMatch(of: /([a-z-]+):.*/)?.1 }.map(String.init))
    #expect(readme.makeTargets.subtracting(targets) == [])
  }

  @Test func everyFlagExists() {
    let help = Repository.files(under: "Sources/selectable").map(\.text).joined()
    #expect(!readme.flags.isEmpty)
    #expect(readme.flags.filter { !help.contains($0) } == [])
  }

  @Test func everySwiftExampleIsOneThatIsCompiled() throws {
    let shown = readme.blocks.filter { $0.language == "swift" }.map(\.lines)
    #expect(
      shown == (try CompiledExamples.bodies(inFile: "ReadmeExamples.swift")).map { ["import SelectableText", ""] + $0 })
  }

  @Test func everySwiftExamplePrintsWhatTheReadmeShows() throws {
    var printed: [[String]] = []
    for example in [readmeExample, readmeFieldExample] {
      printed.append([])
      try example { items in printed[printed.count - 1].append(items.map { "\($0)" }.joined(separator: " ")) }
    }
    #expect(printed == readme.swiftExamples.map(\.output))
  }

  @Test func everyShellExamplePrintsWhatTheReadmeShows() throws {
    #expect(!readme.shellExamples.isEmpty)
    for example in readme.shellExamples {
      let printed = try Shell.output(of: example.command)
      #expect(printed == example.output, "\(example.command)")
    }
  }
}

@Suite struct ReadmePartsTests {
  @Test func blocksAndCommandsAreRead() {
    let readme = Readme(text: "a\n```console\n$ a | b\n1\n\n$ c\n```\n```swift\nlet a\n```\nb\n```\nopen")
    #expect(readme.blocks.map(\.language) == ["console", "swift"])
    #expect(readme.blocks.last?.lines == ["let a"])
    #expect(readme.shellExamples == [.init(command: "a | b", output: ["1", ""]), .init(command: "c", output: [])])
  }

  @Test func swiftExamplesAreReadWithWhatTheyPrint() {
    let readme = Readme(text: "```swift\na\n```\nIt prints:\n```text\n1\n2\n```\n```swift\nb\n```\n```swift\nc\n```")
    #expect(readme.swiftExamples.map(\.lines) == [["a"], ["b"], ["c"]])
    #expect(readme.swiftExamples.map(\.output) == [["1", "2"], [], []])
  }

  @Test func targetsAndFlagsAreRead() {
    let readme = Readme(
      text: "Run `make scan`, make it so.\nmake test\n`scan --json PATH`, (--word), a--b, ---, `-e`, --no-color")
    #expect(readme.makeTargets == ["scan", "test"])
    #expect(readme.flags == ["--json", "--word", "--no-color"])
  }
}
