/// A character as a terminal may show it, with the columns that it takes.
///
/// Control characters, which would command the terminal, are replaced by a visible sign.
public struct VisibleText: Hashable, Sendable {
  /// What is shown.
  public let string: String
  /// The columns taken: 0, 1 or 2.
  public let width: Int

  /// Makes a character safe and measures it.
  public init(_ character: Character) {
    string = String(character)
    width = 1
  }
}
