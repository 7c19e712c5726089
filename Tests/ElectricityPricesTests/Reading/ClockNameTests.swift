import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Names of time zones")
struct ClockNameTests {
  @Test(
    "A zone name after a time is a fixed offset",
    arguments: [
      ("UTC", 0), ("GMT", 0), ("z", 0), ("WET", 0), ("WEST", 1), ("BST", 1), ("CET", 1),
      ("CEST", 2), ("MEZ", 1), ("MESZ", 2), ("EET", 2), ("EEST", 3), ("TRT", 3), ("JST", 9),
      ("AEST", 10), ("AEDT", 11), ("est", -5), ("EDT", -4), ("CST", -6), ("CDT", -5), ("PST", -8),
      ("PDT", -7),
    ])
  func offsets(name: String, hours: Int) {
    #expect(ClockName.offset(name) == hours * 3600)
  }

  @Test("Words such as price and ETC are not names of time zones")
  func others() {
    for word in ["", "price", "XYZ", "ETC"] {
      #expect(ClockName.offset(word) == nil && !ClockName.isName(word), "\(word)")
    }
    // A single letter is a word of a heading.
    #expect(!ClockName.isName("Z") && ClockName.isName("dk") && ClockName.isName("EPT"))
  }

  @Test(
    "A place next to a word for times is a time zone",
    arguments: [
      ("Time (Helsinki)", "Europe/Helsinki"), ("Local time (London)", "Europe/London"),
      ("Datetime (Eastern Time)", "America/New_York"), ("Time (Central)", "America/Chicago"),
      ("Time (Central Prevailing Time)", "America/Chicago"),
      ("Local Timestamp Pacific Time (Interval Beginning)", "America/Los_Angeles"),
      ("Time (local)", nil), ("Price (London)", nil), ("Time (Central European Time)", nil),
    ] as [(String, String?)])
  func places(heading: String, zone: String?) {
    #expect(ColumnName(heading).clock?.zone.identifier == zone)
  }

  @Test(
    "A document states its zone as a city or as an offset",
    arguments: [
      #""timezone": "Helsinki""#, #""utc_offset_seconds": 10800"#, #""utc_offset": "+03:00""#,
    ])
  func stated(fact: String) throws {
    let text = #"{\#(fact), "prices": [{"time": "2026-07-01 00:00", "price": 3}]}"#
    let series = try read(text)
    #expect(starts(series) == ["2026-07-01T00:00:00+03:00"])
  }

  @Test("A zone name in a heading means the local time of a place, or a fixed offset")
  func headings() throws {
    func clock(_ words: String...) -> [String?] {
      let clock = ClockName.clock(words)
      return [clock?.zone.identifier, clock?.strict?.identifier]
    }
    #expect(clock("time", "utc") == ["UTC", nil] && clock("gmt") == ["UTC", nil])
    #expect(clock("gmt", "bst") == ["Europe/London", nil])
    #expect(clock("cet", "cest") == ["Europe/Brussels", nil])
    #expect(clock("cet") == ["Europe/Brussels", "+01:00"])
    #expect(clock("cest") == ["+02:00", nil] && clock("edt") == ["-04:00", nil])
    #expect(clock("est") == ["America/New_York", "-05:00"])
    #expect(clock("ept") == ["America/New_York", nil])
    #expect(clock("hour", "dk") == ["Europe/Copenhagen", nil])
    #expect(clock("jst") == ["+09:00", nil] && clock("aest") == ["+10:00", nil])
    #expect(clock("time") == [nil, nil])
  }

  @Test("The clock of a name that can mean two is told in summer, when they differ")
  func summer() throws {
    func warnings(_ name: String, _ day: String) throws -> [PriceWarning] {
      try read("Time (\(name)),Price EUR/MWh\n\(day) 00:00,3\n\(day) 01:00,4\n").warnings
    }
    let told = PriceWarning.assumedClock("Europe/Brussels", "+01:00")
    #expect(
      try warnings("MEZ", "2026-07-20") == [told] && PriceWarning(code: told.code ?? "") == told)
    #expect(try warnings("MEZ", "2026-01-20") == [] && warnings("CET/CEST", "2026-07-20") == [])
  }
}
