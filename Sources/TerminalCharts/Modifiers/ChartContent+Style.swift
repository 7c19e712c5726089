import FoundationSubset
import TerminalViews

extension ChartContent {
  /// Draws the marks in a colour, a gradient or another style.
  ///
  /// A gradient spans the mark's own bounds, or the plot after
  /// ``alignsMarkStylesWithPlotArea(_:)``.
  @inlinable public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styled(by: .foreground(style))
  }

  /// Draws the marks in the colour that the foreground scale has for a value, and groups them by
  /// it.
  @inlinable public consuming func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  {
    styled(by: .foregroundBy(value.datum))
  }

  /// Makes the marks more transparent, from 0 for invisible to 1; nested opacities multiply.
  @inlinable public consuming func opacity(_ opacity: Double) -> some ChartContent {
    styled(by: .opacity(opacity))
  }

  /// Sets the width and the dashes of lines and rules.
  @inlinable public consuming func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled(by: .lineStyle(style))
  }

  /// Sets the dashes that the line style scale has for a value, and groups lines by it.
  @inlinable public consuming func lineStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  {
    styled(by: .lineStyleBy(value.datum))
  }

  /// Sets the interpolation of lines and areas between their points.
  @inlinable public consuming func interpolationMethod(_ method: InterpolationMethod)
    -> some ChartContent
  {
    styled(by: .interpolation(method))
  }

  /// Moves the marks, in points; the plot and its scales stay.
  @inlinable public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks, in points.
  @inlinable public consuming func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks horizontally and their upper and lower ends apart, in points.
  @inlinable public consuming func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the marks vertically and their left and right ends apart, in points.
  @inlinable public consuming func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of the marks, in points.
  @inlinable public consuming func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    styled(by: .offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)))
  }

  /// Rounds the corners of bars and rectangles by a radius in points; visible in pixels and SVG.
  @inlinable public consuming func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled(by: .cornerRadius(radius))
  }

  /// Draws the marks later (higher) or earlier than others; 0 by default.
  @inlinable public consuming func zIndex(_ value: Double) -> some ChartContent {
    styled(by: .zIndex(value))
  }

  /// Sets whether gradients span the plot instead of each mark.
  @inlinable public consuming func alignsMarkStylesWithPlotArea(_ aligns: Bool = true)
    -> some ChartContent
  {
    styled(by: .alignsWithPlotArea(aligns))
  }

  /// Places the marks of the same band side by side, by the categories of a value.
  @inlinable public consuming func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled(by: .position(value.datum, axis, span))
  }
}
