import TerminalViews

/// Whether the scroll views inside omit their bars.
enum ScrollIndicatorsAreHiddenKey: EnvironmentKey { static let defaultValue = false }

/// Whether a scroll view shows which part of its content is visible.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  fileprivate let isHidden: Bool
  /// Shown if a part of the content is not visible.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Shown if a part of the content is not visible.
  public static let visible = automatic
  /// Never shown.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Never shown.
  public static let never = hidden
}

nonisolated extension View {
  /// Sets whether scroll views inside show which rows are visible.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> _Surrounded {
    environment { $0[ScrollIndicatorsAreHiddenKey.self] = visibility.isHidden }
  }
}
