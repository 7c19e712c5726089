import TerminalCore
import TerminalViews

/// The views that a program begins with, and those that links lead to.
///
/// Esc, or a click on the way back in the first row, leads back; the states of the views that are
/// not seen stay.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  @State private var pages: [AnyView] = []

  /// Creates a root.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The root, or what the last link leads to.
  public var body: some View {
    let pages = $pages
    let page = pages.wrappedValue.last
    ZStack(alignment: .topLeading) {
      root.environment { environment in
        environment.follow = { pages.wrappedValue.append($0) }
        environment.bar = nil
      }
      .shown(page == nil)
      if let page {
        let back: @MainActor @Sendable () -> Void = { _ = pages.wrappedValue.popLast() }
        VStack(alignment: .leading, spacing: 0) {
          Button("‹", action: back).buttonStyle(.plain)
          page.id(pages.wrappedValue.count)
        }
        .environment { environment in
          environment.follow = { pages.wrappedValue.append($0) }
          environment.dismiss = DismissAction(back)
          environment.bar = nil
        }
        .onExitCommand(perform: back)
      }
    }
  }
}

/// The views that a program begins with, and those that links lead to.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Creates a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The root, or what the last link leads to.
  public var body: some View { NavigationStack { content } }
}

/// Leads to other views, in the room of the ``NavigationStack`` around.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let destination: Destination
  private let label: Label
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.follow) private var follow

  /// Creates a link.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination()
    self.label = label()
  }

  /// Creates a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, with a sign at the other end of the row.
  public var body: some View {
    let (follow, destination) = (follow, destination)
    let isEnabled = isEnabled && follow != nil
    HStack {
      label
      Spacer()
      Text("›").foregroundStyle(.secondary)
    }
    .clickable(isEnabled: isEnabled, isFocused: $isFocused, isFaint: !self.isEnabled) {
      follow?(AnyView(destination))
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link with a title.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension EnvironmentValues {
  /// Shows what a link leads to; `nil` where there is nowhere to show it.
  fileprivate var follow: ((AnyView) -> Void)? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

nonisolated extension View {
  /// Takes room and keeps its states, but is not drawn, or is.
  fileprivate func shown(_ isShown: Bool) -> _LaidOut {
    wrapped { child, _ in isShown ? child : HiddenNode(child: child) }
  }
}
