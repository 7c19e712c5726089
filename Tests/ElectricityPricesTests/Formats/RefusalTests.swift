import Testing

@testable import ElectricityPrices

/// Tests of what the readers of single formats refuse, each with a file of that format.
@Suite("Refusals of formats")
struct RefusalTests {
  private static let own = "start,end,price,unit,area,vat\n"
  private static let first = "2026-11-20T00:00:00+01:00,2026-11-20T01:00:00+01:00,32.6,"
  private static let second = "2026-11-20T01:00:00+01:00,2026-11-20T02:00:00+01:00,32.6,"

  private static func auction(_ currency: String) -> String {
    #"[{"deliveryArea": "NO1", "currency": "\#(currency)", "prices": ["#
      + #"{"deliveryStart": "2025-10-16T22:00:00Z", "price": 1}]}]"#
  }

  private static let cases: [(name: String, text: String, part: String)] = [
    (
      "position of ENTSO-E",
      EntsoeFormatTests.document(
        EntsoeFormatTests.series(
          start: "2024-01-01T00:00Z", end: "2024-01-01T01:00Z", points: [(0, "1")])),
      "position"
    ),
    (
      "time of an ENTSO-E table",
      "MTU (UTC),Area,Day-ahead Price (EUR/MWh)\nsoon,BZN|NO1,10\n", "“soon”"
    ),
    (
      "hour that is skipped",
      "MTU (CET/CEST),Area,Day-ahead Price (EUR/MWh)\n"
        + "31/03/2024 02:00:00 - 31/03/2024 03:00:00,BZN|NO1,10\n", "2024-03-31T02:00"
    ),
    (
      "day of GME", #"[{"data": "soon", "ora": 1, "zona": "PUN", "prezzo": 1}]"#, "“soon”"
    ),
    (
      "hour of GME", #"[{"data": 20240131, "ora": "x", "zona": "PUN", "prezzo": 1}]"#, "ora"
    ),
    (
      "end that is none",
      #"{"prices": [{"start": "2026-11-20T00:00:00Z", "end": "2026-11-20T01:00:00Z", "#
        + #""price": 1}, {"start": "2026-11-20T01:00:00Z", "end": true, "price": 1}]}"#, "end"
    ),
    (
      "entry without its time",
      #"[{"NOK_per_kWh": 1, "time_start": "2025-10-01T00:00:00+02:00"}, {"NOK_per_kWh": 2}]"#,
      "time_start"
    ),
    (
      "currency of an auction", auction("gold"), "currency"
    ),
    (
      "currencies of an area", String(auction("NOK").dropLast() + "," + auction("EUR").dropFirst()),
      "currency"
    ),
    (
      "row of PSE without a time", #"{"value": [{"rce_pln": 1, "period": "x"}]}"#, "dtime_utc"
    ),
    ("table of PSE without a day", "rce_pln;dtime\n1;2025-07-01 00:15\n", "dtime_utc"),
    ("own unit", own + first + "dust,NO1,excluded\n", "“dust”"),
    (
      "own units that differ",
      own + first + "øre/kWh,NO1,excluded\n" + second + "EUR/MWh,NO1,excluded\n", "unit"
    ),
    ("own tax", own + first + "øre/kWh,NO1,perhaps\n", "perhaps"),
    (
      "own taxes that differ",
      own + first + "øre/kWh,NO1,excluded\n" + second + "øre/kWh,NO1,included\n", "vat"
    ),
    (
      "own zone",
      "start,end,price,unit,area,vat,zone,notices\n" + first
        + "øre/kWh,NO1,excluded,Atlantis,\n",
      "Atlantis"
    ),
    (
      "three where two are", #"{"meta_data": {}, "series": [[1672527600000, 1, 2]]}"#,
      "pair"
    ),
    ("one where two are", #"{"meta_data": {}, "series": [[1672527600000]]}"#, "pair"),
    ("day of XM", "Date,Values_Hour01\nsoon,1\n", "“soon”"),
  ]

  @Test(
    "Each reader refuses a wrong file of its format in a sentence with the reason", arguments: cases
  )
  func sentences(name: String, text: String, part: String) throws {
    let error = try #require(failure(text), "\(name) was read")
    #expect(error.sentence.contains(part), "\(name): \(error.sentence)")
    #expect(!error.sentence.contains("\n"))
  }
}
