import FoundationSubset
import TerminalViews

/// Whether there is much room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

extension EnvironmentValues {
  /// Whether the terminal is wide: of sixty columns or more.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    (room?.width ?? .infinity) < 60 * CellMetrics.columnWidth ? .compact : .regular
  }
  /// Whether the terminal is high: of twenty rows or more.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    (room?.height ?? .infinity) < 20 * CellMetrics.rowHeight ? .compact : .regular
  }
}
