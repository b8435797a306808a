import TextModel
package import TextValidation

extension WholeTextCheck {
  /// Whether all of a text is what the check asks for.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - options: `requiresScheme` and `postConfiguration` are looked at.
  /// - Returns: `false` for what is no UTF-8, where that matters.
  /// - Complexity: O(*n*) in the count of `utf8`.
  package func accepts(_ utf8: Span<UInt8>, options: DetectionOptions) -> Bool {
    switch self {
    case .twitterURL: return TwitterURL.isValid(utf8, requiresScheme: options.requiresScheme)
    case .twitterPost:
      let counter = TextCounter(options.postConfiguration)
      return counter.budget(of: utf8.string(in: 0..<utf8.count)).isValid
    case .telegramEmail: return false
    }
  }
}

extension TextCounter {
  /// The counter of a configuration of twitter-text.
  init(_ configuration: DetectionOptions.PostConfiguration) {
    switch configuration {
    case .v1: self = .twitterV1
    case .v2: self = .twitterV2
    case .v3: self = .twitterV3
    }
  }
}
