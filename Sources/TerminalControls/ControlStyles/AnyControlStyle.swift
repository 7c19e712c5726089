import TerminalViews

/// A style whose type is forgotten: what it makes of what a control shows.
struct AnyControlStyle<Configuration> {
  private let make: @MainActor (Configuration) -> AnyView

  init<Body: View>(_ make: @escaping @MainActor (Configuration) -> Body) {
    self.make = { AnyView(make($0)) }
  }

  func body(_ configuration: Configuration) -> AnyView { callWhereDrawn(make, configuration) }
}
