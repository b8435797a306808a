/// Makes `CaseFoldingTable.swift`: simple case folding as runs of code points with the same distance to their folding.
struct CaseFoldingSource {
  private struct Run {
    var first: Int
    var count: Int
    var stride: Int
    let distance: Int
  }

  private let unicode: UnicodeDatabase

  init(unicode: UnicodeDatabase) { self.unicode = unicode }

  func file() -> GeneratedFile {
    var numbers = CompactNumbers()
    var previousFirst = 0
    for run in runs() {
      numbers.append(run.first - previousFirst)
      numbers.append(run.count)
      numbers.append(run.stride)
      numbers.append(run.distance < 0 ? -2 * run.distance - 1 : 2 * run.distance)
      previousFirst = run.first
    }
    return GeneratedFile(
      path: "Sources/TextModel/Generated/CaseFoldingTable.swift",
      sources: "Unicode Character Database \(unicode.version)",
      body: """
        extension SimpleCaseFolding {
          /// Four numbers a run: first code point, as distance to that of the run before; count; stride; distance to the
          /// folding, in zigzag.
          static let runText = \(GeneratedFile.literal(numbers.text, indent: "    "))
        }

        """)
  }

  /// Capitals either follow each other or alternate with their small letters: strides 1 and 2.
  private func runs() -> [Run] {
    var runs: [Run] = []
    for pair in unicode.simpleCaseFolding {
      if var run = runs.last, run.distance == pair.to - pair.from {
        let last = run.first + (run.count - 1) * run.stride
        let gap = pair.from - last
        if gap <= 2, run.count == 1 || gap == run.stride {
          run.stride = gap
          run.count += 1
          runs[runs.count - 1] = run
          continue
        }
      }
      runs.append(Run(first: pair.from, count: 1, stride: 1, distance: pair.to - pair.from))
    }
    return runs
  }
}
