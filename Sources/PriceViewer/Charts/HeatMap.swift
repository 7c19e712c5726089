import CivilTime
import TerminalCore

/// Prices by day and hour: a row for each day or longer unit, a cell for each hour.
///
/// Rows are longer units than days if there are too many days to draw.
struct HeatMap: Sendable {
  /// The prices of one hour of a row.
  struct Cell: Hashable {
    var slots = 0
    // The sum of prices times hours, and the hours with a price. Seconds would overflow for the
    // largest prices.
    var sum = 0.0
    var hours = 0.0
    var range = Double.infinity...Double.infinity
    /// Whether any of its prices is a forecast.
    var isForecast = false

    /// The mean, weighted by time; `nil` without a price.
    var mean: Double? { hours > 0 ? sum / hours : nil }

    fileprivate mutating func add(_ price: Double, seconds length: Int64) {
      slots += 1
      guard !price.isNaN else { return }
      let length = Double(length) / 3600
      sum += price * length
      range =
        hours > 0 ? min(range.lowerBound, price)...max(range.upperBound, price) : price...price
      hours += length
    }
  }

  static let hours = 24

  /// The unit of the calendar that each row covers.
  let unit: CalendarUnit
  /// The intervals of the rows, earliest first.
  let rows: [Viewport]
  private let state: ViewerState

  /// Creates a heat map with at most two rows per row of cells, or rows of five pixels.
  ///
  /// - Parameters:
  ///   - cellRows: The available rows of cells, including the strip of means.
  ///   - pixels: The size of a cell in pixels; `nil` for cells.
  init(_ state: ViewerState, cellRows: Int, pixels: PixelCell? = nil) {
    self.state = state
    let series = state.series
    guard let whole = series.interval(of: state.visible) else {
      (unit, rows) = (.day, [])
      return
    }
    let rowsPerCell = max(2, (pixels?.height ?? 0) / 5)
    let maximum = rowsPerCell * max(1, cellRows >= 12 ? cellRows - 2 : cellRows)
    let fitting = Self.units.lazy.filter { whole.length / $0.usualSeconds <= maximum }
      .map { (unit: $0, rows: whole.units($0, in: series.zone)) }
    (unit, rows) = fitting.first { $0.rows.count <= maximum } ?? (.years(20_000), [whole])
  }

  /// The units that a row can cover, shortest first.
  private static let units: [CalendarUnit] =
    [.day, .week, .month]
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000].map { .years($0) }

  /// The cells, row by row and hour by hour.
  var cells: [Cell] {
    var cells = Array(repeating: Cell(), count: rows.count * Self.hours)
    let (series, zone) = (state.series, state.series.zone)
    // The UTC offset is looked up once an hour, since it changes only on the hour.
    var offset: Int64 = 0
    var known = Instant(secondsSince1970: .min)
    for row in rows.indices {
      for index in slots(of: rows[row]) {
        let slot = series[index]
        if slot.start >= known {
          offset = Int64(zone.offset(at: slot.start))
          known = slot.start.advanced(by: 3600)
        }
        let seconds = slot.start.secondsSince1970 + offset
        let hour = Int(((seconds % 86_400 + 86_400) % 86_400) / 3600)
        cells[row * Self.hours + hour].add(series.doubleValue(at: index), seconds: slot.length)
      }
    }
    for index in series.forecastSlots.joined() where state.visible.contains(index) {
      if let cell = cell(of: index) { cells[cell].isForecast = true }
    }
    return cells
  }

  /// Returns the index of a slot's cell; `nil` outside the heat map.
  func cell(of index: Int) -> Int? {
    row(of: state.series[index].start).map { $0 * Self.hours + hour(of: index) }
  }

  /// Returns the row of a time; `nil` outside the heat map.
  func row(of instant: Instant) -> Int? {
    let row = rows.partitioningIndex { $0.end > instant }
    return row < rows.count && rows[row].start <= instant ? row : nil
  }

  /// Returns the hour of the clock in which a slot starts.
  func hour(of index: Int) -> Int {
    state.series.zone.civil(at: state.series[index].start).hour
  }

  /// Returns the first slot in an hour of a row; `nil` where none starts.
  func slot(row: Int, hour: Int) -> Int? {
    guard rows.indices.contains(row) else { return nil }
    return slots(of: rows[row]).first { self.hour(of: $0) == hour }
  }

  private func slots(of row: Viewport) -> Range<Int> {
    state.series.indices(startingIn: row).clamped(to: state.visible)
  }
}
