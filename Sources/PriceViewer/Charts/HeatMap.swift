import CivilTime
import ElectricityPrices

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

  /// Creates a heat map with at most two rows per row of cells.
  ///
  /// - Parameter cellRows: The available rows of cells, including the strip of means.
  init(_ state: ViewerState, cellRows: Int) {
    self.state = state
    let series = state.series
    guard let first = state.visible.first, let last = state.visible.last else {
      (unit, rows) = (.day, [])
      return
    }
    let (start, end) = (series[first].start, series[last].end)
    let maximum = 2 * max(1, cellRows >= 12 ? cellRows - 2 : cellRows)
    for unit in Self.units where start.distance(to: end) / unit.usualSeconds <= maximum {
      let rows = Self.rows(unit, from: start, to: end, in: series.zone)
      if rows.count <= maximum {
        (self.unit, self.rows) = (unit, rows)
        return
      }
    }
    (unit, rows) = (.years(20_000), [Viewport(start: start, end: end)])
  }

  /// The units that a row can cover, shortest first.
  private static let units: [CalendarUnit] =
    [.day, .week, .month]
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000].map { .years($0) }

  private static func rows(
    _ unit: CalendarUnit, from start: Instant, to end: Instant, in zone: Zone
  ) -> [Viewport] {
    var rows: [Viewport] = []
    while case let next = rows.last?.end ?? start, next < end {
      rows.append(Viewport(unit, containing: next, in: zone))
    }
    return rows
  }

  /// The cells, row by row and hour by hour.
  var cells: [Cell] {
    var cells = Array(repeating: Cell(), count: rows.count * Self.hours)
    for row in rows.indices {
      fill(slots(of: rows[row])) { hour, price, length in
        cells[row * Self.hours + hour].add(price, seconds: length)
      }
    }
    for index in state.series.forecastSlots.joined() where state.visible.contains(index) {
      guard let row = row(of: state.series[index].start) else { continue }
      cells[row * Self.hours + hour(of: index)].isForecast = true
    }
    return cells
  }

  /// Returns the cell of a slot.
  func cell(of index: Int) -> Cell {
    var cell = Cell()
    guard let row = row(of: state.series[index].start) else { return cell }
    let wanted = hour(of: index)
    fill(slots(of: rows[row])) { hour, price, length in
      if hour == wanted { cell.add(price, seconds: length) }
    }
    return cell
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

  /// Calls `body` with the hour, price and length of each slot.
  ///
  /// The UTC offset is looked up once an hour, since it changes only on the hour.
  private func fill(_ slots: Range<Int>, _ body: (Int, Double, Int64) -> Void) {
    let (series, zone) = (state.series, state.series.zone)
    var offset: Int64 = 0
    var known = Instant(secondsSince1970: .min)
    for index in slots {
      let slot = series[index]
      if slot.start >= known {
        offset = Int64(zone.offset(at: slot.start))
        known = slot.start.advanced(by: 3600)
      }
      let seconds = slot.start.secondsSince1970 + offset
      let hour = ((seconds % 86_400 + 86_400) % 86_400) / 3600
      body(Int(hour), series.doubleValue(at: index), slot.length)
    }
  }
}

extension SharedBar {
  /// Creates the bar of a slot's cell; `nil` if the cell shows no more than the annotation.
  ///
  /// The cell must be the mean of several slots that the view does not already group.
  init?(of cell: HeatMap.Cell, at index: Int, in state: ViewerState) {
    guard cell.slots > state.stretch(of: index).count, let mean = cell.mean else { return nil }
    self.init(
      count: cell.slots, length: state.series[index].length, number: nil, mean: mean,
      range: cell.range)
  }
}
