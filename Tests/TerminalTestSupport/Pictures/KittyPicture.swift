import TerminalCore

/// A command of kitty's graphics protocol: keys with values, and what follows them.
public struct KittyCommand {
  /// The keys before the first semicolon.
  public private(set) var keys: [String: String] = [:]
  /// What follows them, in the letters of base64.
  public let payload: [UInt8]

  /// Reads what stands between `ESC _ G` and `ESC \`.
  public init(_ content: [UInt8]) {
    let parts = content.split(
      separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    payload = parts.count > 1 ? Array(parts[1]) : []
    for pair in String(decoding: parts.first ?? [], as: UTF8.self).split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      keys[String(sides[0])] = sides.count > 1 ? String(sides[1]) : ""
    }
  }

  /// The number that a key has.
  public func number(_ key: String) -> Int? { keys[key].flatMap { Int($0) } }

  /// The picture that a command sends, with all that its parts have brought.
  public func picture(of payload: [UInt8]) throws -> PixelImage {
    guard keys["f"] == "32", keys["o"] == "z", let width = number("s"), let height = number("v")
    else { throw BadPicture("a format that is not written: \(keys)") }
    let bytes = try payload.decodedBase64().inflated(to: width * height * 4)
    return try PixelImage(components: bytes, width: width, height: height)
  }
}
