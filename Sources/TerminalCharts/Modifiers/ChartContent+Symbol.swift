import FoundationSubset
import TerminalViews

extension ChartContent {
  /// Draws points, and the points of lines, as a shape.
  @inlinable public consuming func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled(by: .symbol(symbol._symbol.shape))
  }

  /// Draws the shape that the symbol scale has for a value, and groups lines by it.
  @inlinable public consuming func symbol<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  {
    styled(by: .symbolBy(value.datum))
  }

  /// Draws points, and the points of lines, as a view in its own size.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = symbol()
    return styled(by: .symbolView { V._makeNode(view, in: $0) })
  }

  /// Sets the area of symbols in square points; 64 by default.
  ///
  /// Symbols of up to about 12 points are characters; larger ones are drawn in dots, and one of 0
  /// not at all.
  @inlinable public consuming func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled(by: .symbolArea(area))
  }

  /// Sets the width and height of symbols in points.
  @inlinable public consuming func symbolSize(_ size: CGSize) -> some ChartContent {
    styled(by: .symbolSize(size))
  }

  /// Gives symbols the size that the symbol size scale has for a value.
  @inlinable public consuming func symbolSize<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  {
    styled(by: .symbolSizeBy(value.datum))
  }
}
