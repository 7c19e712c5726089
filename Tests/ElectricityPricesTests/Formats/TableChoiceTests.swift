import Testing

@testable import ElectricityPrices

@Suite("What is chosen in tables and lists")
struct TableChoiceTests {
  @Test("A column that names its clock is the start, not one of unknown times")
  func clocks() throws {
    let text = "created,when (UTC),price\n2026-11-01 08:00,2026-11-20 13:00,1\n"
    #expect(try TableCaseTests.facts(text) == "11-20T13:00=1")
  }

  @Test("A note in a table of one row names no series")
  func note() throws {
    #expect(try TableCaseTests.facts("time,price,note\n2026-11-20T13:00Z,1,x\n") == "11-20T13:00=1")
  }

  @Test("A wanted currency chooses among columns, where one has it")
  func currencies() throws {
    let text = "time,price EUR/MWh,price NOK/MWh\n2026-11-20T13:00Z,10,30\n"
    var options = PriceFile.Options()
    options.unit = .oerePerKilowattHour
    let series = try read(text, options)
    #expect(series.map(\.price) == [3] && series.area == nil && series.warnings == [])
    options.unit = PriceUnit(.sek)
    #expect(
      failure(text, options)?.reason == .severalColumns(["price EUR/MWh", "price NOK/MWh"]))
  }

  @Test("A list beside its times is by the clocks that its unit speaks for")
  func lists() throws {
    let text = "{\"unit\":\"p/kWh\",\"time\":[\"2026-07-20T13:00\"],\"price\":[1]}"
    #expect(try TableCaseTests.facts(text) == "07-20T12:00=1")
    #expect(try read(text).warnings == [.assumedZone("Europe/London")])
  }
}
