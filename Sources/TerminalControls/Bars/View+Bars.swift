import TerminalViews

/// The namespace of the display modes of titles.
public struct NavigationBarItem {
  /// The position of the title; all text has one size.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The left edge.
    case automatic
    /// The middle.
    case inline
    /// The left edge.
    case large
  }
}

nonisolated extension View {
  /// The view with items in the bars of its screen.
  public typealias _Barred = ModifiedContent<Self, _BarModifier>

  private consuming func barred(_ modifier: _BarModifier) -> _Barred {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Sets the position of the titles inside.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _Barred {
    barred(_BarModifier(displayMode: displayMode))
  }

  /// Shows a title in a row over the view.
  public func navigationTitle(_ title: LocalizedStringKey) -> _Barred {
    barred(_BarModifier(title: Text(title)))
  }
  /// Shows a title in a row over the view.
  public func navigationTitle(_ title: Text) -> _Barred { barred(_BarModifier(title: title)) }
  /// Shows a title in a row over the view.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> _Barred {
    barred(_BarModifier(title: Text(title)))
  }

  /// Adds items to the bars of the screen: to the row of its title, or to a row below its views.
  ///
  /// Tab moves the focus to them, and they respond to clicks.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> _Barred {
    let content = content()
    return barred(_BarModifier(items: { content.nodes(in: $0) }))
  }
  /// Shows the upper bar of the screen or hides it.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> _Barred {
    let isHidden =
      visibility == .hidden && (bars.isEmpty || bars.contains { $0 != .bottomBar && $0 != .tabBar })
    return barred(_BarModifier(isHidden: isHidden))
  }
}
