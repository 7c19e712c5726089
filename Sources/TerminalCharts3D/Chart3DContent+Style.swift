import FoundationSubset
import TerminalCharts
import TerminalViews

/// Content whose marks are drawn in a changed look.
public struct StyledChart3DContent<Content: Chart3DContent>: PrimitiveChart3DContent {
  let content: Content
  let change: SpaceChange

  /// Adds the marks in the changed look.
  public static func _collect(_ styled: Self, into collector: inout _Chart3DCollector) {
    collector.collect(styled.content, changed: styled.change)
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
    StyledChart3DContent(content: self, change: .foreground(style))
  }

  /// Draws surfaces in colours that their own form decides about.
  @_disfavoredOverload public func foregroundStyle<S: Chart3DSurfaceStyle>(
    _ style: S
  ) -> some Chart3DContent {
    StyledChart3DContent(content: self, change: .surface(style._basic))
  }

  /// Draws the marks in the colour that the foreground scale has for a value.
  @_disfavoredOverload public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some Chart3DContent {
    StyledChart3DContent(content: self, change: .foregroundBy(value.datum))
  }

  /// Draws points as a body.
  @_disfavoredOverload public func symbol<S: Chart3DSymbolShape>(
    _ symbol: S
  ) -> some Chart3DContent {
    StyledChart3DContent(content: self, change: .symbol(symbol._basic))
  }

  /// Sets the width of symbols as a share of the longest side of the plot; 0.04 by default.
  ///
  /// Half of the side is the most, and none is smaller than a dot.
  @_disfavoredOverload public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    StyledChart3DContent(content: self, change: .symbolSize(Double(size)))
  }

  /// Sets how rough surfaces and rectangles are, from 0, which shine where they reflect the light,
  /// to 1; 0.6 by default.
  ///
  /// Only seen where there are colours for it: 256 or more.
  public func roughness(_ ratio: Double) -> some Chart3DContent {
    StyledChart3DContent(content: self, change: .roughness(ratio))
  }

  /// Sets how much surfaces and rectangles look like metal, from 0 to 1: darker, and shining in
  /// their own colour.
  ///
  /// Only seen where there are colours for it: 256 or more.
  public func metalness(_ ratio: Double) -> some Chart3DContent {
    StyledChart3DContent(content: self, change: .metalness(ratio))
  }
}
