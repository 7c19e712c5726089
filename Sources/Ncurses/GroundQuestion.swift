import TerminalCore

/// The query for the terminal's background colour, OSC 11, and its answer.
package enum GroundQuestion {
  /// The bytes of the query.
  static let bytes = "\u{1B}]11;?\u{1B}\\"

  /// Returns whether a terminal, by its `TERM`, understands the query or at least ignores it.
  ///
  /// Others would write it on the screen; GNU screen does not report its own terminal's background.
  package static func isUnderstood(by name: String) -> Bool {
    let family = TerminalName.standIns.first { name.hasPrefix($0.prefix) }?.prefix
    return family.map { !["screen", "st-"].contains($0) } ?? false
  }

  /// Returns the colour of an answer, `11;rgb:ffff/ffff/dddd`; `nil` for any other string.
  ///
  /// A component has one to four hexadecimal digits; `rgba:` has a fourth one.
  package static func color(in answer: some Collection<UInt8>) -> CellColor? {
    let text = String(decoding: answer, as: UTF8.self)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "11;rgb" || parts[0] == "11;rgba" else { return nil }
    let components = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard components.count == (parts[0] == "11;rgb" ? 3 : 4) else { return nil }
    let values = components.prefix(3).compactMap(component)
    guard values.count == 3 else { return nil }
    return CellColor(red: values[0], green: values[1], blue: values[2])
  }

  private static func component(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
      let value = Int(digits, radix: 16)
    else { return nil }
    let maximum = (1 << (4 * digits.utf8.count)) - 1
    return UInt8((value * 255 + maximum / 2) / maximum)
  }
}
