private enum WeakerStylesKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}
private enum GroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What secondary and tertiary are, where somebody has said so.
  package var weakerStyles: [AnyShapeStyle] {
    get { self[WeakerStylesKey.self] }
    set { self[WeakerStylesKey.self] = newValue }
  }
  /// What grounds without a style of their own are filled with.
  package var groundStyle: AnyShapeStyle? {
    get { self[GroundStyleKey.self] }
    set { self[GroundStyleKey.self] = newValue }
  }
}
