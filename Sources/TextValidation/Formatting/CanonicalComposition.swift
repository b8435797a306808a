#if canImport(Darwin)
  import Foundation
#else
  // The standard library composes, but tells only whoever asks by this name.
  @_spi(_Unicode) import Swift
#endif

/// `text` in Normalization Form C (UAX #15).
///
/// - Complexity: O(*n*) in the UTF-8 count of `text`.
package func composed(_ text: String) -> String {
  #if canImport(Darwin)
    text.precomposedStringWithCanonicalMapping
  #else
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text._nfc)
    return String(scalars)
  #endif
}
