import TerminalCore

/// The foreground at one of four strengths.
///
/// Secondary text is faint in the terminal's own colour. The two weaker levels are greys between
/// foreground and background, or the faint foreground if there are too few colours.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int
  fileprivate init(level: Int) { self.level = level }

  fileprivate static let strengths = [1, 0.6, 0.4, 0.2]

  /// Resolves against the foreground of the surrounding views.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let paint = environment.foregroundPaint
    guard level > 0 else { return _ResolvedStyle(paint) }
    guard case .ink(let ink) = paint, ink.color.isDefault else {
      return _ResolvedStyle(
        paint.faded(by: Self.strengths[level], in: environment), isOpaque: false)
    }
    guard level > 1, environment.colorDepth >= .indexed256 else {
      return _ResolvedStyle(.ink(.secondary), isOpaque: false)
    }
    let foreground = CellColor(hex: environment.colorScheme == .dark ? 0xFF_FFFF : 0)
    let grey = Ink(foreground).faded(
      by: Self.strengths[level], on: environment.backgroundColor)
    return _ResolvedStyle(.ink(grey), isOpaque: false)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: Self { Self(level: 0) }
  /// Fainter than the foreground.
  public static var secondary: Self { Self(level: 1) }
  /// Fainter than secondary.
  public static var tertiary: Self { Self(level: 2) }
  /// The faintest: backgrounds of boxes, lines.
  public static var quaternary: Self { Self(level: 3) }
  /// The style of separators.
  public static var separator: Self { .quaternary }
  /// The style of fills on the background.
  public static var fill: Self { .quaternary }
}

extension ShapeStyle {
  /// The style, fainter; of the background, a slightly different shade.
  public var secondary: some ShapeStyle { FainterShapeStyle(style: self, level: 1) }
  /// The style, fainter than secondary.
  public var tertiary: some ShapeStyle { FainterShapeStyle(style: self, level: 2) }
  /// The style, fainter than tertiary.
  public var quaternary: some ShapeStyle { FainterShapeStyle(style: self, level: 3) }
}

/// A style at one of the weaker strengths.
private struct FainterShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    // The background cannot be mixed with itself: each level is a further shade of it.
    if Style.self == BackgroundStyle.self {
      return Color.ground.mix(with: .gray, by: 0.1 * Double(level))._resolve(in: environment)
    }
    return style.opacity(HierarchicalShapeStyle.strengths[level])._resolve(in: environment)
  }
}

/// The foreground style of the surrounding views.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Resolves to the foreground of the surrounding views.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(environment.foregroundPaint)
  }
}

/// The terminal's background: a shape filled with it hides everything below.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Resolves to the background.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.erase)
  }
}

/// The tint of the surrounding views.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Resolves to the tint of the surrounding views, or the accent colour.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.tint?._resolve(in: environment) ?? Color.accentColor._resolve(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the surrounding views.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The terminal's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surrounding views.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
