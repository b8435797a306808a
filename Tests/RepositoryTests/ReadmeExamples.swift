import SelectableText

// The Swift examples of the README, line for line and in its order; `print` takes what they print.

func readmeExample(print: @escaping (Any...) -> Void) {
  let text = "Ask @ann (see https://example.com/a_(b)), mail ann@example.org, or call +1 415 555 0132."
  for selection in Scanner().selections(in: text) {
    print(selection.kind, selection.utf8Range, text[selection.range(in: text)])
  }
}

func readmeFieldExample(print: @escaping (Any...) -> Void) throws {
  var configuration = ComposerConfiguration(containerWidth: 40)
  try configuration.completion.register(CompletionPrefix("@"))
  var environment = ComposerEnvironment(measurer: ColumnMeasurer())
  environment.completionSource = CompletionIndex([Completion("Ann Lee", context: ["id": "7"])])
  let composer = Composer(configuration: configuration, environment: environment)
  composer.onEvent = { event, _ in
    if case .didSend(let message) = event { print(message.text, message.completions.map(\.context)) }
  }
  try composer.apply(.focus)
  try composer.apply(.insert("Ask @an", origin: .typing))
  composer.press(ComposerKey(.returnKey))  // takes the name
  composer.press(ComposerKey(.returnKey))  // sends
}
