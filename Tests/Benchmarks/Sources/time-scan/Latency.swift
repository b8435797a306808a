import AllocationCounting
import Foundation
import Measuring
import SelectableText

/// Times one message of 100 bytes with two entities, through the public interface, with selections as values, and the
/// layout of one of 200.
struct Latency {
  private static let message =
    "good morning, the build is broken again: https://ci.example.com/run/42 so please ask @farah about it"
  private static let callCount = 20_000

  private let scanner = Scanner()

  /// Lines for scripts: the name, nanoseconds and allocations a call, and how many selections a call gives, separated by
  /// tabs. What it takes to make the string is left out. Allocations are -1 where they are not counted.
  func report() -> [String] {
    let native = String(decoding: Array(Self.message.utf8), as: UTF8.self)
    let longer = native + native
    let utf16 = Array(native.utf16)
    let foundation = NSString(string: native)
    return [
      line(named: "latency native") { native },
      // The same characters in a string that is made for each call, out of what clients may have.
      line(named: "latency from substring") { String(longer.prefix(Self.message.count)) },
      line(named: "latency from UTF-16") { String(decoding: utf16, as: UTF16.self) },
      line(named: "latency from NSString") { String(describing: foundation) },
    ] + layouts()
  }

  /// Lines for a message of 200 characters with its selections, in two lines of 40 columns and in as many as it takes.
  private func layouts() -> [String] {
    let message = Self.message + " " + String(Self.message.reversed().prefix(99))
    let spans = scanner.selections(in: message).map { SelectionSpan($0) }
    return [2, 0].map { lineLimit in
      var configuration = SelectableTextConfiguration()
      (configuration.numberOfLines, configuration.truncationMode) = (lineLimit, .truncateTail)
      func layout() -> Int {
        TextLayout(
          of: message, selections: spans, configuration: configuration, containerWidth: 40, measurer: ColumnMeasurer()
        ).lines.count
      }
      let cost = cost(of: layout)
      let allocations = allocation_counting_is_available() ? cost.allocations : -1
      let lines = lineLimit == 0 ? "all" : "\(lineLimit)"
      return "layout in \(lines) lines\t\(cost.nanoseconds)\t\(allocations)\t\(spans.count)"
    }
  }

  /// Scans the message so many times, and nothing else.
  func scan(callCount: Int) -> Int {
    (0..<callCount).reduce(0) { sum, _ in sum &+ scanner.selections(in: Self.message).count }
  }

  private func line(named name: String, text: () -> String) -> String {
    let count = scanner.selections(in: text()).count
    let making = cost { text().utf8.count }
    let all = cost { scanner.selections(in: text()).count }
    let allocations = allocation_counting_is_available() ? all.allocations - making.allocations : -1
    return "\(name)\t\(all.nanoseconds - making.nanoseconds)\t\(allocations)\t\(count)"
  }

  /// What one of many calls takes on average. Their results are used, so that no call can be left out.
  private func cost(of call: () -> Int) -> (nanoseconds: Double, allocations: Double) {
    var sum = call()
    let allocationStart = allocation_count_of_thread()
    let start = measuring_cpu_seconds()
    for _ in 0..<Self.callCount { sum &+= call() }
    let seconds = measuring_cpu_seconds() - start
    let allocations = allocation_count_of_thread() - allocationStart
    precondition(sum >= 0, "a count is not negative")
    return (seconds / Double(Self.callCount) * 1e9, Double(allocations) / Double(Self.callCount))
  }
}
