import FoundationSubset
import TerminalViews

/// The indentation of the rows of sections in a list.
public struct ListStyle: Sendable {
  /// The distance of rows from the left edge of their section's header, in points.
  let indentation: CGFloat

  /// The default style: rows to the right of their headers.
  public static let automatic = ListStyle(indentation: 16)
  /// Rows to the right of their headers.
  public static let grouped = automatic
  /// Rows to the right of their headers.
  public static let insetGrouped = automatic
  /// Rows to the right of their headers.
  public static let sidebar = automatic
  /// Rows below their headers, without indentation.
  public static let plain = ListStyle(indentation: 0)
  /// Rows below their headers, without indentation.
  public static let inset = plain
}

enum ListStyleKey: EnvironmentKey { static let defaultValue = ListStyle.automatic }

nonisolated extension View {
  /// Sets the style of the lists inside.
  public func listStyle(_ style: ListStyle) -> _Surrounded {
    environment { $0[ListStyleKey.self] = style }
  }
}
