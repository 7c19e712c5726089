import TerminalViews

/// The values of the links that were followed, of any types; the last is on top.
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
  /// Appends a value, whose view is then shown.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  /// Removes the last `count` values; the path must have as many.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// The target of a link.
enum NavigationTarget {
  case view(AnyView)
  case value(AnyHashable)
}

/// The destinations that views inside declare, by the type of the value.
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

/// Shows the target of a link; `nil` outside a navigation stack.
enum FollowKey: EnvironmentKey { static var defaultValue: ((NavigationTarget) -> Void)? { nil } }

private enum DestinationsKey: EnvironmentKey {
  static var defaultValue: NavigationDestinations? { nil }
}

extension EnvironmentValues {
  /// Sets where links inside lead, from a screen with its own bars.
  mutating func navigate(
    _ follow: @escaping (NavigationTarget) -> Void, _ destinations: NavigationDestinations
  ) {
    self[FollowKey.self] = follow
    self[DestinationsKey.self] = destinations
    self[BarKey.self] = nil
  }

  fileprivate func register<Value: Hashable, Content: View>(
    _ destination: @escaping (Value) -> Content
  ) {
    self[DestinationsKey.self]?.makers[ObjectIdentifier(Value.self)] = { value in
      (value.base as? Value).map { AnyView(destination($0)) }
    }
  }
}

nonisolated extension View {
  /// Sets the destination of links to values of a type.
  public func navigationDestination<Value: Hashable, Content: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> _Surrounded {
    environment { $0.register(destination) }
  }
}
