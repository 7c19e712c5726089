import CivilTime
import ElectricityPrices
import ElectricityUsage
import TerminalCore
import TerminalDrawing
import Testing

@testable import ElectricityCosts
@testable import PriceViewer

@Suite("Contracts on the screen") struct ContractsTests {
  /// Returns the seed day with a usage of 1 kWh in each hour before 22, and contracts.
  private func state(_ prices: [(String, String)] = [("Spot", ""), ("Fixed", "4")]) -> ViewerState {
    var state = viewer()
    state.show(usage: usage(Array(repeating: 1, count: 22)))
    state.files.contracts = prices.map { name, price in
      var contract = Contract(named: name)
      if !price.isEmpty { try? contract.set("price", to: price) }
      return contract
    }
    return state
  }

  @Test("The contracts chart shows running costs, and another chart shows prices again")
  func kind() throws {
    var state = state()
    let before = screen(state).rows
    #expect(before[1].contains("contracts"))
    state.apply(.chart(.contracts))
    state.apply(.cheapest)
    let rows = screen(state).rows
    #expect(rows[0].hasPrefix(" Running cost  12 July 2022   kr"))
    let said = PriceDescription(state).text
    #expect(said.hasPrefix("Running cost, Tuesday 12 July 2022, kr.\nElectricity price, Tuesday"))
    // The 22 hours cost 84.02 kr at exchange prices.
    #expect(rows[0].hasSuffix(" Spot is 3.98 kr cheaper than Fixed"))
    #expect(rows[2].contains(" 13:00-14:00 "))
    #expect(rows[3].contains("Spot 51.71 kr · Fixed 56.00 kr"))
    #expect(rows[4].contains("1.00 kWh"))
    #expect(rows[27].hasPrefix(" ● Spot 84.02 kr   ■ Fixed 88.00 kr"))
    #expect(rows[28].hasPrefix(" 22.00 kWh"))
    #expect(!rows[29].contains("mean"))
    state.apply(.clearSelection)
    state.apply(.chart(.area))
    #expect(screen(state).rows == before)
  }

  @Test("Below the running costs are the billed power, its hours, its step and what is left of it")
  func billedPower() throws {
    var state = state()
    try state.files.contracts[1].set("peak", to: "norway 2:31 5:62 rest:90")
    state.apply(.chart(.contracts))
    let told = screen(state).rows
    // Every hour of the only day has 1 kWh, so its first is the highest.
    #expect(told[28].hasPrefix(" 22.00 kWh   Fixed 1 kW: Tue 12 Jul 00:00"), "\(told[28])")
    #expect(told[29].hasPrefix(" Fixed: step 0 to 2 kW, 1 kW left"), "\(told[29])")
    state.files.contracts[1] = state.files.contracts[0]
    state.apply(.chart(.contracts))
    #expect(!screen(state).rows[29].contains("kW"))
  }

  @Test("The chip of the cheapest time has no price beside running costs") func chip() {
    var state = state()
    #expect(screen(state).rows[4].contains("cheapest 3 h · "))
    state.apply(.chart(.contracts))
    #expect(screen(state).rows[4].hasSuffix(" cheapest 3 h"), "\(screen(state).rows[4])")
    #expect(!screen(state).rows[4].contains("·"))
  }

  @Test("The titles of slots have the running costs, and dots at their heights within the plot")
  func titles() throws {
    var state = state()
    state.apply(.chart(.contracts))
    let frame = screen(state, look: ViewerLook(isInteractive: false))
    let document = frame.titled("<svg></svg>", unit: CellSize(columns: 10, rows: 10)).document
    let rects = document.matches(
      of: /data-x="\d+" data-y="(\d+) (\d+)"><title>([^<]*)</)
    #expect(rects.count == 24 && rects[13].output.3.contains("Spot 51.71 kr · Fixed 56.00 kr"))
    let area = frame.plotArea
    for rect in rects {
      for y in [rect.output.1, rect.output.2].compactMap({ Int($0) }) {
        #expect((area.minRow * 10...area.maxRow * 10).contains(y))
      }
    }
  }

  @Test("Symbols are at the end of the selected slot, in the rows of their amounts")
  func places() throws {
    var state = state([("Spot", ""), ("Fixed", "8")])
    state.apply(.chart(.contracts))
    state.apply(.select(time("2022-07-12T20:00")))
    let frame = screen(state)
    let plot = try #require(frame.plot)
    let column = try #require(plot.column(of: time("2022-07-12T21:00").seconds))
    for (rank, cost) in state.runningCosts(until: time("2022-07-12T21:00")).enumerated() {
      let row = try #require(plot.row(of: cost.amount.doubleValue))
      let texts = (-1...1).map { frame.buffer.text(of: frame.buffer[column, row + $0].glyph) }
      #expect(texts.contains(rank == 0 ? "●" : "■"))
    }
    #expect(state.runningCosts(until: time("2022-07-12T21:00")).last?.amount.description == "168")
  }

  @Test("Running costs start at zero after zooming, and a price chart ends the comparison")
  func zoom() {
    var state = state()
    state.apply(.chart(.contracts))
    state.apply(.zoom(steps: 2, at: time("2022-07-12T12:00")))
    let hours = Double(state.comparedSlots.count)
    #expect(hours < 22)
    #expect(state.runningCosts(until: state.viewport.end).last?.amount.doubleValue == 4 * hours)
    state.apply(.chart(.bar))
    #expect(state.comparison == nil && state.chartKind == .bar)
  }

  @Test("A message states why contracts cannot be compared")
  func refusals() {
    var alone = state([("Spot", "")])
    alone.apply(.toggleLayer(.contracts))
    #expect(alone.message == .fewContracts)
    #expect(screen(alone).rows[28].contains("--contract"))
    var unfit = state()
    var contract = Contract(named: "Grid")
    try? contract.set("grid", to: "workdays 0.5")
    unfit.files.contracts = [contract, contract]
    unfit.apply(.chart(.contracts))
    #expect(unfit.message == .contract(.noHolidays(area: nil)))
    #expect(unfit.comparison == nil)
    var same = state([("A", "2"), ("B", "2")])
    same.apply(.chart(.contracts))
    #expect(screen(same).rows[0].hasSuffix(" A and B cost the same"))
  }

  @Test("Changed usage is compared again, and hours without usage are reported")
  func renewal() {
    var state = state()
    state.apply(.chart(.contracts))
    state.show(
      usage: EnergySeries(
        slots: [0, 2].map { hour in
          EnergySlot(
            start: seedDay[hour].start, end: seedDay[hour].end,
            energy: Energy(microwattHours: 2_000_000_000))
        }, zone: oslo))
    #expect(state.runningCosts(until: state.viewport.end).last?.amount.description == "16")
    #expect(screen(state).rows[28].contains("1 of 3 hours without usage"))
    state.show(usage: nil)
    #expect(state.comparison == nil)
  }

  @Test("The comparison is the same when printed, in pixels and in ASCII")
  func looks() {
    var state = state()
    state.apply(.chart(.contracts))
    // The ends of chips, which follow the two plots, are a column wide.
    let areas = screen(state, look: .inPixels).images.map(\.area)
    #expect(areas.filter { $0.size.columns > 1 }.count == 2)
    for look in [
      ViewerLook(isInteractive: false), ViewerLook(glyphs: .ascii, colorDepth: .monochrome),
      .inPixels,
    ] {
      #expect(screen(state, look: look).rows[0].hasSuffix(" Spot is 3.98 kr cheaper than Fixed"))
    }
    // Seven contracts are more than there are colours and symbols; none is omitted.
    var many = self.state((1...7).map { ("C\($0)", "\($0)") })
    many.apply(.chart(.contracts))
    #expect(screen(many).rows[0].hasSuffix(" C1 is 22.00 kr cheaper than C2"))
    #expect(many.runningCosts(until: many.viewport.end).count == 7)
    let low = ViewerScreen.frame(state, in: CellSize(columns: 60, rows: 12)).buffer
    #expect(low.text.contains("cheaper than Fixed"))
    for columns in stride(from: 0, through: 60, by: 7) {
      for rows in 0..<22 {
        let size = CellSize(columns: columns, rows: rows)
        #expect(ViewerScreen.frame(state, in: size).buffer.size == size)
      }
    }
  }
}
