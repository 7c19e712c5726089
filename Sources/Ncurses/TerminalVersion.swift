/// The name and the version that a terminal states when it is asked (XTVERSION).
enum TerminalVersion {
  /// The first versions that draw octants themselves, whatever font they have.
  ///
  /// Sources: the change logs of kitty 0.40, foot 1.20 and WezTerm, whose versions are dates and
  /// whose last release has none; Ghostty's pull request 5433, which the releases from 1.2 on have.
  private static let withOctants = [
    "kitty": [0, 40], "foot": [1, 20], "ghostty": [1, 2], "WezTerm": [2024_02_04],
  ]

  /// Returns whether a terminal draws octants, by its version, such as `kitty(0.40.1)`.
  static func drawsOctants(_ version: String) -> Bool {
    let name = version.prefix(while: \.isLetter)
    let numbers = version.dropFirst(name.count).split { !$0.isNumber }.map { Int($0) ?? 0 }
    guard let first = withOctants[String(name)], !numbers.isEmpty else { return false }
    return !numbers.lexicographicallyPrecedes(first)
  }
}
