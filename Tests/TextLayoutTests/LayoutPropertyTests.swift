import Foundation
import ReferenceLayout
import TestSupport
import Testing
import TextLayout
import TextModel

/// Random texts, widths, configurations and measurers: what holds for all of them.
@Suite struct LayoutPropertyTests {
  private static let isLong = ProcessInfo.processInfo.environment["SELECTABLE_LONG_TESTS"] != nil

  /// Tries `count` cases, 50 times as many in long runs; the first that breaks a promise is told in its smallest form.
  private static func check(
    seed: UInt64, count: Int, sourceLocation: SourceLocation = #_sourceLocation, _ broken: (LayoutCase) -> String?
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count * (isLong ? 50 : 1) {
      let found = LayoutCase(using: &generator)
      guard broken(found) != nil else { continue }
      let smallest = found.smallest { broken($0) != nil }
      Issue.record("\(smallest): \(broken(smallest) ?? "")", sourceLocation: sourceLocation)
      return
    }
  }

  /// Room, clusters, tiling, the button; a layout depends on its input alone.
  @Test(arguments: LayoutEngine.allCases)
  func layoutsKeepTheirPromises(engine: LayoutEngine) {
    Self.check(seed: 81, count: 200) { found in
      let layout = engine.layout(found.input)
      if let broken = LayoutPromises(layout: layout, input: found.input).broken { return broken }
      return engine.layout(found.input) == layout ? nil : "the second layout differs"
    }
  }

  /// The product against the slow reading of the specification, but where that is silent.
  @Test func productAgreesWithTheReference() {
    Self.check(seed: 82, count: 250) { found in
      // Where a token is cut into chunks, or reordered, the width of its parts together is not that of the whole.
      let isAdditive = found.measurer != .ligatures
      guard isAdditive || Self.keepsTokensWhole(found) else { return nil }
      var reference = LayoutEngine.reference.layout(found.input)
      guard reference.silences.isEmpty else { return nil }
      var product = LayoutEngine.product.layout(found.input)
      if found.hasRightToLeft {
        for index in reference.lines.indices { reference.lines[index].fragments = [] }
        for index in product.lines.indices { product.lines[index].fragments = [] }
      }
      return product == reference ? nil : Self.difference(product, reference)
    }
  }

  private static func keepsTokensWhole(_ found: LayoutCase) -> Bool {
    found.configuration.lineBreakMode == .wordWrap && !found.configuration.breaksIdeographs && !found.hasRightToLeft
  }

  private static func difference(_ product: ReferenceLayout, _ reference: ReferenceLayout) -> String {
    var (left, right): (String, String) = ("", "")
    dump(product, to: &left)
    dump(reference, to: &right)
    let lines = zip(left.split(separator: "\n"), right.split(separator: "\n"))
    let first = lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } ?? "more or less of it"
    return "\n\(product.drawing)\ninstead of\n\(reference.drawing)\n\(first)"
  }

  /// E20.
  @Test(arguments: LayoutEngine.allCases)
  func togglingTwiceIsTheIdentity(engine: LayoutEngine) {
    Self.check(seed: 83, count: 60) { found in
      var input = found.input
      let before = engine.layout(input)
      input.configuration.expansion?.isExpanded.toggle()
      _ = engine.layout(input)
      input.configuration.expansion?.isExpanded.toggle()
      return engine.layout(input) == before ? nil : "toggled twice, it differs"
    }
  }

  /// G9.
  @Test(arguments: LayoutEngine.allCases)
  func moreLinesThanNeededAreNoLimit(engine: LayoutEngine) {
    Self.check(seed: 84, count: 100) { found in
      guard found.width > 0 else { return nil }
      var input = found.input
      input.configuration.expansion = nil
      input.configuration.numberOfLines = 0
      let unlimited = engine.layout(input)
      input.configuration.numberOfLines = unlimited.lines.count + 1
      return engine.layout(input) == unlimited ? nil : "a limit of one line more differs"
    }
  }

  /// X12: what a truncated line shows fits that line.
  @Test(arguments: LayoutEngine.allCases)
  func truncationIsIdempotent(engine: LayoutEngine) {
    Self.check(seed: 85, count: 200) { found in
      var input = found.input
      input.styleRuns = []
      for index in input.selections.indices { input.selections[index].attributes = TextAttributes() }
      input.configuration.expansion = nil
      input.configuration.numberOfLines = 1
      input.configuration.tabPolicy = .fixed
      let layout = engine.layout(input)
      guard layout.isTruncated, let line = layout.lines.first else { return nil }
      // Parts that were apart may grow together to one cluster.
      let clusterCount = line.fragments.map(\.text.count).reduce(0, +)
      guard line.text.count == clusterCount else { return nil }
      input.text = line.text
      input.selections = []
      let again = engine.layout(input).lines.first?.text ?? ""
      // Blanks at its end hang.
      let shown = line.text.trimmingSuffix { $0 == " " }
      return again == shown ? nil : "\(line.text.debugDescription) becomes \(again.debugDescription)"
    }
  }
}

extension String {
  /// Without the characters at the end that `isTrimmed`.
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(prefix(upTo: lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex))
  }
}
