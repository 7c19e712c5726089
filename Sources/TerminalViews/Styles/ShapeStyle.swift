import TerminalCore

/// A colour, a gradient or a role, turned into ink when the surroundings are known.
public protocol ShapeStyle: Sendable {
  /// Resolves the style for a terminal's ground, colours and the styles of the views around.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style resolved for a place: opaque outside the library.
public struct _ResolvedStyle: Hashable, Sendable {
  package var paint: Paint
  /// Whether what is below cannot be seen through.
  package var isOpaque: Bool
  package init(_ paint: Paint, isOpaque: Bool = true) {
    self.paint = paint
    self.isOpaque = isOpaque
  }
}

extension ShapeStyle {
  /// The paint that the style gives in an environment, with the opacity of the views around.
  package func paint(in environment: EnvironmentValues) -> Paint {
    let paint = _resolve(in: environment).paint
    return environment.opacity < 1
      ? paint.faded(by: environment.opacity, in: environment) : paint
  }

  /// The style made transparent: its inks are mixed with the terminal's ground.
  ///
  /// - Parameter opacity: from 0, which draws nothing, to 1; other values are clamped.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(style: self, opacity: opacity)
  }
}

/// A style whose type is hidden.
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

  /// Whether two wrap the same style, by its value: the room around a small one holds anything.
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

/// A style mixed with the ground.
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
  /// The paint mixed with the terminal's ground.
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
