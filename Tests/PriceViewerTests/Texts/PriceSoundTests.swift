import CivilTime
import ElectricityPrices
import Testing

@testable import PriceViewer

@Suite("Prices as sound") struct PriceSoundTests {
  @Test("A day sounds for five seconds, with its hours as ticks and the cheapest hour lowest")
  func day() throws {
    var state = viewer()
    state.apply(.select(time("2022-07-12T18:00")))
    let graph = try #require(state.sound)
    #expect(graph.duration == 5)
    #expect(graph.points.count == 24 && graph.ticks.count == 24)
    let (cheapest, dearest) = (graph.points[13], graph.points[19])
    #expect(cheapest.value == 0 && dearest.value == 1)
    let distance: Double = cheapest.position - 13.0 / 24
    #expect(distance.magnitude < 1e-12)
    #expect(graph.marks == [0.375, 0.75])
  }

  @Test("Gaps and missing prices have no value in the sound") func gaps() throws {
    let state = viewer(series(["1", "", "3", "4"]))
    #expect(try #require(state.sound).points.map(\.value)[1] == nil)
    let slots = [0, 1, 5].map { hour in
      PriceSlot(
        start: time("2022-07-12T00:00").advanced(by: Int64(hour) * 3600),
        end: time("2022-07-12T01:00").advanced(by: Int64(hour) * 3600), price: Price("\(hour)"))
    }
    let holed = PriceSeries(slots: slots, unit: .oerePerKilowattHour, zone: oslo)
    let points = try #require(viewer(holed).sound).points
    #expect(points.map(\.value) == [0, 0.2, nil, 1])
    #expect(abs(points[2].position - 2.0 / 6) < 1e-12)
    #expect(viewer(series([""])).sound == nil)
  }

  @Test("Years sound for half a minute, as means of prices with months as ticks") func years()
    throws
  {
    let state = viewer(fourYears, now: "2025-07-12T09:30", range: .year)
    let graph = try #require(state.sound)
    #expect(
      graph.duration == 30 && graph.ticks.count == 12 && (1000...2200).contains(graph.points.count))
    #expect(graph.points.contains { $0.value == nil })
    #expect(zip(graph.points, graph.points.dropFirst()).allSatisfy { $0.position <= $1.position })
  }
}
