import SelectableText

// The Swift examples of the articles, line for line; `print` takes what they print.

func bufferExample(messages: [String], print: (Any...) -> Void) {
  let scanner = Scanner()
  var buffer = SelectionBuffer()
  for message in messages {
    scanner.scan(message, into: &buffer)
    for candidate in buffer.candidates where scanner.kind(of: candidate) == .link {
      print(message[candidate.range(in: message)], scanner.attributes(of: candidate, in: message))
    }
  }
}

func streamExample(chunks: AsyncStream<[UInt8]>, print: (Any...) -> Void) async throws {
  let scanner = Scanner()
  do {
    for try await found in scanner.selections(in: chunks, maximumLineUTF8Count: 65_536) {
      print(found.lineNumber, found.selection.kind, found.selection.value)
    }
  } catch let error as LineTooLongError {
    print(error)
  }
}

func editExample(print: (Any...) -> Void) {
  let scanner = Scanner()
  var buffer = SelectionBuffer()
  var text = "#tea at five?\nAsk @an"
  scanner.scan(text, into: &buffer)
  let edit = TextEdit(replacing: 21..<21, with: "n")
  text += "n"
  let change = scanner.rescan(text, after: edit, in: &buffer)
  for index in change.insertedIndices { print(text[buffer[index].range(in: text)]) }
}

func limitExample(message: String, source: String, print: (Any...) -> Void) throws {
  var configuration = Scanner.Configuration()
  configuration.limits = try ScanLimits(matching: MatchLimits(time: .milliseconds(20)), selectionCount: 1_000)
  try configuration.add(UserRule(name: "theirs", pattern: Pattern(source)))
  let scanner = Scanner(configuration)
  var buffer = SelectionBuffer()
  scanner.scan(message, into: &buffer)
  for candidate in buffer.candidates { print(scanner.kind(of: candidate), message[candidate.range(in: message)]) }
  for hit in buffer.limitHits { print(hit.ruleName ?? "", hit.limit) }
}

func platformExample(print: (Any...) -> Void) {
  var configuration = Scanner.Configuration()
  configuration.pack = .twitter
  let scanner = Scanner(configuration)
  for selection in scanner.selections(in: "RT @ann/friends: see example.com?q=1 $BRK.B") {
    print(selection.kind, selection.value)
  }
}

func migrationExample(print: (Any...) -> Void) {
  var configuration = Scanner.Configuration()
  configuration.pack = .linkifyJS
  configuration.options.linkifyJS.plugins = [.hashtag, .mention]
  let scanner = Scanner(configuration)
  for selection in scanner.selections(in: "Docs: example.com/a_(b). Ask @ada about #swift6!") {
    print(selection.kind, selection.utf8Range, selection.value)
  }
}

func phoneExample(print: (Any...) -> Void) {
  var configuration = Scanner.Configuration()
  configuration.pack = .libphonenumber
  configuration.options.region = "US"
  let scanner = Scanner(configuration)
  for selection in scanner.selections(in: "Ring (415) 555-0132 x5 or +44 20 7946 0018.") {
    guard let number = PhoneNumber(selection.value) else { continue }
    print(number.e164, number.region ?? "", number.international)
  }
}

func viewExample(print: (Any...) -> Void) throws {
  let model = SelectableTextModel(
    text: "Ask @ann about #swift today", containerWidth: 20, measurer: ColumnMeasurer())
  model.truncationMode = .truncateTail
  try model.register(HashtagTextValidator())
  try model.addExpansionButton(
    collapsed: .init(label: "More", lineLimit: 1), expanded: .init(label: "Less", lineLimit: 0))
  for line in model.layout.lines { print(model.layout.displayedText(of: line)) }
  model.isExpanded = true
  for line in model.layout.lines { print(model.layout.displayedText(of: line)) }
  if case .selection(let tag) = model.tap(at: TextPoint(x: 0, y: 1)) { print(tag.value) }
}

func layoutExample(print: (Any...) -> Void) {
  let text = "Ask @ann about #swift today"
  var configuration = SelectableTextConfiguration()
  configuration.numberOfLines = 1
  configuration.truncationMode = .truncateTail
  let layout = TextLayout(
    of: text, selections: Scanner().selections(in: text).map { SelectionSpan($0) }, configuration: configuration,
    containerWidth: 8, measurer: ColumnMeasurer())
  for line in layout.lines { print(layout.displayedText(of: line), line.utf8Range) }
  for (place, span) in layout.selections.enumerated() {
    print(span.selection.value, layout.frames(ofSelectionAt: place).map { "\($0.x) to \($0.x + $0.width)" })
  }
}

func budgetExample(print: (Any...) -> Void) {
  let post = TextCounter.bluesky.truncated("Read all about it: https://example.com/a", to: 30, links: .keep)
  print(post.text, TextCounter.bluesky.budget(of: post.text).remaining ?? 0)
}
