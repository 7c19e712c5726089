import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Sets the distances around a row of a list; `nil` for none.
  public func listRowInsets(_ insets: EdgeInsets?) -> _LaidOut {
    padding(insets ?? EdgeInsets())
  }
  /// Draws a view behind a row of a list; `nil` for nothing.
  public func listRowBackground<Background: View>(_ view: Background?) -> _LaidOut {
    background { view }
  }
  /// Changes nothing: between rows there is no room for a line.
  public func listRowSeparator(_ visibility: Visibility) -> Self { self }
  /// Changes nothing: between sections there is no line.
  public func listSectionSeparator(_ visibility: Visibility) -> Self { self }
  /// Changes nothing: a list has no ground of its own.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// Changes nothing: heads of sections are bold.
  public func headerProminence(_ prominence: Prominence) -> Self { self }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As others.
  case standard
  /// More than others.
  case increased
}
