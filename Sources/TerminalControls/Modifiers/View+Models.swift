import TerminalViews

nonisolated extension View {
  /// Sets a model that views inside read by its type.
  public func environment<Model: AnyObject>(_ model: Model?) -> _Surrounded {
    environment { $0[model: Model.self] = model }
  }

  /// Sets a model that views inside read by its type.
  public func environmentObject<Model: ObservableObject>(_ model: Model) -> _Surrounded {
    environment { $0[model: Model.self] = model }
  }
}
