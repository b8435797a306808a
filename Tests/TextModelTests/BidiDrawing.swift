/// Texts that read from right to left, in letters that editors leave in order, as UAX #9 draws its examples.
///
/// `A` to `M` are letters of Hebrew, `N` to `Z` of Arabic, `①` to `⑨` digits of Arabic; all else is what it is.
enum BidiDrawing {
  private static let hebrew: [Unicode.Scalar] = Array("אבגדהוזחטיכלמ".unicodeScalars)
  private static let arabic: [Unicode.Scalar] = Array("بتثجحخدذرزسشص".unicodeScalars)
  private static let digits: [Unicode.Scalar] = Array("١٢٣٤٥٦٧٨٩".unicodeScalars)

  private static let scalars = Dictionary(
    uniqueKeysWithValues: zip(
      Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ①②③④⑤⑥⑦⑧⑨".unicodeScalars), hebrew + arabic + digits))
  private static let drawn = Dictionary(uniqueKeysWithValues: scalars.map { ($0.value, $0.key) })

  /// The text that `drawing` shows.
  static func text(_ drawing: String) -> String {
    String(String.UnicodeScalarView(drawing.unicodeScalars.map { scalars[$0] ?? $0 }))
  }

  /// Shows `scalars`, but no formatting characters.
  static func drawing(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    let formatting: Set<Unicode.Scalar> = Set(
      "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)
    return String(String.UnicodeScalarView(scalars.filter { !formatting.contains($0) }.map { drawn[$0] ?? $0 }))
  }
}
