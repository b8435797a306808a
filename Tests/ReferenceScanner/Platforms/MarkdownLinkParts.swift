/// The parts of links and of their definitions, according to CommonMark 0.29.
extension ScalarText {
  /// How many parentheses may be open in a destination.
  private static let openCountLimit = 32
  /// How long a label may be.
  private static let labelCountLimit = 999

  /// The definition that the text begins with: its label, and where it ends.
  var markdownDefinition: (label: String, end: Int)? {
    guard let labelEnd = markdownLabelEnd(from: 0), let label = normalizedLabel(1..<labelEnd - 1) else { return nil }
    guard self[labelEnd] == ":" else { return nil }
    let start = runEnd(from: labelEnd + 1, while: MarkdownBlock.isWhiteSpace)
    guard let destinationEnd = markdownDestinationEnd(from: start) else { return nil }
    let titleStart = runEnd(from: destinationEnd, while: MarkdownBlock.isWhiteSpace)
    if titleStart > destinationEnd, let titleEnd = markdownTitleEnd(from: titleStart),
      let end = lineEnd(afterSpacesFrom: titleEnd)
    {
      return (label, end)
    }
    return lineEnd(afterSpacesFrom: destinationEnd).map { (label, $0) }
  }

  /// Where the line ends if there is nothing but spaces from `start` on.
  private func lineEnd(afterSpacesFrom start: Int) -> Int? {
    let end = runEnd(from: start) { $0 == " " }
    return end == count || self[end] == "\n" ? end : nil
  }

  /// Where the label ends that starts at `start`, brackets included.
  func markdownLabelEnd(from start: Int) -> Int? {
    guard self[start] == "[" else { return nil }
    var place = start + 1
    while let scalar = self[place], place - start <= Self.labelCountLimit + 1 {
      switch scalar {
      case "]": return place + 1
      case "[": return nil
      default: place = afterEscape(at: place)
      }
    }
    return nil
  }

  /// The label in `range`, written as all labels equal to it are; `nil` if there is nothing but white space in it.
  func normalizedLabel(_ range: Range<Int>) -> String? {
    let words = scalars[range].split(whereSeparator: MarkdownBlock.isWhiteSpace).map { ScalarText.string($0) }
    return words.isEmpty ? nil : words.joined(separator: " ").uppercased().lowercased()
  }

  /// The place after the scalar at `place`, and after that which is escaped by it.
  private func afterEscape(at place: Int) -> Int {
    self[place] == "\\" && holds(at: place + 1, Alphabet.isASCIIPunctuation) ? place + 2 : place + 1
  }

  /// Where the destination, title and parenthesis end which start at the parenthesis at `start`.
  func markdownInlineEnd(from start: Int) -> Int? {
    guard self[start] == "(" else { return nil }
    var place = runEnd(from: start + 1, while: MarkdownBlock.isWhiteSpace)
    if let destinationEnd = markdownDestinationEnd(from: place) {
      place = runEnd(from: destinationEnd, while: MarkdownBlock.isWhiteSpace)
      if place > destinationEnd, let titleEnd = markdownTitleEnd(from: place) {
        place = runEnd(from: titleEnd, while: MarkdownBlock.isWhiteSpace)
      }
    }
    return self[place] == ")" ? place + 1 : nil
  }

  /// Where the destination ends that starts at `start`; it is not empty.
  private func markdownDestinationEnd(from start: Int) -> Int? {
    var place = start
    if self[start] == "<" {
      place += 1
      while let scalar = self[place], scalar != "\n", scalar != "<" {
        if scalar == ">" { return place + 1 }
        place = afterEscape(at: place)
      }
      return nil
    }
    var openCount = 0
    while let scalar = self[place], scalar.value > 0x20, scalar.value != 0x7F {
      if scalar == ")", openCount == 0 { break }
      openCount += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
      guard openCount <= Self.openCountLimit else { return nil }
      place = afterEscape(at: place)
    }
    return openCount == 0 && place > start ? place : nil
  }

  /// Where the title ends that starts at `start`, quotes included.
  private func markdownTitleEnd(from start: Int) -> Int? {
    let closings: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "'": "'", "(": ")"]
    guard let opening = self[start], let closing = closings[opening] else { return nil }
    var place = start + 1
    while let scalar = self[place] {
      if scalar == closing { return place + 1 }
      if scalar == "(", opening == "(" { return nil }
      place = afterEscape(at: place)
    }
    return nil
  }
}
