import FoundationSubset
import TerminalViews

extension ChartProxy {
  /// Returns the angle of a point of the plot, clockwise from twelve o'clock, from 0 to a full
  /// turn.
  public func angle(at position: CGPoint) -> Angle {
    let radians = atan2(
      Double(position.x - plotSize.width / 2), Double(plotSize.height / 2 - position.y))
    guard radians.isFinite else { return .zero }
    return Angle(radians: radians < 0 ? radians + 2 * .pi : radians)
  }

  /// Returns the sum of the sectors up to an angle: the sector there and those before it.
  ///
  /// Integers are rounded. `nil` without sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    scales.angle.value(at: angle).flatMap { P(nearest: .number($0)) }
  }

  /// Returns the style of a value; `nil` when the foreground scale does not know it.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    scales.styles.foreground.paint(of: value.plotted).map {
      AnyShapeStyle(ResolvedPaintStyle(paint: $0))
    }
  }

  /// Returns the symbol of a value; `nil` when the symbol scale does not know it.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    scales.styles.symbol.style(of: value.plotted).map(AnyChartSymbolShape.init)
  }

  /// Returns the area of the symbol of a value, in square points; `nil` for an unknown value.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    scales.styles.symbolSize.size(of: value.plotted)
  }

  /// Returns the line of a value; `nil` when the line style scale does not know it.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    scales.styles.lineStyle.style(of: value.plotted)
  }

  /// Returns the values of the foreground scale, in the order of the legend, or its two ends.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    Self.domain(of: scales.styles.foreground)
  }

  /// Returns the values of the symbol scale, in the order of the legend.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    Self.domain(of: scales.styles.symbol)
  }

  /// Returns the values of the symbol size scale, in the order of the legend, or its two ends.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    Self.domain(of: scales.styles.symbolSize)
  }

  /// Returns the values of the line style scale, in the order of the legend.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    Self.domain(of: scales.styles.lineStyle)
  }

  private static func domain<P: Plottable, Value>(of scale: StyleScale<Value>) -> [P] {
    var values = scale.values
    if values.isEmpty, let numbers = scale.numbers {
      values = [.number(numbers.lowerBound), .number(numbers.upperBound)]
    }
    return values.compactMap(P.init(plotted:))
  }
}

/// A paint that was resolved before.
struct ResolvedPaintStyle: ShapeStyle {
  let paint: Paint
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { _ResolvedStyle(paint) }
}
