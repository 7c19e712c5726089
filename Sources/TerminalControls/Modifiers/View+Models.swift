import TerminalViews

nonisolated extension View {
  /// Gives a model to the views inside, which read it by its type.
  public func environment<Model: AnyObject>(_ model: Model?) -> _Surrounded {
    environment { $0[model: Model.self] = model }
  }

  /// Gives a model to the views inside, which read it by its type.
  public func environmentObject<Model: ObservableObject>(_ model: Model) -> _Surrounded {
    environment { $0[model: Model.self] = model }
  }
}
