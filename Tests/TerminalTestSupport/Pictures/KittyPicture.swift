import TerminalCore

/// A command of kitty's graphics protocol: keys with values, and a payload.
public struct KittyCommand {
  /// The keys before the first semicolon, with their values.
  public private(set) var keys: [String: String] = [:]
  /// The payload after the semicolon, in base64.
  public let payload: [UInt8]

  /// Parses the bytes between `ESC _ G` and `ESC \`.
  public init(_ content: [UInt8]) {
    let parts = content.split(
      separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    payload = parts.count > 1 ? Array(parts[1]) : []
    for pair in String(decoding: parts.first ?? [], as: UTF8.self).split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      keys[String(sides[0])] = sides.count > 1 ? String(sides[1]) : ""
    }
  }

  /// Returns the value of a key as a number.
  public func number(_ key: String) -> Int? { keys[key].flatMap { Int($0) } }

  /// Returns the picture that the command transmits with the joined payload of all its chunks.
  public func picture(of payload: [UInt8]) throws -> PixelImage {
    guard keys["f"] == "32", keys["o"] == "z", let width = number("s"), let height = number("v")
    else { throw BadPicture("a format that is not written: \(keys)") }
    let bytes = try payload.decodedBase64().inflated(to: width * height * 4)
    return try PixelImage(components: bytes, width: width, height: height)
  }
}
