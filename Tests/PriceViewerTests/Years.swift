import CivilTime
import ElectricityPrices
import TerminalTestSupport

@testable import PriceViewer

/// Prices of four years, created once for all tests.
let fourYears = years()

/// Returns a viewer of the four years after actions; by default of a day in summer.
func opened(
  _ now: String = "2025-07-12T09:30", _ range: TimeRange? = .day, kind: ChartKind = .area,
  isPicking: Bool = false, _ actions: ViewerAction...
) -> ViewerState {
  var state = viewer(fourYears, now: now, kind: kind, isPicking: isPicking, range: range)
  for action in actions { state.apply(action) }
  return state
}

/// Other prices of the same years.
let otherYears = years(seed: 2)

/// Returns prices of several years with the features of real markets: hours, then quarter-hours
/// from October 2025 on, both clock changes, a week below zero every summer, missing days and hours
/// without a price.
func years(from first: Int = 2023, through last: Int = 2026, seed: UInt64 = 1) -> PriceSeries {
  var random = SeededGenerator(seed: seed)
  let end = time("\(last + 1)-01-01T00:00")
  let quarters = time("2025-10-01T00:00")
  var start = time("\(first)-01-01T00:00")
  var slots: [PriceSlot] = []
  var drift = 0
  while start < end {
    let next = start.advanced(by: start < quarters ? 3600 : 900)
    let civil = oslo.civil(at: start)
    drift = min(max(drift + Int.random(in: -5...5, using: &random), -120), 120)
    let isNegative = civil.date.month == 7 && (8...14).contains(civil.date.day)
    let daily = [8, 9, 18, 19, 20].contains(civil.hour) ? 90 : civil.hour < 6 ? -60 : 0
    let noise = Int.random(in: -20...20, using: &random)
    let price = (isNegative ? -40 : 200) + drift + daily + noise
    // Two days in May are missing, and an evening in June has no prices.
    let isGone = civil.date.month == 5 && (17...18).contains(civil.date.day)
    let isEmpty = civil.date.month == 6 && civil.date.day == 3 && civil.hour >= 18
    if !isGone {
      slots.append(PriceSlot(start: start, end: next, price: isEmpty ? nil : Price("\(price)")))
    }
    start = next
  }
  return PriceSeries(slots: slots, unit: .oerePerKilowattHour, area: "NO1", zone: oslo)
}
