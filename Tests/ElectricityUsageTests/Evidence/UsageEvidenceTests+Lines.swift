import CivilTime
import ElectricityPrices
import Testing

@testable import ElectricityUsage

// Tests of dates, units, directions and notes in unusual positions.
extension UsageEvidenceTests {
  @Test(
    "Unusual tables of 1 kWh at midnight and 2 kWh at five are read",
    arguments: [
      (
        "TYPE,DATE,START TIME,END TIME,USAGE (kWh),COST,NOTES",
        "Electric usage,2025-07-03,#:00,#:59,*,$1"
      ),
      ("year,month,day,hour,kWh", "2025,7,3,#,*"), ("Datum: 03.07.2025\nStunde;kWh", "#:00;*"),
      ("Zeitpunkt;Verbrauch", "03.07.25 #:00;* kWh"), ("Zeitpunkt;Wert", "03.07.2025 #:00;* kWh"),
      ("Zeitpunkt;Verbrauch (Wh)", "03.07.2025 #:00;* kWh"),
      ("Zeitpunkt;Verbrauch;Kosten", "03.07.2025 #:00;*,0 kWh;1,2 €"),
    ])
  func shapes(head: String, row: String) throws {
    let rows = (0..<8).map { hour in
      row.replacing("#", with: two(hour)).replacing("*", with: "\([0: 1, 5: 2][hour] ?? 0)") + "\n"
    }
    let usage = try read("\(head)\n" + rows.joined() + (head.hasPrefix("Z") ? "Summe;3\n" : ""))
    #expect(sum(usage.consumption) == 3 && usage.consumption?.slots.count == 8)
    #expect(usage.production == nil)
  }

  @Test("A unit in cells that is not a unit of energy is named in the error")
  func otherCells() {
    for (unit, said) in [("m³", "gas"), ("€", "“€”"), ("°C", "“°C”"), ("kW", "is power")] {
      let text = "time,\(unit == "kW" ? "power" : "usage")\n\(day)0:00Z,5 \(unit)\n"
      #expect(failure(text).contains(said), "\(unit): \(failure(text))")
    }
  }

  @Test("Sections of one table are consumption and production, by their names")
  func sections() throws {
    func section(_ name: String, _ number: String) -> String {
      "\n\"Data for period starting: 2025-07-03 00:00:00  for 24 hours\"\n"
        + "Energy \(name) time period,Usage(Real energy in kilowatt-hours),Reading quality\n"
        + (0..<4).map { "\"\(day)\($0):00:00 to \(day)\($0 + 1):00:00\",\"\(number)\",\"\"\n" }
        .joined()
    }
    for names in [("Delivered", "Received"), ("consumption", "generation")] {
      let text = "Energy Usage Information\n\(section(names.0, "0.5"))\(section(names.1, "0.25"))"
      let usage = try read(text)
      #expect(sum(usage.consumption) == 2 && sum(usage.production) == 1)
    }
  }

  @Test("Meters that are named like directions are consumption and production")
  func directions() throws {
    for (first, second) in [("Import", "Export"), ("Bezug", "Einspeisung"), ("A+", "A-")] {
      let rows = (0..<4).flatMap {
        ["\(day)\($0):00Z,\(first),2\n", "\(day)\($0):00Z,\(second),1\n"]
      }
      let usage = try read("time,Meter,kWh\n" + rows.joined())
      #expect(sum(usage.consumption) == 8 && sum(usage.production) == 4)
      let entries = rows.map { row in
        let cells = row.dropLast().split(separator: ",")
        return "{\"time\":\"\(cells[0])\",\"meter\":\"\(cells[1])\",\"kWh\":\(cells[2])}"
      }
      let document = try read("[\(entries.joined(separator: ","))]")
      #expect(sum(document.consumption) == 8 && sum(document.production) == 4)
    }
  }

  @Test("A direction that depends on the point of view is refused, unless other words decide")
  func views() throws {
    for name in ["Lieferung", "Abgabe", "Received", "Levert", "Utmatning"] {
      let alone = failure("time,\(name) (kWh)\n\(day)0:00Z,1\n")
      #expect(alone.contains("from the grid or into it"), "\(alone)")
      let usage = try read("time,Bezug (kWh),\(name) (kWh)\n\(day)0:00Z,2,1\n")
      #expect(sum(usage.consumption) == 2 && sum(usage.production) == 1)
      let titled = try read("Einspeisung\n\ntime,\(name) (kWh)\n\(day)0:00Z,1\n")
      #expect(sum(titled.production) == 1)
    }
  }

  @Test(
    "A single column of energy is production by its name alone",
    arguments: [
      "AT001_Einspeiser", "Retourlieferung", "Retour", "Retourné", "Sold", "Såld", "Sålt", "Salg",
      "Solgt", "Myynti", "Ylijäämä", "Tilbageleveret", "Přetok", "Přetoky", "Ceduta", "Buyback",
    ])
  func produced(name: String) throws {
    let usage = try read("time;\(name) [kWh]\n\(day)0:00Z;1\n")
    #expect(sum(usage.production) == 1 && usage.consumption == nil)
  }

  @Test("Columns for hours are read with a row for each direction")
  func wide() throws {
    let names = (0..<24).map { "\(two($0)):00 - \(two($0 + 1)):00" }.joined(separator: ",")
    func row(_ name: String, _ number: String) -> String {
      "6001234567,\(name),2025-07-03," + Array(repeating: number, count: 24).joined(separator: ",")
        + "\n"
    }
    let rows = row("Consumption", "0.5") + row("Generation", "0.25")
    let usage = try read("NMI,CON/GEN,DATE,\(names)\n\(rows)")
    let serial = try read(
      "NMI,METER SERIAL NUMBER,CON/GEN,DATE,\(names)\n" + rows.replacing("7,", with: "7,12,"))
    #expect(serial.warnings == usage.warnings)
    #expect(sum(usage.consumption) == 12 && sum(usage.production) == 6)
    #expect(usage.consumption?.slots.count == 24)
    // Without a meter or a unit these could be prices.
    let plain =
      "DATE,\(names)\n2025-07-03," + Array(repeating: "1", count: 24).joined(separator: ",")
    #expect(failure(plain + "\n").contains("no column has energy"))
  }

  @Test("A net column next to both directions and a column without numbers are not energy")
  func differences() throws {
    let rows = (0..<4).map { "\(day)\($0):00Z,2,1,1,\n" }.joined()
    let usage = try read(
      "time,Inflow (kWh),Outflow (kWh),Net Consumption (kWh),Estimated Usage\n\(rows)")
    #expect(sum(usage.consumption) == 8 && sum(usage.production) == 4)
    let alone = try read("time,Net Consumption (kWh)\n\(day)0:00Z,2\n")
    #expect(sum(alone.consumption) == 2)
  }
}

extension UsageEvidenceTests {
  @Test(
    "A unit above or beside the hours of a day makes them energy, and not the total",
    arguments: [
      ("Usage (kWh)\n", "Date,Total", ",24"), ("Unit: kWh\n", "Date", ""),
      ("Energy usage (kWh)\n", "Date", ""), ("", "Date,Unit", ",kWh"),
    ])
  func hoursBelowUnits(title: String, head: String, cell: String) throws {
    for name in [{ (hour: Int) in "Hour \(hour + 1)" }, { "\(two($0)):00" }] {
      let names = (0..<24).map(name).joined(separator: ",")
      let row = Array(repeating: "1", count: 24).joined(separator: ",")
      let rows = (1...2).map { "2025-07-0\($0)\(cell),\(row)\n" }.joined()
      let usage = try read("\(title)\(head),\(names)\n\(rows)")
      #expect(usage.consumption?.slots.count == 48 && sum(usage.consumption) == 48)
      #expect(!usage.warnings.contains(.assumedUnit("kWh")))
      #expect(failure("Price (EUR / kWh)\nDate,\(names)\n2025-07-01,\(row)\n") != "")
    }
  }

  @Test(
    "As many numbered columns as a day has slots are no tariffs",
    arguments: [("P", 48), ("P", 24), ("T", 24), ("T", 96), ("KWH", 24), ("H", 24)])
  func numberedSlots(letters: String, count: Int) throws {
    let names = (1...count).map { "\(letters)\($0)" }.joined(separator: ",")
    let row = (1...count).map { "0.\(two(2 - $0 % 2))" }.joined(separator: ",")
    let usage = try read("Meter,Date,\(names)\n7070575000001111,2025-07-01,\(row)\n")
    #expect(usage.consumption?.slots.count == count)
    #expect(lines(usage.consumption).first?.contains("00:00:00+02:00 \(1440 / count) ") ?? false)
    #expect(lines(usage.consumption)[1].hasSuffix(" 0.02"))
  }

  @Test(
    "A column of the clock's name or of summer time tells no series apart",
    arguments: [
      ("Zeitzone", "CEST", "CET"), ("UTC offset", "+02:00", "+01:00"), ("DST", "Y", "N"),
      ("Sommerzeit", "ja", "nein"), ("Verano/Invierno", "V", "I"),
    ])
  func clockColumns(name: String, summer: String, winter: String) throws {
    let hours = [0, 1, 2, 2, 3, 4].enumerated()
    let rows = hours.map { "2025-10-26 \(two($1)):00,0.\($0 + 1),\($0 < 3 ? summer : winter)\n" }
    let usage = try read("Time,kWh,\(name)\n" + rows.joined(), beside("Europe/Berlin"))
    #expect(
      lines(usage.consumption)
        == [
          "00:00:00+02:00 60 0.1", "01:00:00+02:00 60 0.2", "02:00:00+02:00 60 0.3",
          "02:00:00+01:00 60 0.4", "03:00:00+01:00 60 0.5", "04:00:00+01:00 60 0.6",
        ].map { "2025-10-26T\($0)" })
  }

  @Test("The times of InfluxDB's windows are their ends if the first is a step after the query's")
  func windows() throws {
    func text(_ first: Int) -> String {
      let times = (first..<first + 4).map { "2025-07-01T0\($0):00:00Z" }
      return "_start,_stop,_time,_value,_measurement\n"
        + times.map { "2025-07-01T00:00:00Z,2025-07-01T04:00:00Z,\($0),0.5,kWh\n" }.joined()
    }
    for first in [0, 1] {
      #expect(lines(try read(text(first)).consumption)[0] == "2025-07-01T02:00:00+02:00 60 0.5")
    }
  }

  @Test("Meters in a column of Elhub's tables are told apart and summed")
  func elhubMeters() throws {
    let rows = ["707057500011111111", "707057500022222222"].map { meter in
      (0..<2).map {
        "\(meter);11.01.2026 0\($0):00;11.01.2026 0\($0 + 1):00;0,5\n"
      }.joined()
    }
    let usage = try read("Målepunkt;Fra;Til;KWH 60 Forbruk\n" + rows.joined())
    #expect(usage.series.count == 2 && sum(usage.consumption) == 2)
  }

  @Test("Heat is no electricity, and a heat pump uses it")
  func heat() throws {
    let rows = (0..<4).map { "\(day)\($0):00Z,0.5\n" }.joined()
    for name in ["Lämpöenergia kWh", "Stadswarmte verbruik (kWh)", "Calore kWh", "Wärme kWh"] {
      #expect(failure("time,\(name)\n" + rows) != "", "\(name)")
    }
    for name in ["Pompe à chaleur (kWh)", "Pompa di calore kWh", "Wärmepumpe kWh"] {
      #expect(sum(try read("time,\(name)\n" + rows).consumption) == 2, "\(name)")
    }
  }

  @Test("The usage points of a Green Button document are meters, whatever their addresses")
  func usagePoints() throws {
    func entry(_ own: String, _ up: String, _ content: String) -> String {
      "<entry><link rel=\"self\" href=\"\(own)\"/><link rel=\"up\" href=\"\(up)\"/>"
        + "<content>\(content)</content></entry>"
    }
    let point = "<UsagePoint><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint>"
    let type = "<ReadingType><uom>72</uom><flowDirection>1</flowDirection></ReadingType>"
    func block(_ meter: Int) -> String {
      let intervals = (0..<2).map { hour in
        "<IntervalReading><timePeriod><duration>3600</duration>"
          + "<start>\(1_751_518_800 + hour * 3600)</start></timePeriod>"
          + "<value>500</value></IntervalReading>"
      }
      let content = "<IntervalBlock>\(intervals.joined())</IntervalBlock>"
      return entry("UP/\(meter)/MR/1/IB/1", "UP/\(meter)/MR/1/IB", content)
    }
    let head = "<feed xmlns=\"http://www.w3.org/2005/Atom\">"
    let points = entry("UP/1", "UP", point) + entry("UP/2", "UP", point)
    let usage = try read(
      head + points + entry("RT/1", "RT", type) + block(1) + block(2) + "</feed>")
    #expect(sum(usage.consumption) == 2)
    #expect(usage.warnings.contains(.summedMeters(["1", "2"])), "\(usage.warnings)")
  }

  @Test("The half-hours of n3rgy end at their times in UTC")
  func n3rgy() throws {
    func document(_ address: String, _ value: String, _ unit: String = "kWh") -> String {
      let rows = ["11:30", "12:00", "12:30", "13:00"].map {
        "{\"\(value)\":0.5,\"timestamp\":\"2025-07-01 \($0)\"}"
      }
      return "{\"resource\":\"\(address)\",\"granularity\":\"halfhour\",\"values\":["
        + rows.joined(separator: ",") + "],\"unit\":\"\(unit)\"}"
    }
    let usage = try read(document("/1/electricity/consumption/1", "value"))
    #expect(lines(usage.consumption).first == "2025-07-01T11:00:00+00:00 30 0.5")
    let newer = try read(
      document("/mpxn/1/utility/electricity/readingtype/production", "primaryValue"))
    #expect(newer.consumption == nil && sum(newer.production) == 2)
    for unit in ["kWh", "m3"] {
      #expect(failure(document("/1/gas/consumption/1", "value", unit)).contains("this is gas"))
    }
    let table = try read(
      "timestamp (UTC),energyConsumption (kWh)\n2025-07-01 11:30,0.5\n2025-07-01 12:00,0.5\n")
    #expect(lines(table.consumption).first == "2025-07-01T11:00:00+00:00 30 0.5")
  }

  @Test(
    "Gas and heat in watt-hours are no electricity, whatever states them",
    arguments: [
      ("1", ""), ("4", ""), ("0", "<commodity>7</commodity>"), ("0", "<commodity>10</commodity>"),
    ])
  func greenButtonServices(service: String, commodity: String) {
    let text = """
      <feed><entry><UsagePoint><ServiceCategory><kind>\(service)</kind></ServiceCategory>
      </UsagePoint></entry>
      <entry><link rel="self" href="U/1/MeterReading/1"/><link rel="related" href="T/1"/>
      <MeterReading/></entry>
      <entry><link rel="self" href="T/1"/>
      <ReadingType>\(commodity)<uom>72</uom></ReadingType></entry>
      <entry><link rel="up" href="U/1/MeterReading/1/IntervalBlock"/><IntervalBlock>
      <IntervalReading><timePeriod><duration>3600</duration><start>1751328000</start></timePeriod>
      <value>500</value></IntervalReading></IntervalBlock></entry></feed>
      """
    #expect(failure(text) != "")
  }

  @Test("The sum of two tariffs may be called merged")
  func merged() throws {
    let rows = (0..<4).map { "\(day)\($0):00Z,0.2,0,0.2\n" }.joined()
    let usage = try read("hour_start,electricity1,electricity2,electricity_merged\n" + rows)
    #expect(abs(sum(usage.consumption) - 0.8) < 1e-9)
  }

  @Test("A counter of the day in a file of one day is no energy of slots")
  func counterOfOneDay() throws {
    for name in ["Energy today (kWh)", "kWh"] {
      let rows = (0..<96).map { slot in
        "2026-01-20T\(two(slot / 4)):\(two(slot % 4 * 15))+01:00,\(Double(slot + 1) / 10)\n"
      }
      let usage = try read("time,\(name)\n" + rows.joined())
      #expect(sum(usage.consumption) < 10, "\(name)")
    }
  }

  @Test("A multiple of a unit of energy is refused", arguments: ["0.1 kWh", "kWh x10", "10 Wh"])
  func multiples(unit: String) {
    let rows = "2026-01-20T00:00Z,4\n2026-01-20T01:00Z,3\n"
    #expect(failure("time,Verbrauch (\(unit))\n" + rows).contains(unit))
  }

  @Test(
    "The spellings of the kilowatt-hour are units of energy", arguments: ["kW·h", "kW h", "KW-h"])
  func spelledUnits(unit: String) throws {
    let usage = try read("time,Verbrauch (\(unit))\n2026-01-20T00:00Z,0.4\n2026-01-20T01:00Z,0.3\n")
    #expect(usage.warnings.isEmpty && sum(usage.consumption) == 0.7)
  }
}
