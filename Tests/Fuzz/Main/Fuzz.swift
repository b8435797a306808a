import Checks
import Foundation

/// What libFuzzer calls with each input. The environment variable `FUZZ_TARGET` names what is fuzzed.
///
/// A promise that does not hold ends the process, which libFuzzer takes for a crash: it keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // SAFETY: libFuzzer lends `count` bytes during the call; they are copied.
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(BrokenPromise) { try target.check(bytes) } catch {
    FileHandle.standardError.write(Data("broken promise of \(target): \(error)\n".utf8))
    abort()
  }
  return 0
}

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  if let target = FuzzTarget(rawValue: name) { return target }
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  FileHandle.standardError.write(Data("FUZZ_TARGET is '\(name)', not one of \(names)\n".utf8))
  exit(2)
}()
