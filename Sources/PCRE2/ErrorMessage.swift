internal import CPCRE2

/// PCRE2's own text for an error code, `pcre2_get_error_message(3)`; the bare number for a code it does not know.
func errorMessage(forCode code: CInt) -> String {
  // No message is longer: pcre2_get_error_message(3) calls 120 code units enough, and cuts what does not fit.
  let capacity = 256
  return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
    // SAFETY: `buffer` outlives the call, which writes at most `capacity` bytes and returns how many are the message.
    let count = unsafe pcre2_get_error_message_8(code, buffer.baseAddress, capacity)
    guard count > 0 else { return "error \(code)" }
    return unsafe String(decoding: buffer[..<Int(count)], as: UTF8.self)
  }
}
