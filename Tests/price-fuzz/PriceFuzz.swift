import CLibrary
import FuzzTargets

/// The family in `FUZZ_TARGET`; JSON by default.
private let target: FuzzTarget =
  getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .json

/// Checks an input for libFuzzer, which also provides the main function.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let complaint = target.complaint(about: input) {
    let text = Array("\(target.rawValue): \(complaint)\n".utf8)
    _ = write(STDERR_FILENO, text, text.count)
    abort()
  }
  return 0
}
