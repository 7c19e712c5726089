import FoundationSubset
import TerminalViews

extension VectorizedChartContent {
  /// Draws each mark in the colour that the foreground scale has for a property.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> Self {
    styled { .foregroundBy(value.datum($0)) }
  }
  /// Draws each mark in a style that is a property.
  public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    styled { .foreground($0[keyPath: keyPath]) }
  }
  /// Sets the opacity of each mark by a property.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> Self {
    styled { .opacity($0[keyPath: keyPath]) }
  }
  /// Draws each mark with the dashes that the line style scale has for a property.
  public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    styled { .lineStyleBy(value.datum($0)) }
  }
  /// Draws each mark with the symbol that the symbol scale has for a property.
  public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    styled { .symbolBy(value.datum($0)) }
  }
  /// Draws each mark with a symbol that is a property.
  public func symbol<S: ChartSymbolShape>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    styled { .symbol($0[keyPath: keyPath]._symbol.shape) }
  }
  /// Draws each symbol in the size that the symbol size scale has for a property.
  public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
    styled { .symbolSizeBy(value.datum($0)) }
  }
  /// Draws each symbol with an area, in square points, that is a property.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    styled { .symbolArea($0[keyPath: keyPath]) }
  }
  /// Places marks of the same band side by side, by a property.
  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> Self {
    styled { .position(value.datum($0), axis, span) }
  }

  func styled(by change: @escaping (DataElement) -> MarkStyleChange) -> Self {
    _styled(_ElementStyle(change: change))
  }
}

// Styles that are properties of the elements, not values of a scale.
extension VectorizedChartContent {
  // Without Foundation `CGFloat` is the same type as `Double`.
  #if Foundation
    /// Sets the opacity of each mark by a property.
    public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
      styled { .opacity(Double($0[keyPath: keyPath])) }
    }
  #endif
  /// Draws each mark with a width and dashes that are a property.
  public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> Self {
    styled { .lineStyle($0[keyPath: keyPath]) }
  }
  /// Draws each symbol in a box, in points, that is a property.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> Self {
    styled { .symbolSize($0[keyPath: keyPath]) }
  }
}
