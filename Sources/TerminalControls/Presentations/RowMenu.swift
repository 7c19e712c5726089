import FoundationSubset
import TerminalViews

extension View {
  /// Puts things to do with a row into a menu at its end: nothing can be swiped.
  public func swipeActions<Actions: View>(
    edge: Edge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> Actions
  ) -> some View {
    frame(maxWidth: .infinity, alignment: .leading).contextMenu(menuItems: content)
  }

  /// Puts things to do with the view into a menu behind it.
  public func contextMenu<Actions: View>(
    @ViewBuilder menuItems: @escaping () -> Actions
  ) -> some View {
    HStack(alignment: .top, spacing: 0) {
      self
      Menu(content: menuItems) { EmptyView() }
    }
  }
}
