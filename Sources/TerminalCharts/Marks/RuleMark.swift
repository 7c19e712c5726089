import FoundationSubset

/// A straight line over the plot, or over a part of it.
///
/// An upright or horizontal rule is drawn in empty cells only, so that it never hides data.
public struct RuleMark: InputMark {
  @usableFromInline package let input: MarkInput

  /// Creates an upright rule; without ends it takes the plot's height.
  @inlinable public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    input = MarkInput(kind: .rule, x: .value(x.datum), y: .points(yStart, yEnd))
  }

  /// Creates a horizontal rule; without ends it takes the plot's width.
  @inlinable public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    input = MarkInput(kind: .rule, x: .points(xStart, xEnd), y: .value(y.datum))
  }

  /// Creates an upright rule between two values.
  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    input = MarkInput(kind: .rule, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum))
  }

  /// Creates a horizontal rule between two values.
  @inlinable public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    input = MarkInput(kind: .rule, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum))
  }

  /// Creates an upright rule between two values, at a coordinate in points; the plot's middle when
  /// `nil`.
  @inlinable public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    input = MarkInput(kind: .rule, x: .points(x, x), y: .range(yStart.datum, yEnd.datum))
  }

  /// Creates a horizontal rule between two values, at a coordinate in points; the plot's middle
  /// when `nil`.
  @inlinable public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    input = MarkInput(kind: .rule, x: .range(xStart.datum, xEnd.datum), y: .points(y, y))
  }

  /// Creates a rule for a `Chart3D`, along the dimension whose value is a range.
  ///
  /// ```swift
  /// RuleMark(x: .value("x", -1.0..<1), y: .value("y", 0), z: .value("z", 0))
  /// ```
  @inlinable public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    input = MarkInput(
      kind: .rule, x: .value(x.datum), y: .depth(DepthInput(y: y.datum, z: z.datum)))
  }
}
