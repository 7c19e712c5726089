import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of tables with dates, hours, notes or last lines in unusual positions.
@Suite("Evidence in lines and cells") struct LineEvidenceTests {
  /// A table of the hours of 20 January: its head, its rows and its last lines.
  struct Shape: Sendable, CustomTestStringConvertible {
    let head: String
    var end = ""
    let row: @Sendable (_ hour: Int) -> String

    var text: String { "\(head)\n" + (0..<24).map { row($0) + "\n" }.joined() + end }
    var testDescription: String { "\(head) \(row(1)) \(end)" }
  }

  private static let shapes: [Shape] = [
    // Empty lines above the names.
    Shape(head: "\ntime;price") { "2026-01-20 \(two($0)):00;\($0)" },
    Shape(head: ";\r\ntime;price") { "2026-01-20 \(two($0)):00;\($0)" },
    Shape(head: "sep=;\n\ntime;price") { "2026-01-20 \(two($0)):00;\($0)" },
    // Dates in three columns.
    Shape(head: "year,month,day,hour,price") { "2026,1,20,\($0),\($0)" },
    Shape(head: "Year;Month;Day;Hour;Price") { "2026;01;20;\($0 + 1);\($0)" },
    Shape(head: "Jahr;Monat;Tag;Stunde;Preis") { "2026;1;20;\($0);\($0)" },
    Shape(head: "price,hour,day,month,year") { "\($0),\($0),20,1,2026" },
    // A date above the table.
    Shape(head: "Date: 2026-01-20\nHour;Price") { "\($0 + 1);\($0)" },
    Shape(head: "CREATED AT 2026/01/19 10:05:11 FOR 2026/01/20\nHour,Price") { "\($0 + 1),\($0)" },
    Shape(head: "Date;Klo;Price") { "20.01.2026;klo \(two($0))-\(two($0 + 1));\($0)" },
    Shape(head: "Elspot 20.01.2026\n\nTime;NO1") { "\(two($0))-\(two($0 + 1));\($0)" },
    Shape(head: "20.01.2026\n\nHour;Price") { "\(two($0)):00;\($0)" },
    Shape(head: "Preise am 20. Januar 2026\nUhrzeit;Preis") { "\(two($0)):00;\($0)" },
    Shape(head: "Updated 2026-01-19\nDate;2026-01-20\nHour,Price") { "Hour \($0 + 1),\($0)" },
    // Stamps of a log beside the times of delivery.
    Shape(head: "Date,Hour,PublishTime,Price") {
      "2026-01-20,\($0),2026-01-19 11:00:\(two($0 + 7)),\($0)"
    },
    Shape(head: "Date,Hour,Queried,Price") {
      "2026-01-20,\($0),2026-01-19T11:00:\(two($0 + 7))Z,\($0)"
    },
    Shape(head: "Zeitstempel;Abschnitt;Preis") {
      "2026-01-20 14:0\($0 % 10):17;2026-01-20 \(two($0)):00;\($0)"
    },
    // Dates with their midnights beside hours.
    Shape(head: "Datum;Stunde;Preis") { "2026-01-20 00:00:00;\($0);\($0)" },
    Shape(head: "Date;Time;Price") { "20.01.2026 00:00;\(two($0)):00;\($0)" },
    Shape(head: "Price,Hour,Date") { "\($0),\($0 + 1),1/20/2026 12:00:00 AM" },
    // Years of two digits.
    Shape(head: "Date;Price") { "20.01.26 \(two($0)):00;\($0)" },
    Shape(head: "Date,Price") { "1/20/26 \($0):00,\($0)" },
    Shape(head: "Date,Hour,Price") { "20-Jan-26,\($0),\($0)" },
    // Labels of hours under other headings.
    Shape(head: "Date;Slot;Price") { "20.01.2026;H\($0 + 1);\($0)" },
    Shape(head: "Date;Product;Price") { "20.01.2026;Hour \($0 + 1);\($0)" },
    Shape(head: "Date;Product;Price") { "20.01.2026;PH\(two($0 + 1));\($0)" },
    Shape(head: "Date;Hour;Price") {
      "20.01.2026;Hour \(two($0 + 1)) (\(two($0)):00 - \(two($0 + 1)):00);\($0)"
    },
    // The last slot has no end.
    Shape(head: "start,end,price") {
      "2026-01-20 \(two($0)):00," + ($0 < 23 ? "2026-01-20 \(two($0 + 1)):00" : "") + ",\($0)"
    },
    // A range whose last end is 24:00.
    Shape(head: "Zeitraum;Preis") {
      "20.01.2026 \(two($0)):00 - 20.01.2026 \(two($0 + 1)):00;\($0)"
    },
    Shape(head: "Zeitraum;Preis") {
      "20.01.2026 \(two($0)):00 Uhr - \(two(($0 + 1) % 24)):00 Uhr;\($0)"
    },
    // Ends in UTC next to local starts.
    Shape(head: "Start local,End UTC,price") {
      "2026-01-20 \(two($0)):00,2026-01-20 \(two($0)):00,\($0)"
    },
    Shape(head: "UTC Timestamp (Interval Ending),Local Timestamp (Interval Beginning),Hub LMP") {
      "2026-01-20 \(two($0)):00,2026-01-20 \(two(($0 + 3) % 24)):00,\($0)"
    },
    Shape(head: "Date;Time;Price") { "2026-01-20;\(two($0)):00-\(two($0 + 1)):00 (CET);\($0)" },
    Shape(head: "Date,Time (Hour Ending),Price") { hour in
      let clock = (hour + 1) % 24
      let half = clock < 12 ? "AM" : "PM"
      return "01/20/2026,\((clock + 11) % 12 + 1):00 \(half) CET,\(hour)"
    },
    // A table of Markdown.
    Shape(head: "| Time | Price |\n|:-----|------:|") { "| 2026-01-20 \(two($0)):00 | \($0) |" },
    // Ranges without spaces.
    Shape(head: "Time;Price") { "2026-01-20 \(two($0)):00-\(two(($0 + 1) % 24)):00;\($0)" },
    Shape(head: "Time;Price") { "20.01.2026 \(two($0)):00-\(two(($0 + 1) % 24)):00;\($0)" },
    Shape(head: "Time;Price") {
      "2026-01-20 \(two($0)):00-2026-01-2\($0 / 23) \(two(($0 + 1) % 24)):00;\($0)"
    },
    // Other columns next to the price, notes that some rows omit, and ends at the last second.
    Shape(head: "From;To;Consumption (kWh);Price;Cost (NOK)") {
      "20.01.2026 \(two($0)):00;20.01.2026 \(two($0 + 1)):00;2,5;\($0),0;\($0 * 2),5"
    },
    Shape(head: "time,price,notes") {
      "2026-01-20 \(two($0)):00,\($0)" + ($0 % 5 == 1 ? ",a" : "")
    },
    Shape(head: "start,end,price") {
      let end = $0 < 23 ? "\(two($0 + 1)):00:00" : "23:59:59"
      return "2026-01-20 \(two($0)):00:00,2026-01-20 \(end),\($0)"
    },
    Shape(head: "end,price") {
      "2026-01-20 " + ($0 < 23 ? "\(two($0 + 1)):00:00" : "23:59:59") + ",\($0)"
    },
    // An exponent with a decimal point among decimal commas.
    Shape(head: "time;price") { "2026-01-20 \(two($0)):00;" + ($0 == 7 ? "0.7E+01" : "\($0),0") },
    Shape(head: "time;price") { "2026-01-20 \(two($0)):00;" + ($0 == 10 ? "1.0E1" : "\($0),0") },
  ]

  /// Returns whether each price is the hour of its slot on 20 January in Oslo.
  private func isRight(_ series: PriceSeries) -> Bool {
    series.count == 24
      && (0..<24).allSatisfy { hour in
        starts(series)[hour] == "2026-01-20T\(two(hour)):00:00+01:00"
          && series[hour].price?.doubleValue == Double(hour) && series[hour].length == 3600
      }
  }

  @Test("Unusual tables of a day give its 24 hours", arguments: shapes)
  func day(shape: Shape) throws {
    #expect(isRight(try read(shape.text)), "\(shape.text)")
  }

  @Test("A two-digit year is read at the end of a date, and refused where it may come first")
  func shortYears() throws {
    func rows(_ dates: String...) -> String {
      "Time;Price\n" + dates.enumerated().map { "\($1) 00:00;\($0)\n" }.joined()
    }
    var options = PriceFile.Options()
    options.now = Instant(secondsSince1970: 1_780_000_000)
    #expect(starts(try read(rows("20.01.26", "21.01.26"), options))[1].hasPrefix("2026-01-21"))
    #expect(starts(try read(rows("31.12.19", "01.01.20"), options))[1].hasPrefix("2020-01-01"))
    #expect(starts(try read(rows("20.01.26"), options))[0].hasPrefix("2026-01-20"))
    #expect(failure(rows("26.01.20", "26.01.21"), options) != nil)
    #expect(failure(rows("26/01/20"), options) != nil)
  }

  @Test("A line above the table that states its date is not reported as skipped")
  func titles() throws {
    let rows = (0..<24).map { "\($0 + 1);\($0)\n" }.joined()
    let dated = try read("Date: 2026-01-20\nHour;Price\n\(rows)")
    #expect(!dated.warnings.contains(.skippedTitles(1)))
    #expect(
      try read("Prices\nDate: 2026-01-20\nHour;Price\n\(rows)").warnings
        .contains(.skippedTitles(1)))
    // Either of two dates could be the date of the prices.
    #expect(failure("Week of 2026-01-19\nDate: 2026-01-20\nHour;Price\n\(rows)") != nil)
    // A date in an unknown notation is not a missing one.
    for date in ["2026年1月20日", "20 stycznia 2026"] {
      let cells = (0..<24).map { "\(date);\($0 + 1);\($0)\n" }.joined()
      #expect(failure("Delivery day;Hour;Price\n\(cells)") != nil, "\(date)")
    }
    for word in ["Exported:", "Stand:", "As of", "Erstellt am", "Hentet", "Luotu", "Généré le"] {
      let exported = try read("\(word) 2026-01-19\nDate: 2026-01-20\nHour;Price\n\(rows)")
      #expect(starts(exported).first == "2026-01-20T00:00:00+01:00", "\(word)")
    }
  }

  @Test(
    "Rows of sums, means and extremes are left out",
    arguments: [
      ["Average;11,5"], ["Mittelwert;11,5"], ["Gennemsnit:;11,5"], ["Total;276"],
      ["Min;0", "Max;23", "Off-peak 1;3,5"], ["Tagesmittel;11,5"], ["Base load;11,5"],
      ["Average price;11,5"],
    ])
  func summaries(rows: [String]) throws {
    let end = rows.map { $0 + "\n" }.joined()
    let plain = Shape(head: "Time;Price", end: end) { "2026-01-20 \(two($0)):00;\($0)" }
    let series = try read(plain.text)
    #expect(isRight(series) && series.warnings.contains(.leftOut(rows.count, reason: .summary)))
    let dated = Shape(head: "Date;Hour;Price", end: rows.map { "2026-01-20;\($0)\n" }.joined()) {
      "2026-01-20;\(two($0))-\(two($0 + 1));\($0)"
    }
    #expect(isRight(try read(dated.text)))
  }

  @Test(
    "Ambiguous dates, values in other units and rows without a time are refused",
    arguments: [
      "26-01-20 00:00;1\n26-01-20 01:00;2", "2026-01-20 00:00;5 kWh", "2026-01-20 00:00;45 %",
      "2026-01-20 00:00;1\nNO1;2", "2026-01-20 00:00;1\nApril;2",
    ])
  func refused(rows: String) { #expect(failure("Time;Price\n\(rows)\n") != nil) }

  /// The local times of three days around the autumn change in Oslo, with the names of their
  /// offsets.
  private static let autumn = (24...26).flatMap { day in
    (0..<24).flatMap { hour -> [(Int, Int, String)] in
      let names = day * 24 + hour <= 25 * 24 + 2 ? ["CEST"] : []
      let later = day * 24 + hour >= 25 * 24 + 2 ? ["CET"] : []
      return (names + later).map { (day, hour, $0) }
    }
  }

  /// Returns whether the prices count the hours from 24 October on.
  private func countsHours(_ series: PriceSeries) throws -> Bool {
    let first = try #require(ISOTime("2026-10-23T22:00Z")).seconds
    return series.count == 73
      && series.enumerated().allSatisfy { place, slot in
        slot.price?.doubleValue == Double(place)
          && slot.start.secondsSince1970 == first + Int64(place) * 3600
      }
  }

  @Test("The name of summer time in the first rows does not apply to the other rows")
  func summerFirst() throws {
    let rows = Self.autumn.enumerated().map { place, time in
      "\(time.0).10.2026;\(two(time.1)):00;\(time.2);\(place)\n"
    }
    #expect(try countsHours(try read("Datum;von;Zeitzone von;Preis\n" + rows.joined())))
  }

  @Test("Ranges at a change of the clocks are read although they seem too long or too short")
  func oddRanges() throws {
    let ends = Self.autumn.dropFirst().map(\.1) + [0]
    let rows = zip(Self.autumn, ends).enumerated().map { place, row in
      "\(row.0.0).10.2026;\(two(row.0.1)):00 - \(two(row.1)):00;\(place)\n"
    }
    #expect(try countsHours(try read("Dag;Tid;Pris\n" + rows.joined())))
  }

  @Test(
    "Columns for both runs of the autumn hour are read, also on days that have it once",
    arguments: [24, 25])
  func bothHours(day: Int) throws {
    let names = ["Hour 1", "Hour 2", "Hour 3A", "Hour 3B"] + (4...24).map { "Hour \($0)" }
    let numbers = (0..<25).map { $0 == 3 && day != 25 ? "" : "\($0)" }
    let series = try read(
      "Delivery day;\(names.joined(separator: ";"))\n\(day).10.2026;"
        + numbers.joined(separator: ";") + "\n")
    #expect(series.count == (day == 25 ? 25 : 24))
    let fourth = try #require(series.first { $0.price?.doubleValue == 4 })
    #expect(ISOTime.text(fourth.start, in: series.zone).contains("\(day)T03:00"))
  }

  @Test("An hour labelled 2A follows hour 2")
  func secondOfTwo() throws {
    let labels = ["1", "2", "2A"] + (3...24).map { "\($0)" }
    let rows = labels.enumerated().map { "25.10.2026;\($1);\($0)\n" }
    let series = try read("Data;Godzina;Cena\n" + rows.joined())
    #expect(series.count == 25 && series.map { $0.price?.doubleValue } == (0..<25).map(Double.init))
  }

  @Test("Columns of half and quarter hours are read", arguments: [48, 96])
  func parts(count: Int) throws {
    let names = (0..<count).map { "\(two($0 * 24 / count)):\(two($0 * 1440 / count % 60))" }
    let numbers = (0..<count).map { "\($0)" }.joined(separator: ";")
    let numbered = (1...count).map(String.init)
    let heads = [
      names, Array(names.dropFirst()) + ["24:00"], numbered, numbered.map { "Q" + $0 },
    ]
    for head in heads {
      let series = try read("Date;\(head.joined(separator: ";"))\n2026-01-20;\(numbers)\n")
      #expect(series.count == count && series[0].length == Int64(86_400 / count))
      #expect(starts(series)[0] == "2026-01-20T00:00:00+01:00")
      #expect(series[count - 1].price?.doubleValue == Double(count - 1))
    }
  }

  @Test("The last of two local slots can be without an end")
  func openEnd() throws {
    let series = try read(
      "start,end,price\n2026-01-20 00:00,2026-01-20 01:00,1\n2026-01-20 01:00,,2")
    #expect(series.count == 2 && series[1].length == 3600)
    #expect(!series.warnings.contains { if case .farEnds = $0 { true } else { false } })
  }

  @Test("A unit can be written in words")
  func unit() throws {
    let rows = "2026-01-20T00:00Z,10\n2026-01-20T01:00Z,20\n"
    let unit = PriceUnit(.usd, .major, per: .megawattHour)
    for name in ["DollarsPerMegawattHour", "Price (dollars per MWh)", "dollars per megawatt-hour"] {
      let file = try PriceFile.read(bytes: Array("time,\(name)\n\(rows)".utf8), name: "x")
      #expect(file.series[0].unit?.currency == unit.currency, "\(name)")
      #expect(file.series[0][0].price?.doubleValue == 1, "\(name)")
    }
  }
}

/// Returns a number with two digits.
func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
