import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of the time zone of times, and of whether times start or end their slots.
@Suite("Evidence of clocks") struct ClockEvidenceTests {
  private func zone(_ name: String) throws -> PriceFile.Options {
    var options = PriceFile.Options()
    options.zone = try Zone(identifier: name)
    return options
  }

  /// Returns a table with local hours of a day in March and of a day in October.
  private func year(_ spring: [String], _ autumn: [String]) -> String {
    let rows = spring.map { "2026-03-29 \($0)" } + autumn.map { "2026-10-25 \($0)" }
    return "time,price\n" + rows.enumerated().map { "\($1):00,\($0)\n" }.joined()
  }

  @Test("One wrong change of the clocks is a warning if the other is right; two are refused")
  func oddDay() throws {
    let right = year(["00", "01", "03", "04"], ["01", "02", "02", "03"])
    #expect(try read(right).warnings.first == .assumedZone("Europe/Oslo"))
    let spring = try read(year(["00", "01", "02", "03"], ["01", "02", "02", "03"]))
    #expect(spring.warnings.contains(.skippedHour(try date("2026-03-29"))))
    #expect(starts(spring)[2] == "2026-03-29T03:00:00+02:00")
    let autumn = try read(year(["00", "01", "03", "04"], ["01", "02", "03", "04"]))
    #expect(autumn.warnings.contains(.unrepeatedHour(try date("2026-10-25"))))
    // With both changes wrong nothing shows the zone, and a zone given as an option applies.
    let none = year(["00", "01", "02", "03"], ["01", "02", "03", "04"])
    #expect(
      failure(none)?.reason == .unclearClock(date: try date("2026-03-29"), zone: "Europe/Oslo"))
    #expect(
      failure(none, try zone("Europe/Oslo"))?.reason
        == .noSuchTime("2026-03-29T02:00:00", zone: "Europe/Oslo"))
    #expect(try read(none, try zone("UTC")).count == 8)
  }

  @Test("The skipped and the repeated hour identify the time zone")
  func otherZone() throws {
    let days = ["2026-03-07", "2026-03-08", "2026-03-09"]
    let rows = days.flatMap { day in (0..<24).map { "\(day) \($0 < 10 ? "0" : "")\($0):00" } }
    let american = rows.filter { $0 != "2026-03-08 02:00" }.map { "\($0),1\n" }
    let table = try read("time,price\n" + american.joined())
    #expect(table.warnings == [.assumedZone("America/New_York")])
    #expect(table.count == 71 && table.end?.secondsSince1970 == 1_773_115_200)
    // One missing hour of an area does not change its zone.
    let norwegian = american.map { $0.replacing(",", with: ",NO1,") }
    let area = try read("time,area,price\n" + norwegian.joined())
    #expect(area.warnings == [.assumedZone("Europe/Oslo"), .missing(1)])
    let autumn = ["00", "01", "01", "02"].enumerated().map { "2026-11-01 \($1):00,\($0)\n" }
    #expect(
      try read("time,price\n" + autumn.joined()).warnings.first == .assumedZone("America/New_York"))
    let riga = try read(year(["01", "02", "04", "05"], ["02", "03", "03", "04"]))
    #expect(riga.start?.secondsSince1970 == 1_774_738_800)
    #expect(riga.warnings.first == .assumedZone("Europe/Helsinki"))
  }

  @Test("All columns of a row and all rows of a time share an instant")
  func oneInstant() throws {
    for text in [
      "time,SE3,FI\n2026-01-20 00:00,3,4\n2026-01-20 01:00,5,6\n",
      "time,area,price\n2026-01-20 00:00,SE3,3\n2026-01-20 00:00,FI,4\n",
    ] {
      let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
      #expect(Set(file.series.map(\.start)).count == 1)
      #expect(Set(file.warnings.filter { $0 == .assumedZone("Europe/Stockholm") }).count == 1)
    }
    let swapped = "time,FI,SE3\n2026-01-20 00:00,3,4\n2026-01-20 01:00,5,6\n"
    var options = PriceFile.Options()
    for area in [nil, "FI", "SE3"] {
      options.area = area
      #expect(try read(swapped, options).start?.secondsSince1970 == 1_768_863_600)
    }
    let blank =
      "time,UK (EUR/MWh),Germany (EUR/MWh)\n"
      + ["00:00,3,4", "01:00,5,6", "02:00,,", "03:00,7,8"].map { "2026-03-29 \($0)\n" }.joined()
    let file = try PriceFile.read(bytes: Array(blank.utf8), name: "x")
    #expect(file.series.map(\.start?.secondsSince1970) == [1_774_738_800, 1_774_738_800])
    #expect(file.series.allSatisfy { $0.count == 3 })
  }

  @Test(
    "A heading that means an end makes its times the ends of slots",
    arguments: [
      "interval_end", "period_end", "Time (end)", "end", "hour_ending", "Ende", "until", "bis",
      "Endzeit", "eindtijd", "slutar", "Intervallende", "Slut tidspunkt", "Hora final", "Fim", "Do",
      "Eindtijdstip", "Loppuaika", "stop", "Finish", "Enddatum",
    ])
  func ends(name: String) throws {
    let text = "\(name),price\n2026-01-20T01:00+01:00,3\n2026-01-20T02:00+01:00,4\n"
    #expect(starts(try read(text)) == ["2026-01-20T00:00:00+01:00", "2026-01-20T01:00:00+01:00"])
    let list = #"[{"\#(name)":"2026-01-20T01:00+01:00","price":3}]"#
    if ["interval_end", "period_end", "end", "hour_ending"].contains(name) {
      #expect(starts(try read(list)) == ["2026-01-20T00:00:00+01:00"])
    }
  }

  @Test("Times from just after midnight to the next midnight are taken as ends, with a warning")
  func shownEnds() throws {
    let quarters = (1...96).map { quarter in
      "\(CivilDateTime(secondsSince1970: 1_768_867_200 + Int64(quarter) * 900)),\(quarter)\n"
    }
    let series = try read("stamp,price\n" + quarters.joined())
    #expect(starts(series).first == "2026-01-20T00:00:00+01:00")
    #expect(series.warnings.contains(.assumedEnds) && series.count == 96)
    // Times under the heading of a start begin their slots.
    #expect(try !read("start,price\n" + quarters.joined()).warnings.contains(.assumedEnds))
    let last = try read("stamp,price\n2026-01-20 23:00,3\n2026-01-20 24:00,4\n")
    #expect(starts(last).first == "2026-01-20T22:00:00+01:00")
    // The market's day in Finland begins at 01:00.
    let market = (1...24).map { hour in
      "\(CivilDateTime(secondsSince1970: 1_768_867_200 + Int64(hour) * 3600)),\(hour)\n"
    }
    #expect(starts(try read("time,FI\n" + market.joined())).first == "2026-01-20T01:00:00+02:00")
  }

  @Test(
    "Times of a whole day at the offset that they state are taken as ends",
    arguments: ["+01:00", "Z", ""])
  func statedClock(offset: String) throws {
    let stamps = (1...24).map { hour in
      "\(CivilDateTime(secondsSince1970: 1_768_867_200 + Int64(hour) * 3600))"
    }
    let text = "stamp,price\n" + stamps.map { "\($0)\(offset),1\n" }.joined()
    let series = try read(text)
    #expect(series.warnings.contains(.assumedEnds) && series.count == 24)
    #expect(starts(series)[0].hasPrefix(offset == "Z" ? "2026-01-20T01:00" : "2026-01-20T00:00"))
    // At +02:00 these times are a market day in Finland, so they are starts.
    let market = text.replacing(offset + ",", with: "+02:00,")
    if !offset.isEmpty { #expect(try !read(market).warnings.contains(.assumedEnds)) }
  }

  @Test("In columns of dates and times, the next day's midnight marks the times as ends")
  func endsInTwoColumns() throws {
    func text(_ name: String, _ hours: ClosedRange<Int>) -> String {
      "date,\(name),price\n"
        + hours.map { hour in
          "2026-01-\(hour < 24 ? "20" : "21"),\(hour % 24 < 10 ? "0" : "")\(hour % 24):00,\(hour)\n"
        }.joined()
    }
    let day = try read(text("time", 1...24))
    #expect(starts(day).first == "2026-01-20T00:00:00+01:00" && day.count == 24)
    #expect(starts(day).last == "2026-01-20T23:00:00+01:00")
    #expect(day.warnings.contains(.assumedEnds))
    #expect(try starts(read(text("Uhrzeit von", 1...24))).first == "2026-01-20T01:00:00+01:00")
    // A heading marks ends in any part of a day, unless the times begin at midnight.
    let part = try read(text("Endzeit", 22...25))
    #expect(starts(part).first == "2026-01-20T21:00:00+01:00")
    #expect(!part.warnings.contains(.assumedEnds))
    #expect(try starts(read(text("Endzeit", 0...5))).first == "2026-01-20T00:00:00+01:00")
  }

  @Test(
    "Times in the last second or minute of a slot are taken as its end", arguments: ["59", "59:59"])
  func loneInclusiveEnds(end: String) throws {
    let rows = (0..<6).map { "2026-01-20 0\($0):\(end),\($0)\n" }
    let series = try read("time,price\n" + rows.joined())
    #expect(starts(series)[1] == "2026-01-20T01:00:00+01:00")
    #expect(series.allSatisfy { $0.length == 3600 } && series.warnings.contains(.assumedEnds))
  }

  @Test(
    "Daily prices end at local midnight on days of a change of the clocks",
    arguments: ["2026-03-29", "2026-10-25"])
  func lastDay(day: String) throws {
    let before = try date(day).adding(days: -1)
    let series = try read("date,price\n\(before),3\n\(day),4\n")
    let next = series.zone.startOfDay(try date(day).adding(days: 1))
    #expect(series.last?.end == next && series.first?.end == series.last?.start)
  }

  @Test("In tables of American markets a flag distinguishes the two runs of a repeated hour")
  func flags() throws {
    let texts = ["N": "2026-11-01T01:00:00-05:00", "Y": "2026-11-01T01:00:00-06:00"]
    for (flag, start) in texts {
      let ercot = """
        RTDTimestamp,RepeatedHourFlag,IntervalEnding,IntervalRepeatedHourFlag,SettlementPoint,LMP
        11/01/2026 01:00:12,N,11/01/2026 01:05:00,\(flag),HB_NORTH,20
        11/01/2026 01:00:12,N,11/01/2026 01:10:00,\(flag),HB_NORTH,21

        """
      #expect(try starts(read(ercot)).first == start)
      let clock = flag == "N" ? "EDT" : "EST"
      let nyiso = """
        "Eastern Date Hour","Eastern Date Hour Time Zone","Zone Name","DAM Zonal LBMP"
        "2026/11/01 01:00:00","\(clock)","WEST","31.4"

        """
      let hour = flag == "N" ? "2026-11-01T01:00:00-04:00" : "2026-11-01T01:00:00-05:00"
      #expect(try starts(read(nyiso)) == [hour])
    }
    let ends = """
      "RTD End Time Stamp","Zone Name","RTD Zonal LBMP"
      "2026/01/20 00:05:00","WEST","31.4"
      "2026/01/20 00:10:00","WEST","32.5"

      """
    #expect(try starts(read(ends)).first == "2026-01-20T00:00:00-05:00")
  }

  @Test("All areas of a file have the same assumed time zone")
  func oneNotice() throws {
    let text = "time,SE3,NO1\n2026-01-20 00:00,3,4\n2026-01-20 01:00,5,6\n"
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(Set(file.warnings) == [.assumedZone("Europe/Stockholm")])
  }

  @Test("A slot that starts at an odd second ends at the same odd second")
  func oddEnds() throws {
    let text = """
      start,end,price,unit,area,vat
      2022-12-31T23:59:59+02:00,2023-01-01T00:59:59+02:00,12.34,EUR/MWh,EE,unknown

      """
    let series = try PriceFile.read(bytes: Array(text.utf8), name: "odd").series[0]
    #expect(series[0].length == 3600 && series[0].start.secondsSince1970 % 60 == 59)
  }

  @Test(
    "An end in the last second or minute of an hour is extended to the full hour",
    arguments: ["59", "59:59"])
  func inclusiveEnds(end: String) throws {
    let rows = (0..<6).map { "2026-01-20T0\($0):00+01:00,2026-01-20T0\($0):\(end)+01:00,\($0)\n" }
    let series = try read("start,end,price\n" + rows.joined())
    #expect(series.allSatisfy { $0.length == 3600 } && series.warnings.isEmpty)
  }

  @Test("A price at an irregular time holds until the next price")
  func held() throws {
    let text =
      "time,price\n"
      + ["08:03", "08:31", "09:18", "09:50", "11:02"].enumerated()
      .map { "2026-01-20T\($1)Z,\($0)\n" }.joined()
    let series = try read(text)
    #expect(series.map(\.length) == [1680, 2820, 1920, 4320, 1680])
    #expect(series.warnings == [.heldUntilNext])
    // The hours of changes on two days, odd times with an equal distance, and only three.
    for (times, isHeld) in [
      ([0, 360, 540, 1020, 1200, 1440, 1800, 1980], true), ([360, 540, 1020, 1200, 1800], true),
      ([0, 420, 1380, 1860, 2820], true), ([685, 713, 760, 788], true), ([685, 713, 760], true),
      // Gaps among hours, among six hours and among days.
      ([0, 60, 360, 420], false), ([0, 360, 720, 1080, 1800], false), ([0, 1440, 4320], false),
      ([3, 63, 123, 303, 363], false),
    ] as [([Int64], Bool)] {
      let rows = times.map { "\(CivilDateTime(secondsSince1970: 1_768_867_200 + $0 * 60))Z,1\n" }
      let series = try read("time,price\n" + rows.joined())
      #expect(series.warnings.contains(.heldUntilNext) == isHeld, "\(times)")
    }
  }

  @Test("Columns for hour and minute and labels such as H1Q2 are read as quarters of an hour")
  func labels() throws {
    let quarters = (0..<8).map { "2026-01-20;\($0 / 4);\($0 % 4 * 15);\($0)\n" }.joined()
    let truth = (0..<8).map { 1_768_863_600 + Int64($0) * 900 }
    let table = try read("date;hour;minute;price\n" + quarters)
    #expect(table.map(\.start.secondsSince1970) == truth)
    let periods = (0..<8).map { "20/01/2026;H\($0 / 4 + 1)Q\($0 % 4 + 1);\($0)\n" }.joined()
    #expect(
      try read("Fecha;Periodo;Precio\n" + periods).map(\.start.secondsSince1970) == truth)
  }

  @Test("Hours and their parts are numbered in the columns of markets, and in the cell of a date")
  func numberedHours() throws {
    let parts = (0..<24).map { "2026-01-20,\($0 / 12 + 1),\($0 % 12 + 1),\($0)\n" }.joined()
    let five = try read("Delivery Date,Delivery Hour,Interval,LMP\n" + parts)
    #expect(five.count == 24 && five.last.map { $0.start.distance(to: $0.end) } == 300)
    let quarters = (0..<8).map { "20.01.2026;\($0 / 4);\($0 % 4 + 1);\($0),5\n" }.joined()
    let fifteen = try read("Datum;Stunde;Viertel;Preis\n" + quarters)
    #expect(fifteen.last.map { $0.start.distance(to: $0.end) } == 900)
    let hours = (1...24).map { "01/20/2026 \($0 < 10 ? "0" : "")\($0),\($0)\n" }.joined()
    let ended = try read("Date (HE),Price\n" + hours)
    #expect(starts(ended).first == "2026-01-20T00:00:00+01:00" && ended.count == 24)
    var options = PriceFile.Options()
    options.zone = try Zone(identifier: "America/New_York")
    let labels = ["01", "02", "02X"] + (3...24).map { $0 < 10 ? "0\($0)" : "\($0)" }
    let rows = labels.enumerated().map { "11/01/2026,\($1),\($0).5\n" }.joined()
    let autumn = try read("Date,Hr_End,DA_LMP\n" + rows, options)
    #expect(autumn.count == 25 && starts(autumn)[2] == "2026-11-01T01:00:00-05:00")
  }

  @Test("Clocks and ranges finer than the numbers of hours beside them are the times")
  func finerClocks() throws {
    let blocks = (0..<8).map { index in
      let (start, end) = (index * 15, index * 15 + 15)
      let clock = { (minute: Int) in
        String("0\(minute / 60):") + String("0\(minute % 60)".suffix(2))
      }
      return "20/01/2026;\(index / 4 + 1);\(clock(start))-\(clock(end));\(index)\n"
    }.joined()
    let found = try read("Date;Hour;Time Block;Price\n" + blocks)
    #expect(found.count == 8 && found.last.map { $0.start.distance(to: $0.end) } == 900)
    let hours = (0..<8).map { "20/01/2026;\($0 + 1);0\($0):00-0\($0 + 1):00;\($0)\n" }.joined()
    #expect(try read("Date;Hour;Time Block;Price\n" + hours).count == 8)
  }

  @Test("On a spring day hours can be labelled by their ends")
  func springEnds() throws {
    let rows = [1, 3, 4, 5].map { "20260329;\($0);\($0)\n" }.joined()
    let series = try read("Data;Godzina;RCE\n20260328;24;9\n" + rows)
    #expect(
      starts(series).dropFirst(2) == [
        "2026-03-29T01:00:00+01:00", "2026-03-29T03:00:00+02:00", "2026-03-29T04:00:00+02:00",
      ])
    #expect(series.unit?.currency == .pln && series[1].price == Price("0.1"))
  }

  @Test("Times with an offset are shown at that offset, times in UTC in the default time zone")
  func offsets() throws {
    let text = "start,price\n2026-07-12T00:00-07:00,3\n2026-07-12T01:00-07:00,4\n"
    #expect(starts(try read(text)).first == "2026-07-12T00:00:00-07:00")
    let utc = text.replacing("-07:00", with: "Z")
    #expect(try read(utc).zone.identifier == "Europe/Oslo")
  }

  @Test("Lines that other programs add above or below a table are ignored")
  func otherLines() throws {
    let plain = "time;price\n2026-01-20T00:00Z;3\n"
    #expect(try read("sep=;\n" + plain) == read(plain))
    #expect(failure("sep=;\n" + plain + "x;4\n")?.place == FilePlace(line: 4, column: 1))
    let report = "I,P,SETTLEMENTDATE,REGIONID,RRP\nD,P,2026/01/20 00:30:00,VIC1,30\n"
    #expect(try read(report + "C,\"END OF REPORT\",3\n") == read(report))
    let notes = "#group,false,true\n#datatype,string,dateTime,double\n,result,_time,_value,_field\n"
    func flux(_ hours: Range<Int>) -> String {
      notes + hours.map { ",,2026-01-20T0\($0):00:00Z,\($0),price\n" }.joined()
    }
    let series = try read("\(flux(0..<3))\n\(flux(3..<6))")
    #expect(series.map { $0.price?.doubleValue } == [0, 1, 2, 3, 4, 5])
    #expect(series.warnings == [.skippedTitles(2)])
    let charts =
      #"{"unix_seconds": [1768863600], "price": [30], "unit": "No Unit"}"#
    let unit = try #require(PriceUnit("EUR/MWh"))
    #expect(try read(charts).warnings == [.assumedUnit(unit)])
    let spaced = "MTU (CET/CEST),price\n20.01.2026 00:00  -  20.01.2026 01:00,3\n"
    #expect(try read(spaced).map(\.length) == [3600])
  }

  @Test(
    "The name of an American market or hub tells the clock",
    arguments: [
      ("iso", "ERCOT", "America/Chicago"), ("ISO", "CAISO", "America/Los_Angeles"),
      ("location", "HB_NORTH", "America/Chicago"), ("iso", "MISO", "-05:00"),
      ("node", "TH_SP15_GEN-APND", "America/Los_Angeles"), ("rto", "PJM", "America/New_York"),
    ])
  func markets(heading: String, name: String, zone: String) throws {
    let rows = (0..<3).map { "2026-07-20 0\($0):00,\(name),\($0)\n" }.joined()
    let series = try read("time,\(heading),LMP\n\(rows)")
    #expect(series.zone.identifier == zone && series.area == name)
    #expect(series.warnings.contains(.assumedZone(zone)))
  }

  @Test(
    "Local times beside those in UTC show the clock of the days",
    arguments: ["start_utc,start_local", "start_local,start_utc", "TimeUTC,TimeLocal"])
  func besideUTC(heads: String) throws {
    let isFirst = heads.lowercased().hasPrefix("start_utc") || heads.hasPrefix("TimeUTC")
    for (mark, offset) in [("Z", "+11:00"), ("", "")] {
      let rows = (0..<4).map { hour in
        let times = ["2026-01-19T1\(3 + hour):00:00\(mark)", "2026-01-20T0\(hour):00:00\(offset)"]
        return "\((isFirst ? times : times.reversed()).joined(separator: ",")),3\(hour).5\n"
      }
      let series = try read("\(heads),price (c/kWh)\n" + rows.joined())
      #expect(starts(series).first == "2026-01-20T00:00:00+11:00", "\(heads) \(mark)")
    }
  }

  @Test("The time at which a record was made is no time of delivery")
  func records() {
    for name in ["created_at", "published", "Issued at", "insertedAt"] {
      #expect(failure("\(name),price\n2026-01-19 13:00:05,20\n")?.reason == .noTimeColumn)
    }
  }

  @Test("Ends of another clock than that of the starts are left out, or take their offset")
  func otherEnds() throws {
    for head in ["start,end,start_utc", "unix,start,end"] {
      let isUnix = head.hasPrefix("unix")
      let rows = (0..<4).map { hour in
        let utc =
          isUnix
          ? "\(1_768_863_600 + hour * 3600)"
          : "2026-01-\(hour < 1 ? "19T23" : "20T0\(hour - 1)"):00:00Z"
        let local = "2026-01-20 0\(hour):00,2026-01-20 0\(hour + 1):00"
        return isUnix ? "\(utc),\(local),\(hour)" : "\(local),\(utc),\(hour)"
      }
      let series = try read("\(head),price (EUR/MWh)\n" + rows.joined(separator: "\n"))
      #expect(series.map(\.length) == [3600, 3600, 3600, 3600], "\(head)")
      #expect(series.start?.secondsSince1970 == 1_768_863_600 && series.warnings.isEmpty)
    }
  }

  @Test(
    "Ends that were computed from starts are read on days of clock changes",
    arguments: [("2026-10-25", 4), ("2026-03-29", 2)])
  func labelledEnds(day: String, hour: Int) throws {
    // 03:00 occurs twice in autumn, and never in spring.
    let labels = day == "2026-10-25" ? [1, 2, 3, 3, 4] : [1, 2, 4]
    let rows = (labels + Array(5...23)).map { "\(day) \($0 < 10 ? "0" : "")\($0):00" }
    let text =
      "Zeit bis,Preis EUR/MWh\n"
      + (rows + ["\(day) 24:00"]).enumerated().map { "\($1),\($0)\n" }.joined()
    var options = PriceFile.Options()
    for zone in [nil, "Europe/Berlin"] {
      options.zone = try zone.map { try Zone(identifier: $0) }
      let series = try read(text, options)
      #expect(series.count == rows.count + 1 && series.map(\.length).allSatisfy { $0 == 3600 })
      #expect(starts(series)[0].hasPrefix("\(day)T00:00"))
      #expect(starts(series)[hour].hasPrefix("\(day)T03:00"), "\(starts(series))")
    }
  }

  @Test("Of dates with the month first, 24:00 ends its own day")
  func monthFirst() throws {
    func text(_ days: ClosedRange<Int>) -> String {
      let rows = days.flatMap { day in
        (1...24).map { "01/\(day < 10 ? "0" : "")\(day)/2026 \($0):00,\(day).\($0)\n" }
      }
      return "Hour Ending,Price ($/kWh)\n" + rows.joined()
    }
    for days in [1...31, 5...5, 5...6] {
      let series = try read(text(days))
      #expect(series.count == 24 * days.count && series.map(\.length).allSatisfy { $0 == 3600 })
      #expect(series.last?.price?.description == "\(days.upperBound)24")
      #expect(
        starts(series).last?.hasPrefix(
          "2026-01-\(days.upperBound < 10 ? "0" : "")\(days.upperBound)T23:00") == true)
    }
    let ends =
      "Start,End,USD/MWh\n01/05/2026 22:00,01/05/2026 23:00,1\n"
      + "01/05/2026 23:00,01/05/2026 24:00,2\n"
    #expect(try starts(read(ends)).last?.hasPrefix("2026-01-05T23:00") == true)
    #expect(try read(ends).map(\.length) == [3600, 3600])
  }

  @Test("Australian dates have the day first")
  func australian() throws {
    for (head, zone) in [
      ("Date/Time (AEST),Price ($/MWh)", nil), ("time,c/kWh", "Australia/Sydney"),
      ("time,AUD/MWh", nil), ("time,$/MWh", "Pacific/Auckland"),
    ] {
      var options = PriceFile.Options()
      options.zone = try zone.map { try Zone(identifier: $0) }
      let series = try read("\(head)\n3/04/2026 1:30 AM,20\n3/04/2026 2:00 AM,21\n", options)
      #expect(starts(series)[0].hasPrefix("2026-04-03T01:30"), "\(head)")
    }
  }

  @Test(
    "A place in the heading of times states their zone",
    arguments: [
      ("Aika (Helsinki)", "Europe/Helsinki"), ("Hora (Lisboa)", "Europe/Lisbon"),
      ("Hour Ending (Eastern)", "America/New_York"), ("Interval (Central)", "America/Chicago"),
      ("Time (Eastern European Time)", "Europe/Helsinki"), ("Date (Utrecht)", "Europe/Oslo"),
    ])
  func places(heading: String, zone: String) throws {
    let series = try read("\(heading),EUR/MWh\n2026-01-20 00:00,1\n2026-01-20 01:00,2\n")
    #expect(series.zone.identifier == zone)
  }

  @Test("Sparse changes of a tariff hold until the next one")
  func sparse() throws {
    func table(_ hours: [String]) -> String {
      "time,price\n" + hours.enumerated().map { "2026-01-20 \($1),\($0)\n" }.joined()
    }
    let tariff = try read(table(["00:00", "06:15", "07:00", "22:30"]))
    #expect(tariff.warnings.contains(.heldUntilNext) && tariff.map(\.length)[0] == 22_500)
    let changes = try read(
      table(["00:00", "05:00", "07:00", "08:00", "12:00", "15:00", "17:00", "22:00"]))
    #expect(changes.warnings.contains(.heldUntilNext))
    // Hours with gaps, and quarters before hours, are slots.
    for gaps in [
      ["00:00", "01:00", "02:00", "05:00", "06:00"], ["00:00", "00:15", "02:00", "03:00"],
    ] {
      #expect(try !read(table(gaps)).warnings.contains(.heldUntilNext), "\(gaps)")
    }
  }

  @Test("A cell can have a date and the range of its hour")
  func rangesOfHours() throws {
    let forms: [(Int) -> String] = [
      { "Kl. 0\($0)-0\($0 + 1)" }, { "0\($0)–0\($0 + 1)" }, { "0\($0):00–0\($0 + 1):00" },
      { "kl 0\($0)-0\($0 + 1)" }, { "T0\($0):00+01:00/PT1H" },
    ]
    for form in forms {
      let rows = (0..<3).map { hour in
        let text = form(hour)
        return "2026-01-20\(text.first == "T" ? "" : " ")\(text);2\(hour),5\n"
      }
      let series = try read("Dato/klokkeslett;NO1\n" + rows.joined())
      #expect(starts(series).last == "2026-01-20T02:00:00+01:00" && series.count == 3, "\(form(0))")
    }
  }
}
