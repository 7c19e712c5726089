import TerminalCore

/// An axis of a plot: the values at its edges, and the values that are named.
struct PlotAxis: Hashable, Sendable {
  /// A named value.
  struct Tick: Hashable, Sendable {
    let value: Double
    var label = ""
    /// Whether the label is bold and begins at the value.
    var isMain = false
    /// Whether a line goes through the plot.
    var hasLine = false
  }

  /// The value at the left or lower edge.
  var start: Double
  /// The value at the right or upper edge.
  var end: Double
  var ticks: [Tick] = []

  /// Where a value lies between the edges, 0…1.
  func fraction(of value: Double) -> Double {
    end == start ? 0.5 : (value - start) / (end - start)
  }

  /// The value at a fraction.
  func value(at fraction: Double) -> Double { start + (end - start) * fraction }

  /// The axis with another lower edge, so many rows below.
  func extended(by rows: Int, of all: Int) -> PlotAxis {
    var axis = self
    axis.start -= (end - start) * Double(rows) / Double(max(1, all))
    return axis
  }
}

/// The cells of a plot with its axes.
struct PlotFrame: Hashable, Sendable {
  /// The cells, without those of the axes.
  let area: CellRect
  let x: PlotAxis
  let y: PlotAxis

  /// The column of a value of x, from the left edge of the screen; nil outside the plot.
  func column(of value: Double) -> Int? {
    let place = x.fraction(of: value) * Double(area.size.columns)
    guard place >= -1e-6, place <= Double(area.size.columns) + 1e-6 else { return nil }
    return area.minColumn + min(max(Int((place + 1e-6).rounded(.down)), 0), area.size.columns - 1)
  }

  /// The row of a value of y, from the upper edge of the screen; nil where that is too far away.
  ///
  /// A line of the grid, in the middle of its row, lies in the same row whatever rounding errors say.
  func row(of value: Double) -> Int? {
    let place = (1 - y.fraction(of: value)) * Double(area.size.rows)
    guard place > -1e6, place < 1e6 else { return nil }
    return area.minRow + Int(place.rounded(.down))
  }

  /// The values at a place of the screen in columns and rows, kept inside the plot.
  func values(column: Double, row: Double) -> PlotPoint {
    func fraction(_ place: Double, _ length: Int) -> Double {
      length > 0 ? min(max(place / Double(length), 0), 1) : 0.5
    }
    return PlotPoint(
      x: x.value(at: fraction(column - Double(area.minColumn), area.size.columns)),
      y: y.value(at: 1 - fraction(row - Double(area.minRow), area.size.rows)))
  }
}

/// A pair of values of the axes of a plot.
struct PlotPoint: Hashable, Sendable {
  let x, y: Double
}
