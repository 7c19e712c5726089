import FoundationSubset
import TerminalViews

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

/// How large people want text on a screen.
public enum DynamicTypeSize: Hashable, CaseIterable, Comparable, Sendable {
  /// A size.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// A size for people who do not see well.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
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
  /// How large people want text: as it is, since terminals do not tell.
  public var dynamicTypeSize: DynamicTypeSize { .large }
  /// Whether the program is seen: always, as a terminal does not tell.
  public var scenePhase: ScenePhase { .active }
}
