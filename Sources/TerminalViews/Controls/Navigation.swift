/// The root of a program with titles; there is nowhere to go from it.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  /// Creates a root.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  /// The root.
  public var body: Root { root }
}

/// The root of a program with titles; there is nowhere to go from it.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Creates a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The root.
  public var body: Content { content }
}

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

private enum TitleDisplayModeKey: EnvironmentKey {
  static var defaultValue: NavigationBarItem.TitleDisplayMode { .automatic }
}

extension EnvironmentValues {
  /// Where titles inside stand.
  fileprivate var titleDisplayMode: NavigationBarItem.TitleDisplayMode {
    get { self[TitleDisplayModeKey.self] }
    set { self[TitleDisplayModeKey.self] = newValue }
  }
}

/// A title, at the left edge or in the middle.
public struct _NavigationTitle: View {
  let title: Text

  nonisolated init(_ title: Text) { self.title = title }

  /// The title, in bold.
  public var body: some View {
    EnvironmentReader { [title] environment in
      title.bold().frame(maxWidth: environment.titleDisplayMode == .inline ? .infinity : nil)
    }
  }
}

nonisolated extension View {
  /// Sets where titles inside stand.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environment { $0.titleDisplayMode = displayMode }
  }

  /// Shows a title in a row over the view.
  public func navigationTitle(
    _ title: LocalizedStringKey
  ) -> VStack<TupleView<_NavigationTitle, Self>> {
    titled(Text(title))
  }
  /// Shows a title in a row over the view.
  public func navigationTitle(_ title: Text) -> VStack<TupleView<_NavigationTitle, Self>> {
    titled(title)
  }
  /// Shows a title in a row over the view.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> VStack<TupleView<_NavigationTitle, Self>> {
    titled(Text(title))
  }

  private func titled(_ title: Text) -> VStack<TupleView<_NavigationTitle, Self>> {
    VStack(alignment: .leading) {
      _NavigationTitle(title)
      self
    }
  }
}
