/// How many bytes at the front of a file tell whether it is binary.
let binarySampleByteCount = 8192

/// Whether a file that begins so is no text.
///
/// A byte order mark of UTF-16 or UTF-8 makes it one. A NUL alone proves nothing, it ends a word; nor do bytes that are not UTF-8, old encodings are full of them, nor a
/// few controls, which terminals and old chat programs leave behind. Binary is what
/// - begins with the signature of a known format,
/// - has NULs in runs of four and more over an eighth of the sample, or for two fifths of it (padding, UTF-16),
/// - consists of other controls by a third,
/// - or holds many of both, controls (1 in 20) and bytes that are not UTF-8 (1 in 5), as compressed data does.
func isBinary(_ sample: Span<UInt8>) -> Bool {
  if signatures.contains(where: { begins(sample, with: $0) }) { return true }
  if TextEncoding(of: sample) != .utf8(markByteCount: 0) { return false }
  guard sample.count >= 64 else { return false }
  let census = ByteCensus(sample)
  return census.longNULRunByteCount * 8 > sample.count
    || census.nulCount * 5 > sample.count * 2
    || census.controlCount * 3 > sample.count
    || (census.controlCount * 20 > sample.count && census.illFormedByteCount * 5 > sample.count)
}

/// The first bytes of formats that could pass for text by their contents or that are often met beside texts.
private let signatures: [[UInt8]] = [
  [0x7F, 0x45, 0x4C, 0x46],  // ELF
  [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE],  // Mach-O, Java class
  [0x1F, 0x8B, 0x08], [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], [0x28, 0xB5, 0x2F, 0xFD],  // gzip, xz, Zstandard
  [0x42, 0x5A, 0x68, 0x39, 0x31, 0x41, 0x59],  // bzip2
  [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C],  // ZIP, 7z
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], [0xFF, 0xD8, 0xFF], [0x47, 0x49, 0x46, 0x38],  // PNG, JPEG, GIF
  [0x25, 0x50, 0x44, 0x46, 0x2D],  // PDF
  [0x00, 0x61, 0x73, 0x6D],  // WebAssembly
  [0x4F, 0x67, 0x67, 0x53], [0x49, 0x44, 0x33, 0x03], [0x49, 0x44, 0x33, 0x04],  // Ogg, MP3
  Array("SQLite format 3\0".utf8), Array("!<arch>\n".utf8),
  [0xFF, 0xFE, 0x00, 0x00], [0x00, 0x00, 0xFE, 0xFF],  // UTF-32, which is not read
]

private func begins(_ sample: Span<UInt8>, with signature: [UInt8]) -> Bool {
  sample.count >= signature.count && signature.indices.allSatisfy { sample[$0] == signature[$0] }
}
