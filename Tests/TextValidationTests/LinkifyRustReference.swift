import TextValidation

/// The Rust crate linkify in the words of dialects.md, LR-1 to LR-7: each trigger is tried on its own, and reads all it needs.
struct LinkifyRustReference {
  let options: DetectionOptions
  private let scalars: [Unicode.Scalar]

  init(_ text: String, _ options: DetectionOptions) {
    self.options = options
    scalars = Array(text.unicodeScalars)
  }

  /// What the crate finds, ascending.
  func matches() -> [PlatformMatch] {
    var matches: [PlatformMatch] = []
    var (floor, trigger) = (0, 0)
    while trigger < scalars.count {
      if let (rule, range) = match(at: trigger, floor: floor) {
        matches.append(PlatformMatch(rule, utf8Offset(range.lowerBound)..<utf8Offset(range.upperBound)))
        (floor, trigger) = (range.upperBound, range.upperBound)
      } else {
        trigger += 1
      }
    }
    return matches
  }

  private func utf8Offset(_ index: Int) -> Int { scalars[..<index].reduce(0) { $0 + UTF8.width($1) } }

  private func match(at trigger: Int, floor: Int) -> (PlatformRule, Range<Int>)? {
    switch scalars[trigger] {
    case ":": schemeLink(at: trigger, floor).map { (.linkifyRustLink, $0) }
    case ".": options.requiresScheme ? nil : domainLink(at: trigger, floor).map { (.linkifyRustLink, $0) }
    case "@": email(at: trigger, floor).map { (.linkifyRustEmail, $0) }
    default: nil
    }
  }

  private func schemeLink(at colon: Int, _ floor: Int) -> Range<Int>? {
    let after = colon + 3
    guard after < scalars.count, scalars[colon + 1] == "/", scalars[colon + 2] == "/" else { return nil }
    let start = startOfRun(before: colon, floor) { $0.isLetter || $0.isDigit || "+-.".unicodeScalars.contains($0) }
    let before = start > floor ? scalars[start - 1] : nil
    let run = start..<colon
    guard before != "@", let letter = run.first(where: { scalars[$0].isLetter }) else { return nil }
    if let digit = run.first(where: { scalars[$0].isDigit }), digit == letter - 1 { return nil }
    let scheme = String(String.UnicodeScalarView(scalars[letter..<colon]))
    let needsHost = ["https", "http", "ftp", "ssh"].contains(scheme)
    let walk = LinkifyRustWalk(scalars, after, needsHost, true, true, options.linkifyRust.acceptsIRIs)
    guard walk.isAccepted else { return nil }
    let end = endOfRest(at: walk.end, quote: before)
    return end > after ? letter..<end : nil
  }

  private func domainLink(at dot: Int, _ floor: Int) -> Range<Int>? {
    guard utf8Offset(scalars.count) - utf8Offset(floor) >= 4 else { return nil }
    let acceptsIRIs = options.linkifyRust.acceptsIRIs
    let start = startOfRun(before: dot, floor) {
      $0.isLetter || $0.isDigit || $0 == "-" || (acceptsIRIs && !$0.isASCII)
    }
    let before = start > floor ? scalars[start - 1] : nil
    guard start < dot, scalars[start] != "-", scalars[dot - 1] != "-", before != "/", before != "@", before != "."
    else {
      return nil
    }
    let walk = LinkifyRustWalk(scalars, start, true, false, true, acceptsIRIs)
    return walk.isAccepted && walk.lastDot != nil ? start..<endOfRest(at: walk.end, quote: before) : nil
  }

  private func email(at sign: Int, _ floor: Int) -> Range<Int>? {
    let isAtom = { (scalar: Unicode.Scalar) in
      scalar.isLetter || scalar.isDigit || !scalar.isASCII || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(scalar)
    }
    var start = startOfRun(before: sign, floor, isAtom)
    guard start < sign else { return nil }
    var read = start
    while read - 1 > floor, scalars[read - 1] == ".", isAtom(scalars[read - 2]) {
      start = startOfRun(before: read - 1, floor, isAtom)
      read = start
    }
    if read > floor, scalars[read - 1] == "." { read -= 1 }
    if read > floor, scalars[read - 1] == "@" { return nil }
    let walk = LinkifyRustWalk(scalars, sign + 1, true, false, false, true)
    let hasDot = walk.lastDot != nil || !options.linkifyRust.needsDotInEmailDomains
    return walk.isAccepted && hasDot ? start..<walk.end : nil
  }

  private func startOfRun(before end: Int, _ floor: Int, _ belongs: (Unicode.Scalar) -> Bool) -> Int {
    var start = end
    while start > floor, belongs(scalars[start - 1]) { start -= 1 }
    return start
  }

  private func endOfRest(at start: Int, quote: Unicode.Scalar?) -> Int {
    guard start < scalars.count, scalars[start] == "/" || scalars[start] == "?" else { return start }
    var (end, open, isQuoted, isAfterExcluded): (Int, [Unicode.Scalar: Int], Bool, Bool) = (start, [:], false, false)
    for index in start..<scalars.count {
      let scalar = scalars[index]
      if scalar.properties.generalCategory == .control || " |\"<>`".unicodeScalars.contains(scalar) { break }
      if scalar == "'", quote == "'" { break }
      if let opener = [")": "(", "]": "[", "}": "{"][scalar] as Unicode.Scalar? {
        open[opener, default: 0] -= 1
        if open[opener, default: 0] < 0 { break }
      }
      let isOpener = "([{".unicodeScalars.contains(scalar)
      if isOpener { open[scalar, default: 0] += 1 }
      if scalar == "'" { isQuoted.toggle() }
      let isExcluded = !scalar.isASCII && !options.linkifyRust.acceptsIRIs
      isAfterExcluded = isExcluded || (isAfterExcluded && scalar == "/")
      let isInner = isOpener || isAfterExcluded || (scalar == "'" && isQuoted)
      if !isInner, !"?!.,:;*".unicodeScalars.contains(scalar) { end = index + 1 }
    }
    return end
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
