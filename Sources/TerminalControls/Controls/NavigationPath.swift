import TerminalViews

/// The values that links have led to, of any types, the last one on top.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  /// Creates an empty path.
  public init() {}
  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// The number of values.
  public var count: Int { values.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }
  /// Leads on to a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  /// Removes the last `count` values; the path must have as many.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// Where a link leads.
enum NavigationTarget {
  case view(AnyView)
  case value(AnyHashable)
}

/// The destinations that views inside have declared, by the type of the value.
final class NavigationDestinations {
  fileprivate var makers: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  func view(of target: NavigationTarget) -> AnyView {
    switch target {
    case .view(let view): return view
    case .value(let value):
      let type = type(of: value.base)
      return makers[ObjectIdentifier(type)]?(value)
        ?? AnyView(Text("No navigationDestination for \(String(describing: type))."))
    }
  }
}

extension EnvironmentValues {
  /// Shows what a link leads to; `nil` where there is nowhere to show it.
  var follow: ((NavigationTarget) -> Void)? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
  private var destinations: NavigationDestinations? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }

  /// Has links inside lead elsewhere, from a screen with bars of its own.
  mutating func navigate(
    _ follow: @escaping (NavigationTarget) -> Void, _ destinations: NavigationDestinations
  ) {
    (self.follow, self.destinations, bar) = (follow, destinations, nil)
  }

  fileprivate func register<Value: Hashable, Content: View>(
    _ destination: @escaping (Value) -> Content
  ) {
    destinations?.makers[ObjectIdentifier(Value.self)] = { value in
      (value.base as? Value).map { AnyView(destination($0)) }
    }
  }
}

nonisolated extension View {
  /// Makes the views that links to values of a type lead to.
  public func navigationDestination<Value: Hashable, Content: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> _Surrounded {
    environment { $0.register(destination) }
  }
  /// Shows views in place of the screen, until Esc is pressed.
  public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Content
  ) -> _Presenting {
    fullScreenCover(isPresented: isPresented, content: destination)
  }
}
