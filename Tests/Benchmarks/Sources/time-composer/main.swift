import Foundation

// time-composer edits: what a key costs in a message field of 10,000 characters.
// time-composer completions: what a query for completions among 100,000 names costs.

switch CommandLine.arguments.dropFirst() {
case ["edits"]: for line in try EditTimes().report() { print(line) }
case ["completions"]: for line in CompletionTimes().report() { print(line) }
default:
  FileHandle.standardError.write(Data("usage: time-composer edits|completions\n".utf8))
  exit(2)
}
