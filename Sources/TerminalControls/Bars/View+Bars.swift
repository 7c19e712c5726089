import TerminalViews

/// How large the title of a program is, and where it stands.
public struct NavigationBarItem {
  /// Where the title stands; text has one size.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// At the left edge.
    case automatic
    /// In the middle.
    case inline
    /// At the left edge.
    case large
  }
}

nonisolated extension View {
  /// The view, with something in the bars of its screen.
  public typealias _Barred = ModifiedContent<Self, _BarModifier>

  private consuming func barred(_ modifier: _BarModifier) -> _Barred {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Sets where titles inside stand.
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

  /// Puts items into the bars of the screen: in the row of its title, or in one below its views.
  ///
  /// Tab leads to them, and they are clicked as other views are.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> _Barred {
    let content = content()
    return barred(_BarModifier(items: { content.nodes(in: $0) }))
  }
  /// Shows the upper bar of the screen or hides it.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> _Barred {
    let isHidden =
      visibility == .hidden && (bars.isEmpty || bars.contains { $0.isUpper })
    return barred(_BarModifier(isHidden: isHidden))
  }
}
