import FoundationSubset
import TerminalCharts
import TerminalViews

/// Content whose marks are drawn in a changed look.
public struct StyledChart3DContent<Content: Chart3DContent>: PrimitiveChart3DContent {
  let content: Content
  // What is set last, so further in, counts.
  let change: (inout _Chart3DCollector) -> Void

  /// Adds the marks in the changed look.
  public static func _collect(_ styled: Self, into collector: inout _Chart3DCollector) {
    let outer = collector.look
    styled.change(&collector)
    Content._collect(styled.content, into: &collector)
    collector.look = outer
  }
}

// A point, a rule and a rectangle have modifiers for flat charts by the same names, which go first.
extension Chart3DContent {
  /// Draws the marks in a colour or another style.
  ///
  /// A gradient runs down the height of a surface. A colour with an opacity lets faces show what is
  /// behind them.
  @_disfavoredOverload public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> some Chart3DContent {
    let color = style as? Color
    let opaque: any ShapeStyle = color?.opaque ?? style
    return StyledChart3DContent(content: self) {
      $0.look.paint = opaque.paint(in: $0.environment)
      ($0.look.key, $0.look.surface, $0.look.opacity) = (.none, nil, color?.alpha ?? 1)
    }
  }

  /// Draws surfaces in colours that their own form decides about.
  @_disfavoredOverload public func foregroundStyle<S: Chart3DSurfaceStyle>(
    _ style: S
  ) -> some Chart3DContent {
    let style = style._basic
    return StyledChart3DContent(content: self) {
      ($0.look.surface, $0.look.opacity) = (style, 1)
    }
  }

  /// Draws the marks in the colour that the foreground scale has for a value.
  @_disfavoredOverload public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some Chart3DContent {
    StyledChart3DContent(content: self) {
      $0.look.key = _MarkCollector.key(value.datum, in: &$0.marks.foreground)
      ($0.look.surface, $0.look.opacity) = (nil, 1)
    }
  }

  /// Draws points as a body.
  @_disfavoredOverload public func symbol<S: Chart3DSymbolShape>(
    _ symbol: S
  ) -> some Chart3DContent {
    StyledChart3DContent(content: self) { $0.look.symbol = symbol._basic }
  }

  /// Sets the width of symbols as a share of the longest side of the plot; 0.04 by default.
  ///
  /// Half of the side is the most, and none is smaller than a dot.
  @_disfavoredOverload public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    StyledChart3DContent(content: self) {
      $0.look.symbolSize = Double(size).clamped(to: 0...0.5)
    }
  }

  /// Sets how rough surfaces and rectangles are, from 0, which shine where they reflect the light,
  /// to 1; 0.6 by default.
  ///
  /// Only seen where there are colours for it: 256 or more.
  public func roughness(_ ratio: Double) -> some Chart3DContent {
    StyledChart3DContent(content: self) { $0.look.roughness = ratio.clamped(to: 0...1) }
  }

  /// Sets how much surfaces and rectangles look like metal, from 0 to 1: darker, and shining in
  /// their own colour.
  ///
  /// Only seen where there are colours for it: 256 or more.
  public func metalness(_ ratio: Double) -> some Chart3DContent {
    StyledChart3DContent(content: self) { $0.look.metalness = ratio.clamped(to: 0...1) }
  }
}
