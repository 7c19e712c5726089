import TerminalCore
import TerminalViews

/// A container that shows a root view or the destination of the last link.
///
/// Esc, or a click on the back item in the first row, goes back; hidden views keep their state.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  private let path: Binding<[AnyHashable]>?
  @State private var ownPath: [AnyHashable] = []
  // The views of links without values, with the path below each.
  @State private var pages: [(path: [AnyHashable], view: AnyView)] = []
  @State private var destinations = NavigationDestinations()

  /// Creates a stack with its own path.
  public init(@ViewBuilder root: () -> Root) { (path, self.root) = (nil, root()) }

  /// Creates a stack whose path is a binding.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    (self.path, self.root) = (path.values, root())
  }

  /// Creates a stack whose path is a binding to values of one type.
  public init<Values: RangeReplaceableCollection>(
    path: Binding<Values>, @ViewBuilder root: () -> Root
  ) where Values.Element: Hashable {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Values($0.compactMap { $0.base as? Values.Element }) })
  }

  /// The root, or the destination of the last link.
  public var body: some View {
    let (path, pages, destinations) = (path ?? $ownPath, $pages, destinations)
    let values = path.wrappedValue
    // Removing values from the path removes the views above them.
    let views = pages.wrappedValue.filter { values.starts(with: $0.path) }
    let page = views.last.flatMap { $0.path == values ? $0.view : nil }
    let target = page.map { .view($0) } ?? values.last.map(NavigationTarget.value)
    let follow: (NavigationTarget) -> Void = { target in
      switch target {
      case .view(let view): pages.wrappedValue = views + [(values, view)]
      case .value(let value): path.wrappedValue.append(value)
      }
    }
    ZStack(alignment: .topLeading) {
      root.environment { $0.navigate(follow, destinations) }
        .shown(target == nil)
      if let target {
        let back: @MainActor @Sendable () -> Void = {
          if page != nil {
            pages.wrappedValue = views.dropLast()
          } else {
            path.wrappedValue.removeLast()
          }
        }
        VStack(alignment: .leading, spacing: 0) {
          Button("‹", action: back).buttonStyle(.plain)
          EnvironmentReader { _ in destinations.view(of: target) }
            .id(values.count + views.count)
        }
        .environment { environment in
          environment.navigate(follow, destinations)
          environment.dismiss = DismissAction(back)
        }
        .onExitCommand(perform: back)
      }
    }
  }
}

/// A link to another view, which is shown in the surrounding ``NavigationStack``.
///
/// `View/navigationDestination(for:destination:)` returns the view for a link with a value.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: NavigationTarget?
  private let label: Label
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(FollowKey.self) private var follow

  /// Creates a link.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(AnyView(destination()))
    self.label = label()
  }

  /// Creates a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// The label, with an arrow at the other end of the row.
  public var body: some View {
    let (follow, target) = (follow, target)
    let isEnabled = isEnabled && follow != nil && target != nil
    HStack {
      label
      Spacer()
      Text("›").foregroundStyle(.secondary)
    }
    .clickable(isEnabled: isEnabled, isFocused: $isFocused, isFaint: !self.isEnabled) {
      if let target { follow?(target) }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value; `nil` disables the link.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = value.map { .value(AnyHashable($0)) }
    self.label = label()
  }
  /// Creates a link to a value with a title.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
  /// Creates a link to a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
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

nonisolated extension View {
  /// Shows the view, or keeps its space and its states without drawing it.
  fileprivate func shown(_ isShown: Bool) -> _LaidOut {
    wrapped { child, _ in isShown ? child : HiddenNode(child: child) }
  }
}
