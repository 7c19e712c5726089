import FoundationSubset
import TerminalViews

/// The bindings of a chart's selections; `nil` without a modifier.
struct ChartSelection {
  /// The setters for the selected value or range of a direction; `nil` selects nothing.
  struct Direction {
    var value: ((PlottedValue?) -> Void)?
    var range: (((PlottedValue, PlottedValue)?) -> Void)?

    func clear() {
      value?(nil)
      range?(nil)
    }
  }

  var x = Direction()
  var y = Direction()
  var angle: ((PlottedValue?) -> Void)?

  func clear() {
    x.clear()
    y.clear()
    angle?(nil)
  }
}

/// A gesture on the plot, which a host recognises.
struct ChartGesture {
  /// Makes the recogniser, whose points are measured from the plot's corner.
  let make: (ChartProxy) -> any GestureRecognizing
}

extension ChartProxy {
  /// Selects the value of x at a coordinate in points from the plot's left edge.
  ///
  /// A coordinate outside the plot is clamped to its edge. Has no effect without
  /// `chartXSelection(value:)`.
  public func selectXValue(at position: CGFloat) {
    guard let value = value(at: position, along: .horizontal) else { return }
    settings.selection.x.value?(value)
  }

  /// Selects the values of x between two coordinates of the plot, in points from its left edge.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let lower = value(at: min(start, end), along: .horizontal),
      let upper = value(at: max(start, end), along: .horizontal)
    else { return }
    settings.selection.x.range?((lower, upper))
  }

  /// Selects the value of y at a coordinate of the plot, in points from its upper edge.
  public func selectYValue(at position: CGFloat) {
    guard let value = value(at: position, along: .vertical) else { return }
    settings.selection.y.value?(value)
  }

  /// Selects the values of y between two coordinates of the plot, in points from its upper edge.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let lower = value(at: max(start, end), along: .vertical),
      let upper = value(at: min(start, end), along: .vertical)
    else { return }
    settings.selection.y.range?((lower, upper))
  }

  /// Selects the sum of the sectors up to an angle, clockwise from twelve o'clock.
  public func selectAngleValue(at angle: Angle) {
    guard let value = scales.angle.value(at: angle) else { return }
    settings.selection.angle?(.number(value))
  }

  private func value(at position: CGFloat, along axis: Axis) -> PlottedValue? {
    guard position.isFinite else { return nil }
    let (scale, length) =
      axis == .horizontal ? (scales.x, plotSize.width) : (scales.y, plotSize.height)
    let inside = position.clamped(to: 0...max(0, length.nextDown))
    return scale.value(at: geometry.position(at: inside, along: axis).clamped(to: 0...1))
  }
}
