public import TextValidation

extension PhoneNumberReference {
  /// Texts that begin or decide something in the dialect, of which random texts are made.
  public static let fragments = signs + extensions + dates + numbers + digits

  private static let signs = [
    "+", "＋", "(", ")", "[", "]", "（", "）", "-", "--", "–", "—", ".", "/", "//", "\\", "~", " ", " ", "  ", "\u{A0}",
    "\u{3000}", "\u{AD}", "\u{60C}", ",", ":", ";", "*", "#", "%", "$", "€", "x", "xx", "X", "a", "é", "\u{301}", "я",
    "ー", "\t", "\n", " - ",
  ]
  private static let extensions = [
    " ext. 503", " x12", " доб. 4", "anexo 1", ";ext=7", "extensió ", "extensio\u{301}n:", "ｘｔｎ", " int 9", "~3",
    ", 12", ",, 4", " - 123456#", "#", "x1234567890",
  ]
  private static let dates = [
    "03/27/2011", "31/8/11", "2012-01-02 08", ":00", "20120102 08:59", "1979-2011 (1", "5-12345 (",
  ]
  private static let numbers = [
    "+1 650-253-0000", "+16502530000", "(650) 253-0000", "+44 20 7946 0018", "+44 (0)20 7946 0018", "+49 30 123456",
    "+39 06 698", "+54 9 11 2345 6789", "+54 0 11 15 2345 6789", "+800 1234 5678", "+7 727 123 4567",
    "+55 11 91234-5678", "+0", "+999", "+52 33 3461 2234", "+61 1800-10-10 22", "+262 639 01 02 03", "011 44 ",
    "+47 79 02 12 34",
  ]
  private static let digits = ["0", "1", "2", "12", "650", "253", "0000", "4１", "٣", "12345678901234567890", "5 5 5"]

  /// Regions whose facts differ in kind, and each leniency.
  public static func variants(of options: DetectionOptions) -> [DetectionOptions] {
    let choices: [(String, PhoneLeniency)] = [
      ("US", .valid), ("GB", .strictGrouping), ("AR", .valid), ("BR", .exactGrouping), ("KZ", .possible),
    ]
    return choices.map { region, leniency in
      var variant = options
      variant.region = region
      variant.phoneMatching.leniency = leniency
      return variant
    }
  }
}
