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
}
