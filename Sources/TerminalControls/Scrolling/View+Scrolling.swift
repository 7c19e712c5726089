import TerminalViews

extension EnvironmentValues {
  /// Whether windows inside show no bar.
  var scrollIndicatorsAreHidden: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
  /// Whether windows inside stay where they are.
  var scrollIsDisabled: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
}

/// Whether a window shows which part of its content is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  fileprivate let isHidden: Bool
  /// Where not everything is seen.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Where not everything is seen.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Never.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Never.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

nonisolated extension View {
  /// Sets whether windows inside show which rows are seen.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> _Surrounded {
    environment {
      if axes.contains(.vertical) { $0.scrollIndicatorsAreHidden = visibility.isHidden }
    }
  }
  /// Sets whether windows inside stay at their beginning.
  public func scrollDisabled(_ disabled: Bool) -> _Surrounded {
    environment { if disabled { $0.scrollIsDisabled = true } }
  }
}
