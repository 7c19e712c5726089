import TerminalViews

extension EnvironmentValues {
  /// Whether colours alone tell nothing apart: where the terminal has none.
  public var accessibilityDifferentiateWithoutColor: Bool { colorDepth == .monochrome }
  /// Whether nothing should move, as nothing does where the terminal has no colours; of what people
  /// want a terminal does not tell.
  public var accessibilityReduceMotion: Bool { colorDepth == .monochrome }
}
