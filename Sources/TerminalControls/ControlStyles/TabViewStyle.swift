import TerminalViews

/// The style of a tab view: with or without the row of names.
public struct TabViewStyle: Sendable {
  /// Whether a page style shows its row of names, or of dots for tabs without names.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let isShown: Bool
    /// Shows the row.
    public static let automatic = IndexDisplayMode(isShown: true)
    /// Shows the row.
    public static let always = IndexDisplayMode(isShown: true)
    /// Hides the row.
    public static let never = IndexDisplayMode(isShown: false)
  }

  let showsNames: Bool

  /// The default style: the names in a row above the view.
  public static let automatic = TabViewStyle(showsNames: true)
  /// The names, or dots for tabs without names, in a row above the view.
  public static let page = automatic
  /// Returns a style with or without the row of names or dots.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(showsNames: indexDisplayMode.isShown)
  }
}

enum TabViewStyleKey: EnvironmentKey { static let defaultValue = TabViewStyle.automatic }

nonisolated extension View {
  /// Sets the style of the tab views inside.
  public func tabViewStyle(_ style: TabViewStyle) -> _Surrounded {
    environment { $0[TabViewStyleKey.self] = style }
  }
}
