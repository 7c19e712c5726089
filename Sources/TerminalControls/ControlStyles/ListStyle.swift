import FoundationSubset
import TerminalViews

/// How a list shows its sections.
public protocol ListStyle: Sendable {
  /// How far the rows of sections stand to the right of their heads, in points.
  var _indentation: CGFloat { get }
}

/// Rows of sections a little to the right of their heads.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// How far rows stand to the right.
  public var _indentation: CGFloat { 16 }
}

/// Rows of sections under their heads.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// How far rows stand to the right.
  public var _indentation: CGFloat { 0 }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// What suits a terminal: rows a little to the right of their heads.
  public static var automatic: InsetGroupedListStyle { InsetGroupedListStyle() }
  /// Rows a little to the right of their heads.
  public static var grouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  /// Rows a little to the right of their heads.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  /// Rows a little to the right of their heads.
  public static var sidebar: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows under their heads.
  public static var plain: PlainListStyle { PlainListStyle() }
  /// Rows under their heads.
  public static var inset: PlainListStyle { PlainListStyle() }
}

extension EnvironmentValues {
  /// How far the rows of sections inside stand to the right of their heads.
  var sectionIndentation: CGFloat {
    get { self[or: InsetGroupedListStyle()._indentation] }
    set { self[or: InsetGroupedListStyle()._indentation] = newValue }
  }
}

nonisolated extension View {
  /// Sets how lists inside show their sections.
  public func listStyle<S: ListStyle>(_ style: S) -> _Surrounded {
    environment { $0.sectionIndentation = style._indentation }
  }
}
