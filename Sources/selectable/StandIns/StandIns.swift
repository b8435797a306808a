// Stand-ins for parts of the library, under the library's names and with its signatures, so that the command builds and
// is tested without them. Where the library has them, this folder goes.
import SelectableText

enum OffsetUnit: String, Hashable, Sendable, CaseIterable {
  case utf8, utf16, scalar, grapheme
}

/// Counts forward through a text; a grapheme cluster is taken for a scalar.
struct OffsetCounter {
  private(set) var utf8Offset = 0
  private var utf16Offset = 0
  private var scalarOffset = 0

  init(units: Set<OffsetUnit>) {}

  mutating func advance(toUTF8Offset target: Int, in utf8: Span<UInt8>) {
    while utf8Offset < min(target, utf8.count) {
      let step = utf8.scalar(at: utf8Offset)
      utf8Offset += step.utf8Count
      scalarOffset += 1
      utf16Offset += step.utf8Count == 4 ? 2 : 1
    }
  }

  func offset(in unit: OffsetUnit) -> Int {
    switch unit {
    case .utf8: utf8Offset
    case .utf16: utf16Offset
    case .scalar, .grapheme: scalarOffset
    }
  }
}

enum EscapeSequences {
  static func decode(_ text: String) -> String {
    let meanings: [UInt8: UInt8] = [0x6E: 0x0A, 0x74: 0x09, 0x30: 0x00, 0x5C: 0x5C]
    let utf8 = Array(text.utf8)
    var decoded: [UInt8] = []
    var offset = 0
    while offset < utf8.count {
      if utf8[offset] == 0x5C, offset + 1 < utf8.count, let meaning = meanings[utf8[offset + 1]] {
        decoded.append(meaning)
        offset += 2
      } else {
        decoded.append(utf8[offset])
        offset += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

struct Token {
  enum Kind: String { case word, space, tab, newLine, terminator }
  let kind: Kind
  let utf8Range: Range<Int>
}

enum Tokenizer {
  static func token(in utf8: Span<UInt8>, at utf8Offset: Int) -> Token {
    let kind = kind(of: utf8[utf8Offset])
    var end = utf8Offset + 1
    if kind == .word || kind == .space {
      while end < utf8.count, Tokenizer.kind(of: utf8[end]) == kind { end += 1 }
    }
    return Token(kind: kind, utf8Range: utf8Offset..<end)
  }

  private static func kind(of byte: UInt8) -> Token.Kind {
    switch byte {
    case 0x20: .space
    case 0x09: .tab
    case 0x0A: .newLine
    case 0x00: .terminator
    default: .word
    }
  }
}

enum ValidatorArgument: Hashable {
  case text(String)
  case flag(Bool)
  case validator(ValidatorDescription)
  case validators([ValidatorDescription])
}

struct ValidatorDescription: Hashable {
  let name: String
  let arguments: [String: ValidatorArgument]
}

struct PrewrittenValidatorError: Error, CustomStringConvertible { let description: String }

enum PrewrittenValidator: String, CaseIterable {
  case prefix = "PrefixValidator"
  case composite = "CompositeValidator"

  static func make(_ description: ValidatorDescription) throws(PrewrittenValidatorError) -> any TextSelectionValidator {
    switch (PrewrittenValidator(rawValue: description.name), description.arguments["prefix"]) {
    case (.prefix, .text(let prefix)): return StandInPrefixValidator(prefix: prefix)
    case (.composite, _):
      guard case .validators(let inner) = description.arguments["validators"], let first = inner.first else {
        throw PrewrittenValidatorError(description: "CompositeValidator needs the argument 'validators'")
      }
      return try make(first)
    case (nil, _): throw PrewrittenValidatorError(description: "unknown validator '\(description.name)'")
    default: throw PrewrittenValidatorError(description: "PrefixValidator needs the argument 'prefix'")
    }
  }
}

private struct StandInPrefixValidator: TextSelectionValidator {
  let prefix: String
  var identifier: String { prefix }
  func validate(text: String) -> Bool { text.hasPrefix(prefix) }
}
