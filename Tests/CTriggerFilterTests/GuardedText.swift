#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A page of memory between two that no one may touch: whoever reads outside it ends the process.
@safe struct GuardedText: ~Copyable {
  private let pages: UnsafeMutableRawPointer
  private let pageUTF8Count: Int

  /// The system gives no memory.
  struct NoMemory: Error {}

  init() throws(NoMemory) {
    pageUTF8Count = sysconf(Int32(_SC_PAGESIZE))
    guard
      let pages = unsafe mmap(nil, 3 * pageUTF8Count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      unsafe pages != MAP_FAILED
    else { throw NoMemory() }
    unsafe self.pages = pages
    unsafe mprotect(pages, pageUTF8Count, PROT_NONE)
    unsafe mprotect(pages + 2 * pageUTF8Count, pageUTF8Count, PROT_NONE)
  }

  deinit { unsafe munmap(pages, 3 * pageUTF8Count) }

  /// Copies `text` to the start or the end of the page and lends it.
  ///
  /// - Precondition: `text` fits into a page.
  func withText<Result>(_ text: [UInt8], atEnd: Bool, _ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    precondition(text.count <= pageUTF8Count, "the text is longer than a page")
    // SAFETY: the text lies within the middle page, which lives as long as this value and is lent for the call alone.
    let first = unsafe (pages + pageUTF8Count + (atEnd ? pageUTF8Count - text.count : 0))
      .assumingMemoryBound(to: UInt8.self)
    for (offset, byte) in text.enumerated() { unsafe first[offset] = byte }
    return unsafe body(UnsafePointer(first))
  }
}
