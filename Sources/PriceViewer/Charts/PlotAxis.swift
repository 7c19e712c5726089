import TerminalCore

/// An axis of a plot: the values at its ends and its ticks.
struct PlotAxis: Hashable, Sendable {
  /// A labelled value.
  struct Tick: Hashable, Sendable {
    let value: Double
    var label = ""
    /// Whether the label is bold and starts at the value.
    var isMain = false
    /// Whether a grid line crosses the plot at the value.
    var hasLine = false
  }

  /// The value at the left or lower edge.
  var start: Double
  /// The value at the right or upper edge.
  var end: Double
  var ticks: [Tick] = []

  /// Returns the fraction (0…1) of a value between the edges.
  func fraction(of value: Double) -> Double {
    end == start ? 0.5 : (value - start) / (end - start)
  }

  func value(at fraction: Double) -> Double { start + (end - start) * fraction }
}

/// The cells of a plot with its axes.
struct PlotFrame: Hashable, Sendable {
  /// The cells of the plot area, without the axes.
  let area: CellRect
  let x: PlotAxis
  let y: PlotAxis

  /// Returns the screen column of an x value; `nil` outside the plot.
  func column(of value: Double) -> Int? {
    let column = x.fraction(of: value) * Double(area.size.columns)
    guard column >= -1e-6, column <= Double(area.size.columns) + 1e-6 else { return nil }
    return area.minColumn + min(max(Int((column + 1e-6).rounded(.down)), 0), area.size.columns - 1)
  }

  /// Returns the screen row of a y value; `nil` if it is too far away.
  ///
  /// The result is stable for grid lines in the middle of a row, despite rounding errors.
  func row(of value: Double) -> Int? {
    let row = (1 - y.fraction(of: value)) * Double(area.size.rows)
    guard row > -1e6, row < 1e6 else { return nil }
    return area.minRow + Int(row.rounded(.down))
  }

  /// Returns the values at screen coordinates in columns and rows, clamped to the plot.
  func values(column: Double, row: Double) -> PlotPoint {
    func fraction(_ distance: Double, _ length: Int) -> Double {
      length > 0 ? min(max(distance / Double(length), 0), 1) : 0.5
    }
    return PlotPoint(
      x: x.value(at: fraction(column - Double(area.minColumn), area.size.columns)),
      y: y.value(at: 1 - fraction(row - Double(area.minRow), area.size.rows)))
  }
}
