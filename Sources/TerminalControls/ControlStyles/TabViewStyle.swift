import TerminalViews

/// How a choice of views shows what can be chosen.
public protocol TabViewStyle: Sendable {
  /// Whether the names are shown.
  var _showsNames: Bool { get }
}

/// The names in a row over the view.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// They are shown.
  public var _showsNames: Bool { true }
}

/// Dots in a row over the view, where tabs have no names.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let isShown: Bool
    /// There are.
    public static let automatic = IndexDisplayMode(isShown: true)
    /// There are.
    public static let always = IndexDisplayMode(isShown: true)
    /// There are none.
    public static let never = IndexDisplayMode(isShown: false)
  }
  private let mode: IndexDisplayMode
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// As the mode says.
  public var _showsNames: Bool { mode.isShown }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The names in a row over the view.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Dots in a row over the view, where tabs have no names.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Dots in a row over the view, where tabs have no names, or none.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  /// Whether choices of views inside show what can be chosen.
  var showsTabNames: Bool {
    get { self[or: true] }
    set { self[or: true] = newValue }
  }
}

nonisolated extension View {
  /// Sets how choices of views inside show what can be chosen.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> _Surrounded {
    environment { $0.showsTabNames = style._showsNames }
  }
}
