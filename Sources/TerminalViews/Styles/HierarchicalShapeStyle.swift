import TerminalCore

/// The foreground at one of five strengths.
///
/// Secondary text is faint in the terminal's own colour. The three weaker levels are greys between
/// foreground and ground, or the faint foreground where there are too few colours.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int
  fileprivate init(level: Int) { self.level = level }

  fileprivate static let strengths = [1, 0.6, 0.4, 0.2, 0.1]

  /// Resolves against the style of the views around.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let weaker = level > 0 ? environment.weakerStyles : []
    if level > 0, weaker.indices.contains(level - 1) {
      return weaker[level - 1]._resolve(in: environment)
    }
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
  /// The faintest: grounds of boxes, lines.
  public static var quaternary: Self { Self(level: 3) }
  /// Hardly to be seen.
  public static var quinary: Self { Self(level: 4) }
  /// The style of separators.
  public static var separator: Self { .quaternary }
  /// The style of fills on the background.
  public static var fill: Self { .quaternary }
}

extension ShapeStyle {
  /// The style, fainter; of the terminal's ground, one that hardly stands out from it.
  public var secondary: some ShapeStyle { FainterShapeStyle(style: self, level: 1) }
  /// The style, fainter than secondary.
  public var tertiary: some ShapeStyle { FainterShapeStyle(style: self, level: 2) }
  /// The style, fainter than tertiary.
  public var quaternary: some ShapeStyle { FainterShapeStyle(style: self, level: 3) }
  /// The style, hardly to be seen.
  public var quinary: some ShapeStyle { FainterShapeStyle(style: self, level: 4) }
}

/// A style at one of the weaker strengths.
private struct FainterShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    // A ground cannot be mixed with itself: grounds on it are lighter or darker with each level.
    if Style.self == BackgroundStyle.self {
      return Color.ground.mix(with: .gray, by: 0.1 * Double(level))._resolve(in: environment)
    }
    return style.opacity(HierarchicalShapeStyle.strengths[level])._resolve(in: environment)
  }
}

/// The style that views around set as foreground.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates it.
  public init() {}
  /// Resolves to the foreground of the views around.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(environment.foregroundPaint)
  }
}

/// The terminal's ground: a shape filled with it hides what is below.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates it.
  public init() {}
  /// Resolves to the ground.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.groundStyle?._resolve(in: environment) ?? _ResolvedStyle(.erase)
  }
}

/// The colour of what can be chosen, as views around set it.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates it.
  public init() {}
  /// Resolves to the tint of the views around, or the accent colour.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.tint?._resolve(in: environment) ?? Color.accentColor._resolve(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that views around set as foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The terminal's ground.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be chosen.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
