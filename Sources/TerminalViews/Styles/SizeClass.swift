import FoundationSubset

/// Whether there is much room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Whether a program is seen.
public enum ScenePhase: Hashable, Sendable {
  /// It is seen and answers.
  case active
  /// It is seen and does not answer.
  case inactive
  /// It is not seen.
  case background
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
  /// Whether the program is seen: always, as a terminal does not tell.
  public var scenePhase: ScenePhase { .active }
}
