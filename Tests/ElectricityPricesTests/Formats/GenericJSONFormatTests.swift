import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Generic JSON")
struct GenericJSONFormatTests {
  private func check(_ cases: [(text: String, truth: String)]) throws {
    for (text, truth) in cases {
      if let reason = failure(text)?.reason {
        #expect(TableCaseTests.text(reason) == truth, "\(text)")
      } else {
        #expect(try TableCaseTests.facts(text) == truth, "\(text)")
      }
    }
  }

  @Test("Keys, zones and cells")
  func cases() throws {
    try check([
      (#"[{"start":"2026-11-20T00:00:00\u002B01:00","price":32.6}]"#, "11-19T23:00=32.6"),
      (#"[{"start":"2026-11-20T00:00:00Z","price":"\u0033\u0032.6"}]"#, "11-20T00:00=32.6"),
      (#"[{"\u0073tart":"2026-11-20T00:00:00Z","price":1}]"#, "11-20T00:00=1"),
      (#"[{"datetime_utc":"2026-11-20T00:00:00","price":1}]"#, "11-20T00:00=1"),
      (#"[{"startTimeUtc":"2026-11-20T00:00:00","price":1}]"#, "11-20T00:00=1"),
      (#"[{"utc_timestamp":"2026-11-20T00:00:00","price":1}]"#, "11-20T00:00=1"),
      (#"[{"HourDK":"2026-11-20T00:00:00","price":1}]"#, "11-19T23:00=1"),
      (#"[{"time":"2026-11-20T00:00:00","price":1}]"#, "11-19T23:00=1"),
      (#"[{"time":"2026-11-20T00:00:00Z","price":"1.936,28"}]"#, "11-20T00:00=1936.28"),
      (
        #"[{"time":"2026-11-20T00:00:00Z","price":"n/e"},"#
          + #"{"time":"2026-11-20T01:00:00Z","price":1}]"#,
        "11-20T00:00=none 11-20T01:00=1"
      ),
      (#"[{"time":"2026-11-20T00:00:00Z","price":"x"}]"#, #"badNumber(field: "price", text: "x")"#),
      (
        #"[{"time":"05/13/2024 12:00","price":1},{"time":"05/03/2024 12:00","price":2}]"#,
        "05-03T10:00=2 05-13T10:00=1"
      ),
      (
        #"{"time":["2026-11-20T00:00Z","2026-11-20T01:00Z"],"price":[1,2]}"#,
        "11-20T00:00=1 11-20T01:00=2"
      ),
      (#"{"time":["2026-11-20T00:00Z"],"price":[1,2]}"#, "unevenLists(times: 1, prices: 2)"),
      (
        #"{"unix_seconds":[1795132800,1795136400],"price":[1]}"#, "unevenLists(times: 2, prices: 1)"
      ),
      (#"{"unix_seconds":[1795132800],"price":[1,2]}"#, "unevenLists(times: 1, prices: 2)"),
    ])
  }

  @Test("Mixtures are errors")
  func mixtures() throws {
    try check([
      (
        #"[{"time":"2026-11-20T00:00Z","price":1},{"time":"2026-11-20T01:00","price":1}]"#,
        #"wrongType(field: "time", expected: "with an offset, as before")"#
      ),
      (
        #"[{"start":"2026-11-20T00:00Z","end":"2026-11-20T01:00","price":1}]"#,
        #"wrongType(field: "end", expected: "with an offset, as before")"#
      ),
      (
        #"[["2026-11-20T00:00Z",1],["2026-11-20T01:00",1]]"#,
        "wrongType(field: ElectricityPrices.FieldName.time, "
          + "expected: ElectricityPrices.Expectation.timeWithOffset(like: nil))"
      ),
      (#"[{"time":"2026-11-20T00:00Z","price":1},{"price":2}]"#, #"missing(field: "time")"#),
      (
        #"[{"time":"2026-11-20T00:00Z","price":1,"unit":"EUR/MWh"},"#
          + #"{"time":"2026-11-20T01:00Z","price":1,"unit":"EUR/kWh"}]"#,
        #"mixed(field: "unit", first: "EUR/MWh", other: "EUR/kWh")"#
      ),
      (
        #"[{"time":"2026-11-20T00:00Z","price":1,"currency":"EUR"},"#
          + #"{"time":"2026-11-20T01:00Z","price":1,"currency":"SEK"}]"#,
        #"mixed(field: "currency", first: "EUR", other: "SEK")"#
      ),
      (
        #"[{"time":"2026-11-20T00:00+19:00","price":1}]"#,
        #"badTime(field: "time", text: "2026-11-20T00:00+19:00")"#
      ),
      (#"[{"time":"2026-11-20T00:00Z","price":1,"unit":"EUR/Wh"}]"#, #"badUnit("EUR/Wh")"#),
      (
        #"[{"time":"2026-11-20T00:00Z","price":1,"unit":"Wh","currency":"EUR"}]"#,
        #"badUnit("Wh")"#
      ),
    ])
  }

  @Test("Units from keys and attributes")
  func units() throws {
    for (text, symbol) in [
      (#"[{"time":"2026-11-20T00:00Z","SpotPriceDKK":1}]"#, "øre/kWh"),
      (
        #"{"unit_of_measurement":"EUR/MWh","data":[{"time":"2026-11-20T00:00Z","price":1}]}"#,
        "ct/kWh"
      ),
      (
        #"{"data":{"unit":"SEK/kWh","prices":[{"time":"2026-11-20T00:00Z","price":1}]}}"#, "öre/kWh"
      ),
      (#"[{"time":"2026-11-20T00:00Z","EUR_per_kWh":1}]"#, "ct/kWh"),
      (#"[{"time":"2026-11-20T00:00Z","price_eur_mwh":1}]"#, "ct/kWh"),
    ] {
      #expect(try read(text).unit?.symbol == symbol, "\(text)")
    }
  }

  @Test("An assumed zone is said")
  func assumed() throws {
    #expect(
      try read(#"[{"time":"2026-11-20T00:00","price":1}]"#).warnings == [
        .assumedZone("Europe/Oslo")
      ])
    #expect(try read(#"[{"time_utc":"2026-11-20T00:00","price":1}]"#).warnings == [])
    #expect(try read(#"[["2026-11-20T00:00",1]]"#).warnings == [.assumedZone("Europe/Oslo")])
  }
}
