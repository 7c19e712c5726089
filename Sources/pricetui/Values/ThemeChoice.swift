import PriceViewer

/// The values of `--theme`: a theme, a background, or both, such as `color-blind-light`.
struct ThemeChoice: Hashable {
  var theme = Theme.standard
  /// Whether the background is light; `nil` to ask the terminal.
  var isLight: Bool?

  init() {}

  init?(argument: String) {
    let ground = Self.grounds.first { argument == $0.name || argument.hasSuffix("-" + $0.name) }
    isLight = ground?.isLight
    if argument == ground?.name { return }
    let name = argument.dropLast(ground.map { $0.name.count + 1 } ?? 0)
    guard let theme = Theme(rawValue: String(name)) else { return nil }
    self.theme = theme
  }

  private static let grounds = [(name: "light", isLight: true), (name: "dark", isLight: false)]

  /// All values.
  static var allNames: [String] {
    let themes = Theme.allCases.map(\.rawValue)
    let grounds = grounds.map(\.name)
    return themes + grounds + themes.dropFirst().flatMap { name in grounds.map { "\(name)-\($0)" } }
  }
}
