import FoundationSubset
import TerminalViews

/// Who is told what is selected in a chart; nobody where nothing was asked for.
struct ChartSelection {
  /// What a direction selects: a value or a range of values, `nil` to select nothing.
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
  /// Makes the recogniser, whose places are measured from the plot's corner.
  let make: (ChartProxy) -> any GestureRecognizing
}

extension ChartProxy {
  /// Selects the value of x at a place of the plot, in points from its left edge.
  ///
  /// A place beside the plot counts as its edge. Where no `chartXSelection(value:)` asks for it,
  /// nothing happens.
  public func selectXValue(at position: CGFloat) {
    guard let select = settings.selection.x.value, let value = xValue(at: position) else { return }
    select(value)
  }

  /// Selects the values of x between two places of the plot, in points from its left edge.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let select = settings.selection.x.range, let lower = xValue(at: min(start, end)),
      let upper = xValue(at: max(start, end))
    else { return }
    select((lower, upper))
  }

  /// Selects the value of y at a place of the plot, in points from its upper edge.
  public func selectYValue(at position: CGFloat) {
    guard let select = settings.selection.y.value, let value = yValue(at: position) else { return }
    select(value)
  }

  /// Selects the values of y between two places of the plot, in points from its upper edge.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let select = settings.selection.y.range, let lower = yValue(at: max(start, end)),
      let upper = yValue(at: min(start, end))
    else { return }
    select((lower, upper))
  }

  /// Selects the sum of the sectors up to an angle, clockwise from twelve o'clock.
  public func selectAngleValue(at angle: Angle) {
    guard let select = settings.selection.angle, let value = scales.angle.value(at: angle) else {
      return
    }
    select(.number(value))
  }

  private func xValue(at position: CGFloat) -> PlottedValue? {
    guard position.isFinite else { return nil }
    let inside = position.clamped(to: 0...max(0, plotSize.width.nextDown))
    return scales.x.value(at: geometry.xPosition(at: inside).clamped(to: 0...1))
  }

  private func yValue(at position: CGFloat) -> PlottedValue? {
    guard position.isFinite else { return nil }
    let inside = position.clamped(to: 0...max(0, plotSize.height.nextDown))
    return scales.y.value(at: geometry.yPosition(at: inside).clamped(to: 0...1))
  }
}
