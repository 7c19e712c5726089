import FoundationSubset
import TerminalViews

extension ChartContent {
  /// Draws the marks in a colour, a gradient or another style.
  ///
  /// A gradient spans the mark's own bounds, or the plot after
  /// ``alignsMarkStylesWithPlotArea(_:)``.
  @inlinable public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styled(.foreground(of: style))
  }

  /// Draws the marks in the colour that the foreground scale has for a value, and groups them by
  /// it.
  @inlinable public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  {
    styled(.foregroundBy(value.datum))
  }

  /// Makes the marks more transparent, from 0 for invisible to 1; nested opacities multiply.
  @inlinable public func opacity(_ opacity: Double) -> some ChartContent {
    styled(.opacity(opacity))
  }

  /// Sets the width and the dashes of lines and rules.
  @inlinable public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled(.lineStyle(style))
  }

  /// Sets the dashes that the line style scale has for a value, and groups lines by it.
  @inlinable public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled(.lineStyleBy(value.datum))
  }

  /// Sets how lines and areas run between their points.
  @inlinable public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled(.interpolation(method))
  }

  /// Moves the marks, in points; the plot and its scales stay.
  @inlinable public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks, in points.
  @inlinable public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks horizontally and their upper and lower ends apart, in points.
  @inlinable public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the marks vertically and their left and right ends apart, in points.
  @inlinable public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of the marks, in points.
  @inlinable public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    styled(.offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)))
  }

  /// Rounds corners; a cell has none to round, so the radius is kept but not seen.
  @inlinable public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled(.cornerRadius(radius))
  }

  /// Draws the marks later (higher) or earlier than others; 0 by default.
  @inlinable public func zIndex(_ value: Double) -> some ChartContent {
    styled(.zIndex(value))
  }

  /// Lets gradients span the plot instead of each mark.
  @inlinable public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styled(.alignsWithPlotArea(aligns))
  }

  /// Places the marks of the same band side by side, by the categories of a value.
  @inlinable public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled(.position(value.datum, axis, span))
  }
}
