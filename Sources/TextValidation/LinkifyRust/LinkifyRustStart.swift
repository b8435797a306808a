import TextModel

/// Where a match of the Rust crate linkify starts, read from its trigger to the left.
struct LinkifyRustStart {
  /// The UTF-8 offset of the first scalar.
  let offset: Int
  /// The quotation mark directly before what was read: the rest of the link ends before another one.
  private(set) var quote: UInt8?

  private static let ofName = ASCIISet(ASCIISet.alphanumerics + "!#$%&'*+-/=?^_`{|}~")

  /// The scheme before `colon` (LR-2); `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes of the run that holds it; a colon ends the run.
  init?(ofSchemeBefore colon: Int, floor: Int, in utf8: Span<UInt8>) {
    var (offset, firstLetter, firstDigit) = (colon, -1, -1)
    scan: while offset > floor {
      let byte = utf8[offset - 1]
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): break
      case UInt8(ascii: "@"): return nil
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        quote = byte
        break scan
      default:
        if byte.isASCIILetter {
          firstLetter = offset - 1
        } else if byte.isASCIIDigit {
          firstDigit = offset - 1
        } else {
          break scan
        }
      }
      offset -= 1
    }
    guard firstLetter >= 0, firstDigit < 0 || firstDigit != firstLetter - 1 else { return nil }
    self.offset = firstLetter
  }

  /// The label before `dot` (LR-4); `nil` if there is none, or if what is before it forbids a link.
  ///
  /// - Complexity: O(*n*) in the bytes of the label.
  init?(ofLabelBefore dot: Int, floor: Int, acceptsIRIs: Bool, in utf8: Span<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    var offset = dot
    scan: while offset > floor {
      let byte = utf8[offset - 1]
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "."): return nil
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        quote = byte
        break scan
      case 0x80...:
        let step = utf8.scalar(endingAt: offset, notBefore: floor)
        guard acceptsIRIs, step.value != ScalarStep.illFormed else { break scan }
        offset -= step.utf8Count
      default:
        guard byte.isASCIIAlphanumeric || byte == hyphen else { break scan }
        offset -= 1
      }
    }
    guard offset < dot, utf8[offset] != hyphen, utf8[dot - 1] != hyphen else { return nil }
    self.offset = offset
  }

  /// The name before the `@` at `sign` (LR-5); `nil` if there is none, or if another `@` is before it.
  ///
  /// - Complexity: O(*n*) in the bytes of the name; an `@` ends it.
  init?(ofNameBefore sign: Int, floor: Int, in utf8: Span<UInt8>) {
    let dot = UInt8(ascii: ".")
    let ofName = Self.ofName
    var (offset, isAfterAtom) = (sign, false)
    while offset > floor {
      let byte = utf8[offset - 1]
      if byte == UInt8(ascii: "@") { return nil }
      if byte == dot {
        guard isAfterAtom else { break }
        (isAfterAtom, offset) = (false, offset - 1)
      } else if byte < 0x80 {
        guard ofName.contains(byte) else { break }
        (isAfterAtom, offset) = (true, offset - 1)
      } else {
        let step = utf8.scalar(endingAt: offset, notBefore: floor)
        guard step.value != ScalarStep.illFormed else { break }
        (isAfterAtom, offset) = (true, offset - step.utf8Count)
      }
    }
    // The dot before the leftmost atom is no part of the name.
    if offset < sign, utf8[offset] == dot { offset += 1 }
    guard offset < sign else { return nil }
    self.offset = offset
  }
}
