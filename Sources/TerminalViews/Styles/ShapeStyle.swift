import TerminalCore

/// A style of shapes and text: a colour, a gradient, or a role resolved in the environment.
public protocol ShapeStyle: Sendable {
  /// Resolves the style in an environment.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A resolved style; its content is internal to the library.
public struct _ResolvedStyle: Hashable, Sendable {
  package var paint: Paint
  /// Whether the style hides everything below.
  package var isOpaque: Bool
  package init(_ paint: Paint, isOpaque: Bool = true) {
    self.paint = paint
    self.isOpaque = isOpaque
  }
}

extension ShapeStyle {
  /// Returns the paint of the style in an environment, with the opacity of the surrounding views.
  package func paint(in environment: EnvironmentValues) -> Paint {
    let paint = _resolve(in: environment).paint
    return environment.opacity < 1
      ? paint.faded(by: environment.opacity, in: environment) : paint
  }

  /// Returns the style with an opacity: its inks are mixed with the terminal's background.
  ///
  /// - Parameter opacity: from 0, which draws nothing, to 1; other values are clamped.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(style: self, opacity: opacity)
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  /// Wraps a style.
  public init(_ style: some ShapeStyle) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }
  /// Resolves the wrapped style.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolve(in: environment)
  }

  /// Returns whether two values wrap equal styles, which a comparison of bytes would not tell.
  static func areSame(_ first: AnyShapeStyle?, _ second: AnyShapeStyle?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.style.isSame(as: second.style)
  }
}

extension ShapeStyle {
  fileprivate func isSame(as other: any ShapeStyle) -> Bool {
    (other as? Self).map { ValueComparison.areSame(self, $0) } ?? false
  }
}

/// A style mixed with the background.
struct FadedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let resolved = style._resolve(in: environment)
    return _ResolvedStyle(
      resolved.paint.faded(by: opacity, in: environment),
      isOpaque: resolved.isOpaque && opacity >= 1)
  }
}

extension Paint {
  /// Returns the paint mixed with the terminal's background.
  package func faded(by opacity: Double, in environment: EnvironmentValues) -> Paint {
    let opacity = opacity.clamped(to: 0...1)
    if opacity >= 1 { return self }
    if opacity == 0 { return .clear }
    switch self {
    case .clear, .erase: return self
    case .ink(let ink): return .ink(ink.faded(by: opacity, on: environment.backgroundColor))
    case .ramp(var stops, let form):
      for index in stops.indices {
        stops[index].ink = stops[index].ink?.faded(by: opacity, on: environment.backgroundColor)
      }
      return .ramp(stops: stops, form: form)
    }
  }
}
