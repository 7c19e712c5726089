import ElectricityCosts
import ElectricityPrices
import TerminalCore
import Testing

@testable import PriceViewer

@Suite("Feed-in price") struct FeedInTests {
  private func state(_ production: String, unit: PriceUnit = .oerePerKilowattHour) throws
    -> ViewerState
  {
    var state = viewer(series(["50", "-20", "30", "40"], unit: unit), now: "2022-07-12T01:30")
    var contract = Contract(named: "solar")
    try contract.set("production", to: production)
    state.show([contract])
    return state
  }

  @Test("A feed-in price other than the exchange price is a second curve on the same axis")
  func curve() throws {
    var state = try state("spot -0.25")
    #expect(state.drawnFeedIn?.series.map(\.price?.description) == ["25", "-45", "5", "15"])
    #expect(state.drawnPrices() == -45...50)
    let text = screen(state).buffer.text
    #expect(text.contains("─ fed in  ▲ costs money"))
    // One triangle in the plot and one in the legend.
    #expect(text.count { "▲△".contains($0) } == 2)
    state.apply(.select(state.series[2].start))
    #expect(screen(state).buffer.text.contains("fed in 5"))
    state.apply(.toggleLayer(.feedIn))
    #expect(!screen(state).buffer.text.contains("fed in"))
  }

  @Test("The feed-in price follows the unit of the screen") func unit() throws {
    var state = try state("0.10")
    #expect(state.drawnFeedIn?.series.first?.price == 10)
    state.apply(.nextUnit)
    #expect(state.drawnFeedIn?.series.unit == state.series.unit)
    #expect(state.drawnFeedIn?.series.first?.price != 10)
  }

  @Test("A feed-in price equal to the exchange price has no curve but a message")
  func same() throws {
    var state = try state("spot")
    #expect(state.drawnFeedIn == nil)
    state.apply(.toggleLayer(.feedIn))
    #expect(state.message == .noFeedInPrice)
  }
}
