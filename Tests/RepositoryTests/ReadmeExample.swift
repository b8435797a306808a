import SelectableText

/// The Swift example of the README, line for line; `print` takes what it prints.
func readmeExample(print: (Any...) -> Void) {
  let text = "Ask @ann (see https://example.com/a_(b)), mail ann@example.org, or call +1 415 555 0132."
  for selection in Scanner().selections(in: text) {
    print(selection.kind, selection.utf8Range, text[selection.range(in: text)])
  }
}
