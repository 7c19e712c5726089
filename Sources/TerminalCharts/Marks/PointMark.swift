import FoundationSubset

/// A symbol at a point; a filled circle unless a symbol is set.
public struct PointMark: InputMark {
  @usableFromInline package let input: MarkInput

  /// Creates a point at two values.
  @inlinable public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    input = MarkInput(kind: .point, x: .value(x.datum), y: .value(y.datum))
  }

  /// Creates a point at a value of x and a coordinate in points from the plot's top; its middle
  /// when `nil`.
  @inlinable public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    input = MarkInput(kind: .point, x: .value(x.datum), y: .points(y, y))
  }

  /// Creates a point at a value of y and a coordinate in points from the plot's left edge; its
  /// middle when `nil`.
  @inlinable public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    input = MarkInput(kind: .point, x: .points(x, x), y: .value(y.datum))
  }

  /// Creates a point at three values, for a `Chart3D`; a flat chart leaves z out.
  @inlinable public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    input = MarkInput(
      kind: .point, x: .value(x.datum), y: .depth(DepthInput(y: y.datum, z: z.datum)))
  }
}
