import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Times of tables")
struct TimeReaderTests {
  @Test(
    "Dates and times of day are read in many notations",
    arguments: [
      ("1.2.2022", "2022-02-01"), ("01-02-2022", "2022-02-01"), ("2022/2/1", "2022-02-01"),
      ("2022.2.1", "2022-02-01"), ("13/1/2022", "2022-01-13"), ("1/13/2022", "2022-01-13"),
      ("1.2.2022 24:00", "2022-02-02T00:00:00"), ("1.2.2022 0:00", "2022-02-01T00:00:00"),
      ("1.2.2022 13:05:59", "2022-02-01T13:05:59"), ("1.2.2022T13:05", "2022-02-01T13:05:00"),
      ("1.2.2022 13:05:59.123", "2022-02-01T13:05:59"),
      ("1.2.2022, 13.05.09", "2022-02-01T13:05:09"),
      ("1.2.2022 12:30 am", "2022-02-01T00:30:00"), ("1.2.2022 12:30 PM", "2022-02-01T12:30:00"),
      ("1.2.2022 12:30:00 a. m.", "2022-02-01T00:30:00"),
      ("1.2.2022 1:30 p.m.", "2022-02-01T13:30:00"),
      ("1.2.2022 klo 13.05", "2022-02-01T13:05:00"),
      ("1.2.2022 13:05 Uhr", "2022-02-01T13:05:00"),
      ("1.2.2022 1:30PM", "2022-02-01T13:30:00"), ("1.2.2022 11:59 pm", "2022-02-01T23:59:00"),
      ("1.2.22", "2022-02-01"), ("13/1/22 0:00", "2022-01-13T00:00:00"),
      ("13-Jan-22", "2022-01-13"), ("2022-02-01T13", "2022-02-01T13:00:00"),
      ("2022-02-01 24", "2022-02-02T00:00:00"), ("2022-02-01_13:05", "2022-02-01T13:05:00"),
      ("20220201 1305", "2022-02-01T13:05:00"), ("1.2.2022 12 AM", "2022-02-01T00:00:00"),
      ("1.2.2022 1pm", "2022-02-01T13:00:00"), ("1.2.2022 13h05", "2022-02-01T13:05:00"),
      ("1.2.2022 13h", "2022-02-01T13:00:00"), ("2022.02.01.", "2022-02-01"),
      ("1. 2. 2022", "2022-02-01"), ("2022. 02. 01. 13:05", "2022-02-01T13:05:00"),
    ])
  func times(text: String, iso: String) { #expect(isoText(text) == iso, "\(text)") }

  @Test(
    "Offsets and zone names after times are read",
    arguments: [
      ("1.2.2022 13:00 UTC", "13:00"), ("1.2.2022 13:00 (CEST)", "11:00"),
      ("1.2.2022 13:00+02:00", "11:00"), ("1.2.2022 13:00Z", "13:00"),
      ("1.2.2022 13:00 CET", "12:00"), ("1.2.2022 13:00 -0330", "16:30"),
      ("1.2.2022 13:00 GMT+3", "10:00"), ("1.2.2022 13:00+0300[Europe/Riga]", "10:00"),
      ("2022-02-01T13:00+03:00[Europe/Riga]", "10:00"),
      ("Tue Feb 01 2022 13:00:00 GMT+0300 (Eastern European Summer Time)", "10:00"),
    ])
  func offsets(text: String, universal: String) {
    #expect(isoText(text) == "2022-02-01T\(universal):00+00:00", "\(text)")
  }

  @Test("Times with an offset are not taken for ranges without spaces")
  func tightRanges() {
    func texts(_ hours: Range<Int>, _ end: (Int) -> Int) -> [String] {
      hours.map { "2026-01-20 0\($0):00-0\(end($0)):00" }
    }
    #expect(TimeReader.areTightRanges(texts(0..<8) { $0 + 1 }))
    #expect(!TimeReader.areTightRanges(texts(0..<8) { _ in 5 }))
    #expect(!TimeReader.areTightRanges(texts(4..<5) { $0 + 1 }))
    let quarters = [0, 15, 30, 45].map { "2026-01-20 04:\($0 == 0 ? "00" : "\($0)")-05:00" }
    #expect(!TimeReader.areTightRanges(quarters))
  }

  @Test(
    "Texts that are not times are refused",
    arguments: [
      "1-2-22", "32.1.2022", "1.13.2022", "1-2/2022", "0.1.2022", "1.2.2022 24:01",
      "1.2.2022 :30", "1.2.2022 13:60", "1.2.2022 13:5", "1.2.2022 13:05:60", "1.2.2022 13:05:59.",
      "1.2.2022 0:30 AM", "1.2.2022 13:00 PM", "1.2.2022 13:00 XYZ", "1.2.2022 13", "12345.2.1",
      "2022-02-01 3", "2022-02-01 25", "1.2.2022 13h5", "1.2.2022 13 a",
      "1.2.20222", "1.2.2022 13:00 (CET", "2022/2", "2022/123/1", "99999999", "099999999",
      "9007199254740992", "12345678901234567", "4102444800", "99999999999",
    ])
  func others(text: String) { #expect(isoText(text) == nil, "\(text)") }

  @Test(
    "Epochs in seconds to nanoseconds are read",
    arguments: [
      ("100000000", 100_000_000), ("1700000000", 1_700_000_000), ("4102444799", 4_102_444_799),
      ("100000000000", 100_000_000), ("1700000000999", 1_700_000_000),
      ("1700000000999999", 1_700_000_000), ("1700000000999999999", 1_700_000_000),
      ("1.7688636e12", 1_768_863_600), ("1.768863601e9", 1_768_863_601),
    ])
  func epochs(text: String, seconds: Int64) {
    #expect(TimeText.time(in: text)?.seconds == seconds)
    #expect(TimeText.time(in: text)?.isLocal == false)
  }

  @Test("An epoch that a spreadsheet has rounded is no time")
  func roundedEpochs() {
    #expect(TimeText.time(in: "1.76887E+12") == nil && TimeText.time(in: "1.76887E+09") == nil)
  }

  @Test(
    "A range has an end, whose date may be omitted",
    arguments: [
      ("1.2.2022 13:00 - 14:00", "2022-02-01T14:00:00"),
      ("1.2.2022 23:00 - 00:00", "2022-02-02T00:00:00"),
      ("1.2.2022 13:00 - 13:00", "2022-02-02T13:00:00"),
      ("1.2.2022 13:00 – 1.2.2022 14:00", "2022-02-01T14:00:00"),
      ("2022-02-01T13:00/2022-02-01T14:00", "2022-02-01T14:00:00"),
      ("2022-02-01 13:00 - 2022-02-01 14:00", "2022-02-01T14:00:00"),
      ("2022-02-01 13:00-2022-02-01 14:00", "2022-02-01T14:00:00"),
      ("1.2.2022 13:00–1.2.2022 14:00", "2022-02-01T14:00:00"),
    ])
  func ranges(text: String, end: String) throws {
    var text = text
    let moment = try #require(text.withUTF8 { TimeText.moment(in: $0) })
    let stop = try #require(moment.end)
    #expect("\(CivilDateTime(secondsSince1970: stop.seconds))" == end, "\(text)")
    let hour = text.contains("23:00 -") ? "23" : "13"
    #expect(
      "\(CivilDateTime(secondsSince1970: moment.start.seconds))" == "2022-02-01T\(hour):00:00")
  }

  @Test("A date may show whether its day or its month comes first")
  func orders() {
    func facts(_ text: String) -> [Bool] {
      var (text, reader) = (text, TimeReader())
      _ = text.withUTF8 { reader.moment($0) }
      return [reader.hasDayFirst, reader.hasMonthFirst, reader.hasUnclear, reader.hasHalves]
    }
    #expect(facts("13/1/2022") == [true, false, false, false])
    #expect(facts("1/13/2022") == [false, true, false, false])
    #expect(facts("12/11/2022") == [false, false, true, false])
    #expect(facts("12/12/2022") == [false, false, false, false])
    #expect(facts("1.2.2022") == [false, false, false, false])
    #expect(facts("2022/1/2") == [false, false, false, false])
    #expect(facts("1/2/2022 1:00 PM") == [false, false, true, true])
  }

  @Test("Day and month are exchanged only if that gives a date, and the time of day stays")
  func swapping() throws {
    for (text, other) in [
      ("2022-02-01T13:15", "2022-01-02T13:15:00"), ("2022-01-13T13:15", "2022-01-13T13:15:00"),
      ("2022-12-11T00:00", "2022-11-12T00:00:00"), ("1969-02-01T23:00", "1969-01-02T23:00:00"),
    ] {
      let time = try #require(ISOTime(text)).seconds
      #expect("\(CivilDateTime(secondsSince1970: TimeReader.swapped(time)))" == other)
    }
  }
}
