import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of tables that people have: each case is a text with the truth about it.
///
/// The truth is the starts in UTC with the prices in the unit of the file, or why the text is
/// refused.
@Suite("Tables of no particular service")
struct TableCaseTests {
  typealias Case = (text: String, truth: String)

  /// Returns the slots as `11-20T13:00=326.4 …`, in UTC.
  static func facts(_ text: String, _ options: PriceFile.Options = .init()) throws -> String {
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x", options: options)
    return file.series.map { series in
      let slots = series.map { slot in
        let start = String(ISOTime.text(slot.start, in: .utc).dropFirst(5).prefix(11))
        return "\(start)=\(slot.price?.description ?? "none")"
      }.joined(separator: " ")
      return file.series.count > 1 ? "\(series.area ?? "?"): \(slots)" : slots
    }.joined(separator: "; ")
  }

  /// Returns a reason as it would be written in the source.
  static func text(_ reason: PriceFileError.Reason) -> String {
    "\(reason)".replacing(/ElectricityPrices\.FieldName\.named\(("[^"]*")\)/) { $0.1 }
      .replacing(/ElectricityPrices\.Expectation\.time(With|Without)Offset\(.*before\)\)/) {
        match in
        match.1 == "With" ? "\"with an offset, as before\"" : "\"without offset, as before\""
      }
  }

  /// Returns the warnings of the first series, except those about missing prices.
  private func warnings(_ text: String) throws -> [PriceWarning] {
    try read(text).warnings.filter { if case .missing = $0 { false } else { true } }
  }

  // MARK: Hours without dates

  @Test("Hours without a date are those of the stated date, and prices can be under dates")
  func dateless() throws {
    var options = PriceFile.Options()
    options.date = try date("2026-01-20")
    let truth = "01-19T23:00=1 01-20T00:00=2"
    try check(
      [
        ("time;price\n00:00;1\n01:00;2\n", truth),
        (
          "Hours,Volume (MWh),Price (€/MWh)\n00 - 01,20000,10\n01 - 02,20001,20\n", truth
        ),
        ("time|price\n00:00|1\n01:00|2\n", truth),
        ("hour,2026-01-20,2026-01-21\n0,1,3\n1,2,4\n", "\(truth) 01-20T23:00=3 01-21T00:00=4"),
        ("Stunde;20.01.2026\n00:00 - 01:00;1\n01:00 - 02:00;2\n", truth),
        ("date,minutes,price\n2026-01-20,0,1\n2026-01-20,60,2\n", truth),
        ("time,price\n2601200000,1\n2601200100,2\n", truth),
        ("hour,load\n0,1\n1,2\n", "unknownFormat"),
        ("hour;xyz\n00:00;1\n01:00;2\n", "unknownFormat"),
      ], options)
    options.date = nil
    options.now = Instant(secondsSince1970: 1_768_910_400)
    let warnings = try read("time;price\n00:00;1\n01:00;2\n", options).warnings
    #expect(warnings.contains(.assumedDate(try date("2026-01-20"))))
  }

  @Test("Offsets in a column of hours of UTC tell the repeated hour apart in any order of rows")
  func offsets() throws {
    try check([
      (
        "time,UTC offset (h),price\n2025-10-26 02:00,1,2\n2025-10-26 02:00,2,1\n",
        "10-26T00:00=1 10-26T01:00=2"
      )
    ])
  }

  @Test("A column of summer time tells the repeated hour apart in any order of rows")
  func seasons() throws {
    let expected = "10-25T23:00=1 10-26T00:00=2 10-26T01:00=3 10-26T02:00=4"
    let rows = ["01:00,S,1", "02:00,S,2", "02:00,W,3", "03:00,W,4"]
    let headings = ["is_dst": ("0", "1"), "DSTFlag": ("N", "Y"), "Sommertid": ("Nei", "Ja")]
    for (heading, (standard, summer)) in headings {
      for order in [[0, 1, 2, 3], [2, 0, 3, 1], [0, 2, 1, 3], [3, 2, 1, 0]] {
        let lines = order.map { index in
          "2025-10-26 " + rows[index].replacing("S", with: summer).replacing("W", with: standard)
        }
        try check([("time,\(heading),price\n\(lines.joined(separator: "\n"))\n", expected)])
      }
    }
    // A mark of the repeated hour.
    try check([
      (
        "time,DSTFlag,price\n2025-10-26 02:00,Y,3\n2025-10-26 03:00,N,4\n2025-10-26 01:00,N,1\n"
          + "2025-10-26 02:00,N,2\n", expected
      )
    ])
    let same = "time,dst,price\n2025-10-26 02:00,1,3\n2025-10-26 01:00,1,1\n2025-10-26 02:00,1,2\n"
    #expect(failure(same)?.reason == .wrongAutumnTimes(date: try date("2025-10-26")))
  }

  // MARK: Zones

  @Test(
    "A column that names its time zone is read in that zone",
    arguments: [
      ("time", "12:00"), ("MTU (UTC)", "13:00"), ("datetime_utc", "13:00"), ("HourUTC", "13:00"),
      ("TimeUTC", "13:00"), ("utc_timestamp", "13:00"), ("Datetime (UTC)", "13:00"),
      ("MTU (CET/CEST)", "12:00"), ("time (EET/EEST)", "11:00"), ("time (GMT)", "13:00"),
      ("HourDK", "12:00"), ("TimeDK", "12:00"), ("start (Europe/Helsinki)", "11:00"),
      ("time UTC+3", "10:00"), ("time (UTC+02:00)", "11:00"), ("startTimeUtc", "13:00"),
      ("time_cet", "12:00"), ("time (CEST)", "11:00"), ("time (WET/WEST)", "13:00"),
      ("Local time", "12:00"),
    ])
  func namedZones(name: String, universal: String) throws {
    for time in ["2026-11-20T13:00", "20.11.2026 13:00"] {
      let text = "\(name);price\n\(time);326.4\n"
      #expect(try Self.facts(text) == "11-20T\(universal)=326.4", "\(text)")
      let isAssumed = ["time", "Local time"].contains(name)
      #expect(try warnings(text) == (isAssumed ? [.assumedZone("Europe/Oslo")] : []), "\(text)")
    }
  }

  @Test("Times in UTC are read as UTC in tables of any length", arguments: [24, 9000, 120_000])
  func lengths(count: Int) throws {
    let first = try #require(ISOTime("2026-11-20T00:00Z")).seconds
    let rows = (0..<count).map {
      "\(CivilDateTime(secondsSince1970: first + Int64($0) * 3600)),\($0)"
    }
    let series = try read("time_utc,price\n" + rows.joined(separator: "\n"))
    #expect(series.start?.secondsSince1970 == first && series.count == count)
    #expect(series.warnings == [] && series.zone.identifier == "Europe/Oslo")
  }

  @Test(
    "The assumed zone follows the currency and the area, not the language, and is reported",
    arguments: [
      (
        "Period from,Period to,Agile Import price (p/kWh)\n05/12/2023 00:00,05/12/2023 00:30,1.5\n",
        "Europe/London"
      ),
      ("fecha;hora;precio\n20/11/2026;0;1\n20/11/2026;1;2\n", "Europe/Oslo"),
      ("Zeit;Preis\n20.11.2026 00:00;1\n", "Europe/Oslo"),
      ("time,price,area\n2026-11-20 00:00,1,DE\n", "Europe/Berlin"),
      ("Tarih;Saat;Fiyat (TL/MWh)\n20/11/2026;00:00;1\n", "Europe/Istanbul"),
      ("日付,価格 (円/kWh)\n2026-11-20 00:00,1\n", "Asia/Tokyo"),
      ("time,price SEK/kWh\n2026-11-20 00:00,1\n", "Europe/Stockholm"),
      ("time,SE3\n2026-11-20 00:00,1\n", "Europe/Stockholm"),
      ("date,time_block,mcp_rs_mwh\n27-12-2023,00:00 - 00:15,3080.45\n", "Asia/Kolkata"),
      (
        "TradingDate,TradingPeriod,PointOfConnection,DollarsPerMegawattHour\n2024-05-01,1,ABY,2\n",
        "Pacific/Auckland"
      ),
      (
        "DateStart,TimeStart,DateEnd,TimeEnd,ValueName,Value\n"
          + "2026-11-20,00:00,2026-11-20,00:59,x,1\n", "UTC"
      ),
      ("time,FI\n2026-11-20 00:00,1\n", "Europe/Helsinki"),
      ("time,price,area\n2026-11-20 00:00,1,FI\n", "Europe/Helsinki"),
      ("time,price\n2026-11-20 00:00,1\n", "Europe/Oslo"),
    ])
  func guesses(text: String, zone: String) throws {
    let series = try read(text)
    #expect(series.zone.identifier == zone)
    #expect(series.warnings.contains(.assumedZone(zone)), "\(series.warnings)")
    var options = PriceFile.Options()
    options.zone = .utc
    #expect(
      try !read(text, options).warnings.contains {
        if case .assumedZone = $0 { true } else { false }
      })
  }

  @Test("Of several columns of times, the column with an unbroken grid is used")
  func unbroken() throws {
    // The second column repeats an hour that the first column has right.
    let text = """
      datetime,datetime_utc,price
      2026-10-25T01:00:00+02:00,2026-10-24T23:00:00Z,1
      2026-10-25T02:00:00+02:00,2026-10-25T00:00:00Z,2
      2026-10-25T02:00:00+01:00,2026-10-25T00:00:00Z,3
      2026-10-25T03:00:00+01:00,2026-10-25T02:00:00Z,4
      """
    let truth = "10-24T23:00=1 10-25T00:00=2 10-25T01:00=3 10-25T02:00=4"
    #expect(try Self.facts(text) == truth)
    #expect(
      try Self.facts(
        text.replacing("datetime,datetime_utc", with: "datetime_utc,datetime")
          .split(separator: "\n").enumerated().map { index, line in
            let parts = line.split(separator: ",")
            return index == 0 ? String(line) : "\(parts[1]),\(parts[0]),\(parts[2])"
          }.joined(separator: "\n")) == truth)
    let both = """
      HourDK;HourUTC;SpotPriceDKK
      2026-10-25 02:00;2026-10-25 00:00;1
      2026-10-25 02:00;2026-10-25 01:00;2
      """
    #expect(try Self.facts(both) == "10-25T00:00=0.1 10-25T01:00=0.2")
  }

  @Test("CET is a fixed offset or local time, depending on the hours of the day in spring")
  func strictZone() throws {
    func text(_ hours: [String]) -> String {
      "time (CET),price\n"
        + hours.enumerated().map { "2026-03-29 \($1):00,\($0)" }
        .joined(separator: "\n")
    }
    #expect(
      try Self.facts(text(["01", "02", "03"])) == "03-29T00:00=0 03-29T01:00=1 03-29T02:00=2")
    #expect(
      try Self.facts(text(["01", "03", "04"])) == "03-29T00:00=0 03-29T01:00=1 03-29T02:00=2")
    let clock = text(["01", "02", "03"]).replacing("CET", with: "CET/CEST")
    #expect(
      failure(clock)?.reason == .noSuchTime("2026-03-29T02:00:00", zone: "Europe/Brussels"))
  }

  @Test("Evenly spaced times across a change of the clocks are refused or reported")
  func grids() throws {
    func text(_ first: String, _ count: Int) throws -> String {
      let first = try #require(ISOTime(first)).seconds
      return "time,price\n"
        + (0..<count).map { "\(CivilDateTime(secondsSince1970: first + Int64($0) * 3600)),\($0)" }
        .joined(separator: "\n")
    }
    let autumn = try text("2026-10-25T00:00", 24)
    let day = try date("2026-10-25")
    #expect(failure(autumn)?.reason == .shortDay(date: day, zone: "Europe/Oslo"))
    var options = PriceFile.Options()
    options.zone = .utc
    #expect(try read(autumn, options).count == 24)
    options.zone = try Zone(identifier: "Europe/Oslo")
    #expect(try read(autumn, options).warnings == [.unrepeatedHour(day), .missing(1)])
    #expect(
      try warnings(text("2026-10-25T00:00", 23)) == [
        .assumedZone("Europe/Oslo"), .unrepeatedHour(day),
      ])
    // Times that run through a change are in UTC or at a fixed offset, but nothing shows which.
    let spring = try date("2026-03-29")
    let long = try text("2026-03-28T00:00", 72)
    for (text, date) in [
      (try text("2026-10-24T00:00", 72), day), (long, spring),
      // A missing row does not change the zone of the times.
      (long.replacing("\n2026-03-30T05:00:00,53", with: ""), spring),
    ] {
      #expect(failure(text)?.reason == .unclearClock(date: date, zone: "Europe/Oslo"))
      options.zone = .utc
      #expect((try read(text, options).start?.secondsSince1970 ?? 1) % 86_400 == 0)
    }
    options.zone = try Zone(identifier: "Europe/Oslo")
    #expect(
      failure(long, options)?.reason == .noSuchTime("2026-03-29T02:00:00", zone: "Europe/Oslo"))
  }

  // MARK: Prices

  @Test("Cells of prices are read in many notations, and ambiguous or wrong cells are refused")
  func cells() throws {
    func column(_ cells: [String], _ truth: String) -> Case {
      (
        "time;price\n"
          + cells.enumerated().map { "2026-11-20T0\($0)Z;\($1)" }.joined(separator: "\n"),
        truth
      )
    }
    func rows(_ cells: String...) -> String {
      "time;price\n" + cells.enumerated().map { "2026-11-20T0\($0):00Z;\($1)\n" }.joined()
    }
    func prices(_ prices: String...) -> String {
      prices.enumerated().map { "11-20T0\($0):00=\($1)" }.joined(separator: " ")
    }
    func bad(_ text: String) -> String { "badNumber(field: \"price\", text: \"\(text)\")" }
    func unclear(_ text: String) -> String {
      "ambiguousNumber(field: \"price\", text: \"\(text)\")"
    }
    try check([
      (rows("1.936,28", "45,10"), prices("1936.28", "45.1")),
      (rows("1.936", "45,10"), unclear("1.936")),
      (rows("1.936", "45,10", "1.045,1"), prices("1936", "45.1", "1045.1")),
      (rows("1,299.98", "45.10"), prices("1299.98", "45.1")),
      (rows("1,299", "45.10"), prices("1299", "45.1")),
      (rows("45.10", "1,299"), prices("45.1", "1299")),
      (rows("1.299.980,5", "7"), prices("1299980.5", "7")),
      (rows("1,299,980", "1.299"), prices("1299980", "1.299")),
      (rows("0,123", "1,299"), prices("0.123", "1.299")),
      (rows("45,123", "46,234"), prices("45.123", "46.234")),
      (rows("45.123", "46.234"), unclear("45.123")),
      (rows("1,299", "999"), unclear("1,299")),
      // A price of a thousand euros per kilowatt-hour is impossible.
      (
        rows("1.234", "1.100").replacing("price", with: "price (EUR/kWh)"),
        prices("123.4", "110")
      ),
      (
        rows("1.234", "0,95").replacing("price", with: "price (EUR/kWh)"), prices("123.4", "95")
      ),
      (rows("1.299", "999"), unclear("1.299")),
      (rows("1,299", "1.299"), unclear("1,299")),
      (rows("1234,567", "1,299"), prices("1234.567", "1.299")),
      (rows("-1.936,28", "\u{2212}45,10"), prices("-1936.28", "-45.1")),
      (rows("1.936,28", "1,936.28"), bad("1,936.28")),
      (rows("1.93,28"), bad("1.93,28")), (rows("1.9.3"), bad("1.9.3")),
      (rows("12.345,67,8"), bad("12.345,67,8")), (rows("1,2,3"), bad("1,2,3")),
      (rows("0.123.456"), bad("0.123.456")), (rows("1234.567,8"), bad("1234.567,8")),
      (rows("500 kr", "1 318.75"), prices("500", "1318.75")),
      (rows("€45.10", "€ 46.20"), prices("45.1", "46.2")),
      (rows("45,10 €/MWh", "-5,00 €/MWh"), prices("4.51", "-0.5")),
      (rows("500 kr", "60 €"), "mixed(field: \"price\", first: \"kr\", other: \"€\")"),
      (rows("45 %"), bad("45 %")), (rows("5 6"), bad("5 6")), (rows("0 326.4"), bad("0 326.4")),
      (rows("1 31.75"), bad("1 31.75")), (rows("1 3187.5"), bad("1 3187.5")),
      (rows("12 345 678.9"), prices("12345678.9")), (rows("12 34 567"), bad("12 34 567")),
      (rows("1'936.28"), prices("1936.28")), (rows("1234 567"), bad("1234 567")),
      (
        rows("1", "n/e", "-", "NA", "N/A", "—", "#N/A"),
        prices("1", "none", "none", "none", "none", "none", "none")
      ),
      (rows("x"), bad("x")), (rows("12x"), bad("12x")), (rows("--5"), bad("--5")),
      (rows("1e-05"), prices("0.00001")), (rows(".5", "1.5"), prices("0.5", "1.5")),
      (rows("(5)"), bad("(5)")),
    ])
  }

  @Test("Numbers with commas are read in tables with commas between columns")
  func commas() throws {
    try check([
      ("time,price\n2026-11-20T00:00Z,\"1,299.98\"\n", "11-20T00:00=1299.98"),
      ("time,price\n2026-11-20T00:00Z,\"1.299,98\"\n", "11-20T00:00=1299.98"),
      (
        "time,price\n2026-11-20T00:00Z,\"45,10\"\n2026-11-20T01:00Z,\"1.299\"\n",
        "ambiguousNumber(field: \"price\", text: \"1.299\")"
      ),
      // A thousands separator and a decimal comma look the same here.
      (
        "time,price\n2026-11-20T00:00Z,\"1,299\"\n",
        "ambiguousNumber(field: \"price\", text: \"1,299\")"
      ),
      (
        "time,price\n2026-11-20T00:00Z,326,4\n2026-11-20T01:00Z,-318,75\n",
        "11-20T00:00=326.4 11-20T01:00=-318.75"
      ),
      (
        "2026-11-20T00:00Z,326,4\n2026-11-20T01:00Z,318,75\n",
        "11-20T00:00=326.4 11-20T01:00=318.75"
      ),
      (
        "time,price\n2026-11-20T00:00Z,326,4\n2026-11-20T01:00Z,318\n",
        "unevenRow(fields: 2, expected: 3)"
      ),
      (
        "time,price\n2026-11-20T00:00Z,326\n2026-11-20T01:00Z,318,75\n",
        "unevenRow(fields: 3, expected: 2)"
      ),
      ("2026-11-20T00:00Z,326,4\n2026-11-20T01:00Z,318\n", "unevenRow(fields: 2, expected: 3)"),
    ])
    let split = "time,price\n2026-11-20T00:00Z,326,4\n"
    #expect(try read(split).warnings == [.assumedDecimalComma])
  }

  @Test("The column of the price is chosen by its heading and unit")
  func priceColumns() throws {
    try check([
      ("time;Preis;Menge\n2026-11-20T00:00Z;x;5\n", "badNumber(field: \"Preis\", text: \"x\")"),
      ("time;load;price\n2026-11-20T00:00Z;5;1.936,28\n", "11-20T00:00=1936.28"),
      ("time;load;EUR/MWh\n2026-11-20T00:00Z;5;45.5\n", "11-20T00:00=4.55"),
      ("time;Strompreis;Menge\n2026-11-20T00:00Z;45.5;5\n", "11-20T00:00=45.5"),
      ("time,a,b\n2026-11-20T00:00Z,1,2\n", "severalColumns([\"a\", \"b\"])"),
      ("2026-11-20T00:00Z;1;2\n", "severalColumns([\"column 2\", \"column 3\"])"),
      (
        "time,Import (p/kWh),Export (p/kWh)\n2026-11-20T00:00Z,1,2\n",
        "Import: 11-20T00:00=1; Export: 11-20T00:00=2"
      ),
      (
        "time,import price,export price\n2026-11-20T00:00Z,1,2\n",
        "import price: 11-20T00:00=1; export price: 11-20T00:00=2"
      ),
      ("time,NO1,SE3\n2026-11-20T00:00Z,1,2\n", "NO1: 11-20T00:00=1; SE3: 11-20T00:00=2"),
    ])
    var options = PriceFile.Options()
    options.area = "export"
    try check(
      [("time,Import (p/kWh),Export (p/kWh)\n2026-11-20T00:00Z,1,2\n", "11-20T00:00=2")], options)
    options.area = "b"
    try check([("time,a,b\n2026-11-20T00:00Z,1,2\n", "11-20T00:00=2")], options)
    let two = "time,Import (p/kWh),Export (p/kWh)\n2026-11-20T00:00Z,1,2\n"
    let file = try PriceFile.read(bytes: Array(two.utf8), name: "x")
    #expect(file.series.allSatisfy { $0.warnings == [.severalPrices(["Import", "Export"])] })
    #expect(file.series.allSatisfy { $0.unit?.symbol == "p/kWh" })
  }

  @Test("Several places in one table are areas, or need --area under an unknown heading")
  func places() throws {
    let names = ["Austria", "Belgium", "Chile"]
    let rows = (0..<3).flatMap { hour in
      names.enumerated().map { "\($1),2026-11-20T0\(hour):00Z,\(hour * 10 + $0)" }
    }
    let text = rows.joined(separator: "\n")
    let known = try PriceFile.read(bytes: Array(("Country,time,price\n" + text).utf8), name: "x")
    #expect(known.areas == names)
    let shared = "Market participant,time,price\n" + text
    #expect(failure(shared)?.reason == .sharedTable(column: "Market participant", names: names))
    var options = PriceFile.Options()
    options.area = "belgium"
    #expect(
      try Self.facts(shared, options) == "11-20T00:00=1 11-20T01:00=11 11-20T02:00=21")
    #expect(try read(shared, options).area == "Belgium")
    // Notes that differ from row to row are not names.
    #expect(
      try Self.facts("note,time,price\na,2026-11-20T00:00Z,1\nb,2026-11-20T01:00Z,2\n")
        == "11-20T00:00=1 11-20T01:00=2")
  }

  // MARK: Days and months

  @Test("The order of day and month is determined from the whole file")
  func dateOrder() throws {
    func rows(_ dates: String...) -> String {
      "time;price\n" + dates.enumerated().map { "\($1) 12:00;\($0)\n" }.joined()
    }
    try check([
      (rows("05/03/2024", "13/03/2024"), "03-05T11:00=0 03-13T11:00=1"),
      (rows("05/03/2024", "05/13/2024"), "05-03T10:00=0 05-13T10:00=1"),
      (rows("05/13/2024", "05/03/2024"), "05-03T10:00=1 05-13T10:00=0"),
      (rows("13/05/2024", "05/13/2024"), "mixedDateOrder"),
      // Consecutive days, and days a month apart.
      (rows("01/03/2024", "02/03/2024", "03/03/2024"), "03-01T11:00=0 03-02T11:00=1 03-03T11:00=2"),
      (rows("03/01/2024", "03/02/2024", "03/03/2024"), "03-01T11:00=0 03-02T11:00=1 03-03T11:00=2"),
      (rows("05/03/2024"), "03-05T11:00=0"),
      (
        rows("05.03.2024", "05.13.2024"),
        "badTime(field: \"time\", text: \"05.13.2024 12:00\")"
      ),
      (rows("05/05/2024"), "05-05T10:00=0"),
      // An instant does not keep its local date, so day and month cannot be exchanged.
      ("time;price\n05/13/2024 00:30 +02:00;1\n05/03/2024 00:30 +02:00;2\n", "mixedDateOrder"),
      ("time;price\n05/03/2024 1:00 PM;7\n", "05-03T11:00=7"),
      ("time;price\n5/3/2024 12:00 AM;7\n5/3/2024 12:30 PM;8\n", "05-02T22:00=7 05-03T10:30=8"),
      ("time;$/MWh\n05/03/2024 12:00;70\n", "05-03T10:00=7"),
      ("time;£/MWh\n05/03/2024 12:00;70\n", "03-05T12:00=7"),
    ])
    #expect(try warnings(rows("05/05/2024")) == [.assumedZone("Europe/Oslo")])
    #expect(
      try warnings(rows("05/03/2024")) == [
        .assumedDateOrder(isMonthFirst: false), .assumedZone("Europe/Oslo"),
      ])
    #expect(
      try warnings("time;price\n05/03/2024 1:00 PM;7\n").first
        == .assumedDateOrder(isMonthFirst: true))
  }

  // MARK: Shape

  @Test("Uneven rows are refused, and all kinds of line ends are read")
  func shape() throws {
    try check([
      ("time,price\n2026-11-20T00:00Z,1\n2026-11-20T01:00Z\n", "unevenRow(fields: 1, expected: 2)"),
      (
        "time,price,area\n2026-11-20T00:00Z,1,NO1\n2026-11-20T01:00Z,2\n",
        "unevenRow(fields: 2, expected: 3)"
      ),
      ("time;price\n2026-11-20T00:00Z;1;2\n", "unevenRow(fields: 3, expected: 2)"),
      ("time;price\n2026-11-20T00:00Z;1;\n", "11-20T00:00=1"),
      ("time,price\r2026-11-20T00:00Z,1\r2026-11-20T01:00Z,2\r", "11-20T00:00=1 11-20T01:00=2"),
      (
        "time,price\r\n2026-11-20T00:00Z,1\r\n\r\n2026-11-20T01:00Z,2",
        "11-20T00:00=1 11-20T01:00=2"
      ),
      ("\"time\",\"price\"\r\"2026-11-20T00:00Z\",\"1\"\r", "11-20T00:00=1"),
      ("2026-11-20 00:00 326.4\n2026-11-20 01:00 318.75\n", "11-19T23:00=326.4 11-20T00:00=318.75"),
      ("2026-11-20 0 326.4\n2026-11-20 1 318.75\n", "11-19T23:00=326.4 11-20T00:00=318.75"),
      (
        "2026-11-20T00:00Z 326.4\n2026-11-20T01:00Z   318.75\n",
        "11-20T00:00=326.4 11-20T01:00=318.75"
      ),
    ])
    let area = "time,price,area\n2026-11-20T00:00Z,1,NO1\n2026-11-20T01:00Z,2,"
    try check([
      (area, "missing(field: \"area\")"),
      (area + "N", "truncated(expected: ElectricityPrices.Expectation.value)"),
      (area + "N\n", "NO1: 11-20T00:00=1; N: 11-20T01:00=2"),
      (area + "NO1", "11-20T00:00=1 11-20T01:00=2"),
      (area + "NO1\n2026-11-20T02:00Z,,", "11-20T00:00=1 11-20T01:00=2"),
      (
        "time,price,area\n2026-11-20T00:00Z,1,\n2026-11-20T01:00Z,2,", "11-20T00:00=1 11-20T01:00=2"
      ),
      (
        "time,price,area\n2026-11-20T00:00Z,1,\n2026-11-20T01:00Z,2,NO1\n",
        "missing(field: \"area\")"
      ),
    ])
    #expect(failure(area)?.place == FilePlace(line: 3, column: 21))
    let cut = "time,price\n2026-11-20T00:00Z,1\n2026-11-20T01:00Z"
    #expect(failure(cut)?.place == FilePlace(line: 3, column: 1))
    let lone = "time,price\r2026-11-20T00:00Z,1\rsoon,2\r"
    #expect(failure(lone)?.place == FilePlace(line: 3, column: 1))
  }

  @Test("Mixed units, currencies, taxes and offsets in a table are refused")
  func mixtures() throws {
    func wrong(_ field: String, _ expected: String) -> String {
      "wrongType(field: \"\(field)\", expected: \"\(expected)\")"
    }
    try check([
      (
        "time,price,unit\n2026-11-20T00:00Z,1,EUR/MWh\n2026-11-20T01:00Z,2,EUR/kWh\n",
        "mixed(field: \"unit\", first: \"EUR/MWh\", other: \"EUR/kWh\")"
      ),
      (
        "time,price,unit\n2026-11-20T00:00Z,10,EUR/MWh\n2026-11-20T01:00Z,20,EUR/MWh\n",
        "11-20T00:00=1 11-20T01:00=2"
      ),
      (
        "time,price,currency\n2026-11-20T00:00Z,1,EUR\n2026-11-20T01:00Z,2,SEK\n",
        "mixed(field: \"currency\", first: \"EUR\", other: \"SEK\")"
      ),
      (
        "time,price,vat\n2026-11-20T00:00Z,1,included\n2026-11-20T01:00Z,2,excluded\n",
        "mixed(field: \"vat\", first: \"included\", other: \"excluded\")"
      ),
      (
        "time,price\n2026-11-20T00:00Z,1\n2026-11-20T01:00,2\n",
        wrong("time", "with an offset, as before")
      ),
      (
        "time,price\n2026-11-20T00:00,1\n2026-11-20T01:00Z,2\n",
        wrong("time", "without offset, as before")
      ),
      (
        "start,end,price\n2026-11-20T00:00Z,2026-11-20T01:00,2\n", "11-20T00:00=2"
      ),
      (
        "time,NO1,NO2\n2026-11-20T00:00Z,1,2\n2026-11-20T01:00,1,2\n",
        wrong("time", "with an offset, as before")
      ),
      (
        "time,price,area\n2026-11-20T00:00Z,1,NO1\n2026-11-20T00:00,1,NO2\n",
        wrong("time", "with an offset, as before")
      ),
      ("time,price\n2026-11-20T00:00+18:00,1\n", "11-19T06:00=1"),
      (
        "time,price\n2026-11-20T00:00+18:01,1\n",
        "badTime(field: \"time\", text: \"2026-11-20T00:00+18:01\")"
      ),
    ])
  }

  @Test("Units, currencies and taxes stated in a table are understood or refused by name")
  func statedFacts() throws {
    func row(_ name: String, _ text: String) -> String {
      "time,price,\(name)\n2026-11-20T00:00Z,1,\(text)\n"
    }
    let states = ValueAddedTax.allCases.map(\.rawValue)
    func badTax(_ text: String) -> String {
      "badWord(field: \"vat\", text: \"\(text)\", expected: \(states))"
    }
    try check([
      (row("vat", "inclu"), badTax("inclu")), (row("vat", "yes"), badTax("yes")),
      (row("vat", "included"), "11-20T00:00=1"), (row("vat", "25 %"), "11-20T00:00=1"),
      (row("vat", "0.25"), "11-20T00:00=1"), (row("vat", ""), "11-20T00:00=1"),
      (row("unit", "EUR/MW"), "badUnit(\"EUR/MW\")"), (row("unit", "foo"), "badUnit(\"foo\")"),
      (row("unit", "EUR/Wh"), "badUnit(\"EUR/Wh\")"), (row("unit", "MWh"), "11-20T00:00=1"),
      (row("unit", "EUR/MWh"), "11-20T00:00=0.1"), (row("unit", "-"), "11-20T00:00=1"),
      (row("currency", "XQZ"), "badUnit(\"XQZ\")"), (row("currency", "EUR"), "11-20T00:00=1"),
      (row("currency", "EUR/MWh"), "11-20T00:00=0.1"),
      ("time,price,currency,unit\n2026-11-20T00:00Z,1,EUR,MWh\n", "11-20T00:00=0.1"),
      ("time,price,currency,unit\n2026-11-20T00:00Z,1,EU,MWh\n", "badUnit(\"EU\")"),
    ])
    #expect(failure(row("vat", "inclu"))?.place == FilePlace(line: 2, column: 21))
    #expect(failure(row("unit", "foo"))?.place == FilePlace(line: 2, column: 21))
    for (text, state) in [
      ("included", .included), ("Incl.", .included), ("excluded", .excluded),
      ("exkl.", .excluded), ("unknown", .unknown), ("25", .unknown),
    ] as [(String, ValueAddedTax)] {
      #expect(try read(row("vat", text)).valueAddedTax == state, "\(text)")
    }
    let own = "start,end,price,unit,area,vat\n2026-11-20T00:00Z,2026-11-20T01:00Z,1,EUR/MWh,,"
    #expect(
      failure(own + "inclu")?.reason == .badWord(field: "vat", text: "inclu", expected: states))
    #expect(failure(own + "inclu")?.place == FilePlace(line: 2, column: 48))
    #expect(failure(own)?.reason == .badWord(field: "vat", text: "", expected: states))
    #expect(
      failure(own.replacing("EUR/MWh", with: "EUR/MW") + "included")?.place
        == FilePlace(line: 2, column: 39))
  }

  @Test("Units, currencies and taxes stated in JSON are understood or refused by name")
  func statedFactsInJSON() throws {
    func entry(_ fact: String) -> String {
      "[{\"time\":\"2026-11-20T00:00Z\",\"price\":1,\(fact)}]"
    }
    try check([
      (
        entry("\"vat\":\"inclu\""),
        #"badWord(field: "vat", text: "inclu", expected: ["included", "excluded", "unknown"])"#
      ),
      (entry("\"unit\":\"EUR/MW\""), "badUnit(\"EUR/MW\")"),
      (entry("\"currency\":\"XQZ\""), "badUnit(\"XQZ\")"),
      (entry("\"vat\":\"included\",\"unit\":\"EUR/MWh\""), "11-20T00:00=0.1"),
      (entry("\"vat\":25"), "11-20T00:00=1"),
    ])
    #expect(failure(entry("\"vat\":\"inclu\""))?.place == FilePlace(line: 1, column: 47))
  }

  @Test(
    "A workbook and an archive are refused with the name of their kind",
    arguments: [
      ("PK\u{3}\u{4}xyz xl/workbook.xml", PriceFileError.Reason.workbook("xlsx")),
      ("PK\u{3}\u{4}xyz[Content_Types].xml", .workbook("xlsx")),
      ("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet", .workbook("ods")),
      ("PK\u{3}\u{4}[Content_Types].xml ppt/x", .archive("PowerPoint (pptx)")),
      ("PK\u{3}\u{4}prices.csv", .archive("ZIP")), ("PAR1xyz", .archive("Parquet")),
    ])
  func workbooks(text: String, reason: PriceFileError.Reason) {
    #expect(failure(text)?.reason == reason)
    #expect(failure("PK\u{3}\u{4}xl/")?.sentence.contains("CSV") == true)
    let packed: [UInt8] = [0x1F, 0x8B, 8, 0]
    #expect(throws: PriceFileError.self) { try PriceFile.read(bytes: packed, name: "x") }
    let old: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0]
    let error = #expect(throws: PriceFileError.self) { try PriceFile.read(bytes: old, name: "x") }
    #expect(error?.reason == .workbook("xls"))
  }
}
