import Foundation
import SelectableText

// time-scan whole|lines FILE ROUNDS: how long our scanner takes for the text of a file, in one call or in one a line.
// time-scan latency ROUNDS: what one short message costs.
// time-scan message CALLS: scans that message so many times, to be measured from outside.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
guard let mode = arguments.first, let rounds = arguments.last.flatMap({ Int($0) }), rounds >= 0,
  arguments.count == (["latency", "message"].contains(mode) ? 2 : 3)
else {
  fail("usage: time-scan whole|lines FILE ROUNDS\n       time-scan latency ROUNDS\n       time-scan message CALLS")
}

if mode == "latency" {
  let latency = Latency()
  for _ in 0..<rounds { latency.report().forEach { print($0) } }
  exit(0)
}
if mode == "message" {
  print(Latency().scan(callCount: rounds))
  exit(0)
}
guard let data = FileManager.default.contents(atPath: arguments[arguments.startIndex + 1]) else {
  fail("time-scan: cannot read \(arguments[arguments.startIndex + 1])")
}
let times = try ScanTimes(text: Array(data))
var scratch = ScanScratch()
for _ in 0..<rounds {
  switch mode {
  case "whole": print(times.scanWhole(scratch: &scratch).line(named: "scan whole"))
  case "lines": print(times.scanLines(scratch: &scratch).line(named: "scan lines"))
  default: fail("time-scan: unknown mode '\(mode)'")
  }
}
