import Foundation
import Measuring

// time-foundation FILE ROUNDS PATTERNS: how long NSRegularExpression takes for the text of a file that is in memory, with the
// union of the lines of the file PATTERNS.
//
// Prints a line a round: the name, CPU seconds, MB/s and how many matches were found, separated by tabs.

let arguments = CommandLine.arguments
guard arguments.count == 4, let rounds = Int(arguments[2]) else {
  FileHandle.standardError.write(Data("usage: time-foundation FILE ROUNDS PATTERNS\n".utf8))
  exit(2)
}
let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
let patterns = try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n")
let expression = try NSRegularExpression(pattern: patterns.map { "(?:\($0))" }.joined(separator: "|"))
let wholeText = NSRange(text.startIndex..., in: text)
for _ in 0..<rounds {
  let start = measuring_cpu_seconds()
  let count = expression.numberOfMatches(in: text, range: wholeText)
  let seconds = measuring_cpu_seconds() - start
  print("NSRegularExpression\t\(seconds)\t\(Double(text.utf8.count) / 1e6 / seconds)\t\(count)")
}
