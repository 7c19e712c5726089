import Testing

@testable import ElectricityPrices

@Suite("Labels of hours")
struct HourLabelTests {
  @Test(
    "A number is a label that counts hours",
    arguments: [
      ("13", 13), ("H13", 13), ("h 1", 1), ("HE13", 13), ("he 7", 7), ("Hour 5", 5), ("kl. 07", 7),
      ("kl 7", 7), ("13h", 13), ("13 Uhr", 13), (" 24 ", 24), ("123", 123), ("Stunde 5", 5),
      ("0u", 0),
    ])
  func counts(text: String, hours: Int) throws {
    let label = try #require(HourLabel(text))
    #expect(label.minutes == hours * 60 && label.form == .count, "\(text)")
    #expect(!label.isFirst && !label.isSecond)
  }

  @Test("A mark distinguishes the first and the second of two equal hours")
  func marks() throws {
    let first = try #require(HourLabel("2A"))
    #expect(first.minutes == 120 && first.isFirst && !first.isSecond)
    for text in ["2A:00", "2A-3A"] {
      let label = try #require(HourLabel(text))
      #expect(label.minutes == 120 && label.isFirst && !label.isSecond, "\(text)")
    }
    for text in ["2B", "02X", "02x", "2*", "2B:00", "2B-3B"] {
      let second = try #require(HourLabel(text))
      #expect(second.minutes == 120 && second.isSecond && !second.isFirst, "\(text)")
    }
  }

  @Test(
    "A time of day is a label in minutes after midnight",
    arguments: [
      ("13:15", 795), ("13.15", 795), ("1:00 PM", 780), ("12:00 AM", 0), ("12:30 pm", 750),
      ("12 AM", 0), ("1 p.m.", 780),
      ("24:00", 1440), ("00:00", 0), ("kl. 13:15", 795), ("13:00 Uhr", 780), ("13h15", 795),
      ("00u00", 0),
    ])
  func clocks(text: String, minutes: Int) throws {
    let label = try #require(HourLabel(text))
    #expect(label.minutes == minutes && label.form == .clock, "\(text)")
  }

  @Test(
    "A range is a label with its start, also if the clocks change within it",
    arguments: [
      ("13-14", 780), ("00 - 01", 0), ("13:00 – 14:00", 780), ("23 - 00", 1380),
      ("23:00-24:00", 1380), ("13:00-13:15", 780), ("13:45 - 14:00", 825), ("24-25", 1440),
      ("kl. 7-8", 420), ("13:00-13:01", 780),
      ("01:00-03:00", 60), ("02:00 - 02:00", 120), ("02:45-02:00", 165),
      ("de 0h à 1h", 0), ("De 13:00 a 14:00", 780), ("13u-14u", 780), ("13:00 -> 14:00", 780),
      ("13:00 → 14:00", 780), ("00h15-00h30", 15), ("H02-Q3", 90), ("Q1", 0), ("QH96", 1425),
      ("QH 2", 15), ("13:00 do 14:00", 780), ("13:00 / 14:00", 780), ("13:00 thru 14:00", 780),
    ])
  func ranges(text: String, minutes: Int) throws {
    let label = try #require(HourLabel(text))
    #expect(label.minutes == minutes && label.form == .range, "\(text)")
  }

  @Test(
    "Texts that are not labels of hours are refused",
    arguments: [
      "", "h", "abc", "-5", "1234", "13-15", "13:00-14:01", "14-13", "13-13", "13:60", "26:00",
      "5c", "2AB", "13-14-15", "100-101", "Q0", "Q101", "H1-Q5", "2A:B0",
    ])
  func others(text: String) { #expect(HourLabel(text) == nil) }

  @Test("Minutes of labels cover a day with an additional autumn hour")
  func minutes() {
    #expect(HourLabel.minutes("0") == 0 && HourLabel.minutes("25") == 1500)
    #expect(HourLabel.minutes("26") == nil && HourLabel.minutes("x") == nil)
    #expect(HourLabel.minutes("13:15") == 795 && HourLabel.minutes("24-25") == 1440)
  }
}
