import CLibrary
import FuzzTargets

/// The family of `FUZZ_TARGET`; JSON without it.
private let target: FuzzTarget =
  getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .json

/// What libFuzzer calls for each input; it brings the main function with it.
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
