import FoundationSubset
import TerminalCharts
import TerminalViews

/// Content whose marks have a modified style.
public struct StyledChart3DContent<Content: Chart3DContent>: PrimitiveChart3DContent {
  let content: Content
  // Inner modifiers are applied later and override outer ones.
  let change: (inout _Chart3DCollector) -> Void

  /// Adds the marks with the modified style.
  public static func _collect(_ styled: Self, into collector: inout _Chart3DCollector) {
    let outer = collector.appearance
    styled.change(&collector)
    Content._collect(styled.content, into: &collector)
    collector.appearance = outer
  }
}

// `PointMark`, `RuleMark` and `RectangleMark` have modifiers with the same names for 2D charts,
// which take precedence.
extension Chart3DContent {
  /// Sets the style of the marks.
  ///
  /// A gradient follows the height of a surface. Faces with a translucent colour show what is
  /// behind them.
  @_disfavoredOverload public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> some Chart3DContent {
    let color = style as? Color
    let opaque: any ShapeStyle = color?.opaque ?? style
    return StyledChart3DContent(content: self) {
      $0.appearance.paint = opaque.paint(in: $0.environment)
      ($0.appearance.key, $0.appearance.surface, $0.appearance.opacity) = (
        .none, nil, color?.alpha ?? 1
      )
    }
  }

  /// Colours surfaces by their height or direction.
  @_disfavoredOverload public func foregroundStyle<S: Chart3DSurfaceStyle>(
    _ style: S
  ) -> some Chart3DContent {
    let style = style._basic
    return StyledChart3DContent(content: self) {
      ($0.appearance.surface, $0.appearance.opacity) = (style, 1)
    }
  }

  /// Colours the marks by a value, with the foreground style scale.
  @_disfavoredOverload public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some Chart3DContent {
    StyledChart3DContent(content: self) {
      $0.appearance.key = _MarkCollector.key(value.datum, in: &$0.marks.foreground)
      ($0.appearance.surface, $0.appearance.opacity) = (nil, 1)
    }
  }

  /// Sets the shape of points.
  @_disfavoredOverload public func symbol<S: Chart3DSymbolShape>(
    _ symbol: S
  ) -> some Chart3DContent {
    StyledChart3DContent(content: self) { $0.appearance.symbol = symbol._basic }
  }

  /// Sets the width of symbols as a fraction of the longest side of the plot; 0.04 by default.
  ///
  /// Clamps to 0…0.5. A symbol is at least one dot wide.
  @_disfavoredOverload public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    StyledChart3DContent(content: self) {
      $0.appearance.symbolSize = Double(size).clamped(to: 0...0.5)
    }
  }

  /// Sets the roughness of surfaces and rectangles from 0, glossy, to 1, matt; 0.6 by default.
  ///
  /// Visible with 256 or more colours.
  public func roughness(_ ratio: Double) -> some Chart3DContent {
    StyledChart3DContent(content: self) { $0.appearance.roughness = ratio.clamped(to: 0...1) }
  }

  /// Sets the metalness of surfaces and rectangles from 0 to 1: a metal is darker and reflects in
  /// its own colour.
  ///
  /// Visible with 256 or more colours.
  public func metalness(_ ratio: Double) -> some Chart3DContent {
    StyledChart3DContent(content: self) { $0.appearance.metalness = ratio.clamped(to: 0...1) }
  }
}
