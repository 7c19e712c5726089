import CivilTime
import ElectricityPrices
import PriceViewer
import TerminalCore

// Draws frames of the viewer for keys that move the selection through a day.
var price: Int64 = 8000
let series = PriceSeries(
  slots: (0..<24).map { index in
    price += Int64(index * 7919 % 301) - 150
    let start = Instant(secondsSince1970: 1_000_000_800 + Int64(index) * 900)
    return PriceSlot(
      start: start, end: start.advanced(by: 900), price: Price(significand: price, exponent: -2))
  }, unit: PriceUnit(.eur), zone: .utc)
var state = ViewerState(series: [series], now: series[0].start)
var last: ViewerFrame?
for number in 0..<200 {
  state.apply(.step(slots: number % 40 < 20 ? 1 : -1))
  last = ViewerScreen.frame(state, in: CellSize(columns: 100, rows: 30), after: last)
}
print(last?.buffer.size.columns ?? 0)
