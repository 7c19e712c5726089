import CivilTime
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import TerminalCore

@testable import PriceViewer

/// The time zone of the tests.
let oslo = (try? Zone(identifier: "Europe/Oslo")) ?? .utc

/// Returns an instant of Oslo's local time.
func time(_ text: String) -> Instant {
  ISOTime(text)?.instant(in: oslo) ?? Instant(secondsSince1970: 0)
}

/// The prices of the seed day, 12 July 2022, in øre per kWh.
let seedPrices: [String] = [
  "372.55", "362.263", "361.013", "359.775", "358.463", "355.175", "338.725", "356.838",
  "388.063", "408.263", "409.288", "401.85", "372.988", "326.225", "328.925", "360.175",
  "394.675", "420.95", "426.3", "446.513", "428.338", "424.25", "424.575", "413.363",
]

/// Returns a series of slots of equal length; an empty text is a missing price.
func series(
  _ prices: [String], from start: String = "2022-07-12T00:00", minutes: Int64 = 60,
  unit: PriceUnit? = .oerePerKilowattHour, area: String? = nil
) -> PriceSeries {
  let first = time(start)
  let slots = prices.enumerated().map { index, price in
    PriceSlot(
      start: first.advanced(by: Int64(index) * minutes * 60),
      end: first.advanced(by: Int64(index + 1) * minutes * 60), price: Price(price))
  }
  return PriceSeries(slots: slots, unit: unit, area: area, zone: oslo)
}

let seedDay = series(seedPrices)

/// Returns a viewer of the given series, or of the seed day; by default at half past nine.
func viewer(
  _ series: PriceSeries..., now: String = "2022-07-12T09:30", kind: ChartKind = .area,
  isPicking: Bool = false, range: TimeRange? = .all
) -> ViewerState {
  var state = ViewerState(
    series: series.isEmpty ? [seedDay] : series, now: time(now), chartKind: kind, range: range)
  state.isPicking = isPicking
  return state
}

/// Returns the screen of a viewer; by default of 100 columns and 30 rows.
func screen(
  _ state: ViewerState, _ size: CellSize = CellSize(columns: 100, rows: 30),
  look: ViewerLook = ViewerLook()
) -> ViewerFrame {
  ViewerScreen.frame(state, in: size, look: look)
}

extension ViewerLook {
  /// The usual look with pictures.
  static let inPixels = ViewerLook(pixels: PixelCell(width: 8, height: 16))
}

/// Returns hourly usage in kWh from a time on; `nil` is a missing value.
func usage(_ amounts: [Double?], from start: String = "2022-07-12T00:00") -> EnergySeries {
  let first = time(start)
  return EnergySeries(
    slots: amounts.enumerated().map { hour, amount in
      EnergySlot(
        start: first.advanced(by: Int64(hour) * 3600),
        end: first.advanced(by: Int64(hour + 1) * 3600),
        energy: amount.map { Energy(microwattHours: Int64(($0 * 1e9).rounded())) })
    }, zone: oslo)
}

/// Returns a viewer of the typical day of fifteen days, eleven of them Mondays to Fridays: the hour
/// from 17 costs 0, 10 … 140 øre, and all other hours cost 500 øre.
func typicalViewer() -> ViewerState {
  let prices = (0..<15).flatMap { (day: Int) -> [String] in
    (0..<24).map { $0 == 17 ? String(day * 10) : "500" }
  }
  return viewer(
    series(prices, from: "2025-06-02T00:00"), now: "2025-06-16T17:20", kind: .typical, range: .all)
}

extension TextRow {
  /// Returns the row as text.
  func text(width: Int) -> String {
    var line = ""
    for placed in placed(width: width) {
      line += String(repeating: " ", count: max(0, placed.column - line.displayWidth))
      line += placed.part.text
    }
    return line.truncated(toWidth: width)
  }
}

extension SlotTimeText {
  /// Creates English texts for slots of a series; by default, for all of them.
  init(series: PriceSeries, slots: Range<Int>? = nil) {
    self.init(series: series, slots: slots ?? series.indices, dates: DateStyle(.english))
  }
}

extension PricePoints {
  /// Creates points of all slots of a series.
  init(series: PriceSeries, columns: Int, isLevel: Bool = false) {
    self.init(
      pyramid: PricePyramid(series), slots: series.indices, columns: columns, unit: nil,
      isLevel: isLevel)
  }
}

extension ViewerFrame {
  /// The texts of the rows.
  var rows: [String] { (0..<buffer.size.rows).map { buffer.text(row: $0) } }

  /// The cells of the plot; empty on a screen without a plot.
  var plotArea: CellRect { plot?.area ?? CellRect(column: 0, row: 0, columns: 0, rows: 0) }

  /// The cells of the plot, row by row.
  var plotCells: [Cell] {
    (plotArea.minRow..<plotArea.maxRow).flatMap { row in
      (plotArea.minColumn..<plotArea.maxColumn).map { buffer[$0, row] }
    }
  }
}
