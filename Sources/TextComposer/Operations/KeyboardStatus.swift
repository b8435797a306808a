/// What a keyboard on the screen does.
public enum KeyboardStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// It has gone.
  case didHide
  /// It is coming.
  case willShow
  /// It has come.
  case didShow
  /// It is going.
  case willHide

  /// Whether a keyboard can do this after `previous`: the four follow each other, and one may always be gone.
  func canFollow(_ previous: KeyboardStatus) -> Bool {
    switch (previous, self) {
    case (.didHide, .didHide): false
    case (_, .didHide), (.didHide, .willShow), (.willShow, .didShow), (.didShow, .willHide): true
    default: false
    }
  }
}
