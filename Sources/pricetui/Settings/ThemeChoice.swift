import PriceViewer

/// The values of `--theme`: a theme, the ground that it is for, or both: `color-blind-light`.
struct ThemeChoice: Hashable {
  var theme = Theme.standard
  /// Whether the ground is light; nil where the terminal knows.
  var isLight: Bool?

  init() {}

  init?(argument: String) {
    for (ground, isLight) in Self.grounds {
      if argument == ground {
        self.isLight = isLight
        return
      }
      guard argument.hasSuffix("-" + ground) else { continue }
      self.isLight = isLight
      guard let theme = Theme(rawValue: String(argument.dropLast(ground.count + 1))) else {
        return nil
      }
      self.theme = theme
      return
    }
    guard let theme = Theme(rawValue: argument) else { return nil }
    self.theme = theme
  }

  private static let grounds = [("light", true), ("dark", false)]

  /// All values.
  static var allNames: [String] {
    let themes = Theme.allCases.map(\.rawValue)
    let grounds = grounds.map(\.0)
    return themes + grounds + themes.dropFirst().flatMap { name in grounds.map { "\(name)-\($0)" } }
  }
}
