import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

@Suite("Price axis") struct PriceScaleTests {
  @Test("Grid lines are in the middle of rows, and all prices are inside the axis")
  func lines() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let rows = Int.random(in: 3...60, using: &random)
      let low = Double.random(in: -300...300, using: &random)
      let high = low + Double.random(in: 0.01...500, using: &random)
      let startsAtZero = Bool.random(using: &random)
      let scale = try #require(
        PriceScale(from: low, to: high, rows: rows, startsAtZero: startsAtZero))
      #expect(scale.bottom <= max(low, startsAtZero ? scale.perRow : low) && high <= scale.top)
      let axis = scale.axis(.english, minimumDecimals: 0)
      for tick in axis.ticks {
        let row = (scale.top - tick.value) / scale.perRow
        #expect(abs(row - row.rounded(.down) - 0.5) < 1e-6, "\(low) \(high) \(rows)")
      }
      #expect(rows < 6 || axis.ticks.count >= 2)
      if startsAtZero, low >= 0 { #expect(abs(scale.bottom - scale.perRow / 2) < 1e-9) }
    }
  }

  @Test("A price axis needs finite bounds and at least one row") func nothing() {
    #expect(PriceScale(from: .nan, to: 1, rows: 10, startsAtZero: false) == nil)
    #expect(PriceScale(from: 0, to: .infinity, rows: 10, startsAtZero: false) == nil)
    #expect(PriceScale(from: 0, to: 1, rows: 0, startsAtZero: false) == nil)
    #expect(PriceScale(from: 5, to: 5, rows: 10, startsAtZero: false) != nil)
  }
}
