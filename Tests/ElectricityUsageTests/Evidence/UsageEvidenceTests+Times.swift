import CivilTime
import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of clocks and times in files of consumption.
extension UsageEvidenceTests {
  @Test(
    "An autumn day can count its hours to 25:00, and another day cannot",
    arguments: ["Data;Wartość kWh", "Datum;Stunde;kWh"])
  func longDay(heading: String) throws {
    let separator = heading.hasPrefix("Data") ? " " : ";"
    func rows(_ date: String, _ count: Int) -> String {
      (1...count).map { "\(date)\(separator)\($0):00;\($0 % 5)\n" }.joined()
    }
    let text = "\(heading)\n" + rows("2025-10-25", 24) + rows("2025-10-26", 25)
    let table = lines(try read(text + rows("2025-10-27", 24), zoned).consumption)
    #expect(
      table.count == 73
        && Array(table[24...28]) == [
          "2025-10-26T00:00:00+02:00 60 1", "2025-10-26T01:00:00+02:00 60 2",
          "2025-10-26T02:00:00+02:00 60 3", "2025-10-26T02:00:00+01:00 60 4",
          "2025-10-26T03:00:00+01:00 60 0",
        ])
    #expect(table.last == "2025-10-27T23:00:00+01:00 60 4")
    #expect(failure("\(heading)\n" + rows("2025-10-27", 25), zoned).contains("2025-10-27"))
  }

  @Test(
    "A name of standard time is the local clock, which is said, unless --timezone is that offset",
    arguments: [("MEZ", "+01:00"), ("CET", "+01:00"), ("EET", "+02:00"), ("EST", "-05:00")])
  func standardTime(name: String, offset: String) throws {
    func text(_ month: String) -> String {
      "Time (\(name));kWh\n" + (0..<4).map { "2025-\(month)-03 0\($0):00;1\n" }.joined()
    }
    let usage = try read(text("07"))
    #expect(sentences(usage).contains { $0.contains("--timezone \(offset) has none") })
    #expect(!sentences(try read(text("01"))).contains { $0.contains("has none") })
    let fixed = try read(text("07"), UsageOptions(zone: Zone(identifier: offset)))
    #expect(fixed.warnings.isEmpty)
    #expect(lines(fixed.consumption).first == "2025-07-03T00:00:00\(offset) 60 1")
  }

  @Test(
    "Headings such as Winterzeit mean standard time all year",
    arguments: ["Datum (Winterzeit)", "Tidspunkt (norsk normaltid)", "Zeit (Normalzeit)"])
  func winterTime(heading: String) throws {
    let rows = (0..<3).map { "03.07.2025 0\($0):00;0,1\n" }.joined()
    let usage = try read("\(heading);kWh\n" + rows, zoned)
    #expect(lines(usage.consumption).first == "2025-07-03T01:00:00+02:00 60 0.1")
    #expect(usage.warnings.isEmpty)
  }

  @Test(
    "A row alone lasts until its own end, and a date or a month for all of it",
    arguments: [
      ("Date,Start Time,End Time,kWh\n07/13/2025,00:30,00:45,1\n", "13T00:30:00+02:00 15 1"),
      ("Date,Start Time,End Time,kWh\n07/13/2025,23:45,00:00,1\n", "13T23:45:00+02:00 15 1"),
      ("Date,kWh\n2025-07-13,1\n", "13T00:00:00+02:00 1440 1"),
      ("Timestamp,kWh\n07/2025,1\n", "01T00:00:00+02:00 44640 1"),
      ("Timestamp,kWh\n06/2025,3\n07/2025,1\n", "01T00:00:00+02:00 44640 1"),
    ])
  func alone(text: String, line: String) throws {
    #expect(lines(try read(text, zoned).consumption).last == "2025-07-\(line)")
  }

  @Test("Times up to a minute late are those of slots, and only odd ones are reported")
  func lateTimes() throws {
    let cases = [([0, 7, 14, 1], true), ([1, 1, 1, 1], false), ([60, 60, 60, 60], false)]
    for (delays, isOdd) in cases {
      let rows = delays.enumerated().map { hour, delay in
        "2025-07-03 0\(hour):\(two(delay / 60)):\(two(delay % 60)),1\n"
      }
      let usage = try read("Time,kWh\n" + rows.joined(), zoned)
      #expect(lines(usage.consumption) == (0..<4).map { "2025-07-03T0\($0):00:00+02:00 60 1" })
      #expect(usage.warnings.contains(.lateTimes) == isOdd)
    }
    // Each minute has its own slot.
    let minutes = (0..<3).map { "2025-07-03 00:0\($0):00,0.1\n" }.joined()
    #expect(try read("Time,kWh\n" + minutes).consumption?.slots.count == 3)
  }

  @Test("Days and months that are missing are not filled by the ones before") func gaps() throws {
    let days = try read("Dato;kWh\n01.07.2025;5\n02.07.2025;6\n05.07.2025;7\n06.07.2025;8\n")
    #expect(lines(days.consumption)[1] == "2025-07-02T00:00:00+02:00 1440 6")
    #expect(days.consumption?.slots.missingCount == 2)
    let months = try read(
      "Dato;kWh\n01.09.2024;366\n01.10.2024;425\n01.06.2025;411\n01.07.2025;300\n")
    #expect(
      lines(months.consumption) == [
        "2024-09-01T00:00:00+02:00 43200 366", "2024-10-01T00:00:00+02:00 44700 425",
        "2025-06-01T00:00:00+02:00 43200 411", "2025-07-01T00:00:00+02:00 44640 300",
      ])
    let bills = try read("Dato;kWh\n05.01.2025;300\n12.03.2025;425\n02.04.2025;411\n")
    #expect(lines(bills.consumption)[0].hasPrefix("2025-01-05T00:00:00+01:00 95040 "))
  }

  @Test("The user's first hour counts where a file leaves it open") func firstHour() throws {
    let text = "Date;Hour;kWh\n03.07.2025;7;1\n03.07.2025;8;2\n03.07.2025;9;1\n"
    #expect(failure(text).contains("--first-hour"))
    let usage = try read(text, UsageOptions(firstHour: 1))
    #expect(lines(usage.consumption)[0] == "2025-07-03T06:00:00+02:00 60 1")
    #expect(usage.usedOptions == ["--first-hour"])
  }

  @Test("Dates and times in two columns, meters after signs and added production are read")
  func sources() throws {
    let danish = try read(
      "Målepunkt id;Fra dato;Fra tidspunkt;Til dato;Til tidspunkt;Mængde;Måleenhed\n"
        + "571313174001764929;09-05-2024;16:00;09-05-2024;17:00;0,752;KWH\n")
    #expect(lines(danish.consumption) == ["2024-05-09T16:00:00+02:00 60 0.752"])
    let czech = try read("Datum;-A/30012345 [kWh]\n03.07.2025 00:00;0,5\n03.07.2025 01:00;1\n")
    #expect(czech.consumption == nil && sum(czech.production) == 1.5)
    let spanish = try read(
      "Fecha;Hora;Consumo_kWh;Energía entregada a la red (kWh)\n"
        + "13/04/2026;1;0,5;0,2\n13/04/2026;2;0,6;Sin dato\n")
    #expect(sum(spanish.consumption) == 1.1 && sum(spanish.production) == 0.2)
    let plural = try read("Time,Mains (kWhs)\n2025-07-03 00:00:00,1.5\n2025-07-03 01:00:00,1\n")
    #expect(sum(plural.consumption) == 2.5)
  }

  @Test("A day that stands twice in a file has no slot on the next day", arguments: [15, 60])
  func repeatedDay(step: Int) throws {
    let rows = (0..<1440 / step).map { index in
      "03.07.2025;\(two(index * step / 60)):\(two(index * step % 60));1\n"
    }.joined()
    let usage = try read("Datum;Zeit;kWh\n" + rows + rows)
    #expect(lines(usage.consumption).count == 1440 / step)
    #expect(usage.warnings.contains(.reading(.duplicates(1440 / step))))
  }

  @Test("The last slot of a day ends at midnight if dates have the month first")
  func lastSlot() throws {
    let rows = (0..<96).map { index in
      let clocks = [index, (index + 1) % 96].map { "\(two($0 / 4)):\(two($0 % 4 * 15))" }
      return "07/03/2025,\(clocks[0]),\(clocks[1]),0.5\n"
    }
    let options = UsageOptions(zone: try Zone(identifier: "America/Chicago"))
    let usage = try read(
      "USAGE_DATE,USAGE_START_TIME,USAGE_END_TIME,USAGE_KWH\n" + rows.joined(), options)
    #expect(lines(usage.consumption).last == "2025-07-03T23:45:00-05:00 15 0.5")
    #expect(!sentences(usage).contains { $0.contains("too late") })
  }

  @Test(
    "Blanks inside quotation marks around a time are ignored",
    arguments: [" 03.07.2025 00:00:00", "2025-07-03T00:00:00 ", "  2025-07-03 00:00"])
  func blanks(time: String) throws {
    let next = time.replacing("00:00", with: "01:00", maxReplacements: 1)
    let usage = try read("Zeit;kWh\n\"\(time)\";1\n\"\(next)\";1\n")
    #expect(lines(usage.consumption) == ["00", "01"].map { "2025-07-03T\($0):00:00+02:00 60 1" })
  }

  @Test("A column that numbers the quarters of each hour is read")
  func quarters() throws {
    let rows = (0..<96).map { "2025-07-03,\($0 / 4),\($0 % 4 + 1),0.5\n" }
    let usage = try read("date,hour,quarter,kWh\n" + rows.joined())
    #expect(lines(usage.consumption).count == 96)
    #expect(lines(usage.consumption)[5] == "2025-07-03T01:15:00+02:00 15 0.5")
  }

  @Test("An empty column of energy says nothing about the hour that repeats in autumn")
  func emptyColumn() throws {
    let rows = (1...25).map { "ES0031;26/10/2025;\($0);0,5;;;R\n" }.joined()
    let head = "CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO\n"
    let usage = try read(head + rows)
    #expect(lines(usage.consumption).count == 25)
    #expect(!sentences(usage).contains { $0.contains("repeats") })
  }

  @Test(
    "A table with only general names has the clock of the prices beside it",
    arguments: [
      ("Fecha;Hora;Consumo (kWh)", "03/07/2025;1;1\n03/07/2025;2;1\n03/07/2025;0;1\n"),
      ("Start,Consumption (kWh)", "2025-07-03 00:00,1\n2025-07-03 01:00,1\n"),
      ("Date,Valeur (en Wh)", "2025-07-03 00:00,1000\n2025-07-03 01:00,1000\n"),
    ])
  func generalNames(heads: String, rows: String) throws {
    let usage = try read("\(heads)\n\(rows)", beside("America/Santiago"))
    #expect(lines(usage.consumption)[0].hasPrefix("2025-07-03T00:00:00-04:00 60 1"))
  }

  @Test("A heading with another unit than that of a source has its own unit")
  func statedUnit() throws {
    let usage = try read(
      "timestamp,grid_energy_import_kwh\n2025-07-03T00:00+02:00,1\n2025-07-03T01:00+02:00,1\n")
    #expect(sum(usage.consumption) == 2)
  }

  @Test("The user's zone holds for a table of a known source")
  func wishedZone() throws {
    let table = "Fra;Til;KWH 60 Forbruk\n03.07.2025 00:00;03.07.2025 01:00;1,5\n"
    let options = UsageOptions(zone: try Zone(identifier: "Europe/Helsinki"))
    #expect(lines(try read(table, options).consumption)[0].hasPrefix("2025-07-03T00:00:00+03:00"))
  }

  @Test("Stamps in UTC that end local days are ends", arguments: [1800, 3600])
  func localEnds(step: Int) throws {
    let first = Instant(secondsSince1970: 1_751_493_600)
    let stamps = (0..<86_400 / Int64(step)).map {
      ISOTime.text(first.advanced(by: ($0 + 1) * Int64(step)), in: .utc)
    }
    for heading in ["time", "timestamp (UTC)"] {
      let texts = heading == "time" ? stamps : stamps.map { $0.replacing("+00:00", with: "") }
      let usage = try read("\(heading),kWh\n" + texts.map { "\($0),1\n" }.joined(), zoned)
      #expect(lines(usage.consumption).first == "2025-07-03T00:00:00+02:00 \(step / 60) 1")
    }
  }
}
