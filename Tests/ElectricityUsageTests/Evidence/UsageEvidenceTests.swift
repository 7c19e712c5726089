import CivilTime
import ElectricityPrices
import PriceTexts
import Testing

@testable import ElectricityUsage

/// Tests of what a file of consumption shows about its columns, times and numbers.
@Suite("Evidence of consumption") struct UsageEvidenceTests {
  func sum(_ series: EnergySeries?) -> Double {
    Double((series?.slots ?? []).compactMap(\.energy).reduce(0) { $0 + $1.microwattHours })
      / Double(Energy.perKilowattHour)
  }

  let day = "2025-07-03T0"

  @Test("A control character in the name of a meter is part of the name")
  func damagedName() throws {
    let rows = (0..<3).map { "\(day)\($0):00Z,a\u{1F}b,A+,1\n" }.joined()
    #expect(sum(try read("start,meter,register,kWh\n" + rows).consumption) == 3)
  }

  @Test("Rows of gas are left out, and a gas meter is refused even if it has kWh")
  func gas() throws {
    let usage = try read(
      "date,EAN,usage kWh,Type\n\(day)0:00Z,871600000000000001,0.5,Electricity\n"
        + "\(day)0:00Z,871600000000000002,3,Gas\n")
    #expect(sum(usage.consumption) == 0.5 && usage.warnings.contains(.gasLeftOut))
    let head =
      "Van (datum);Van (tijdstip);Tot (datum);Tot (tijdstip);EAN-code;Meter;Metertype;Register;"
      + "Volume;Eenheid;Validatiestatus;Calorische Bovenwaarde\n"
    func row(_ number: String, _ unit: String) -> String {
      "03-07-2025;06:00:00;03-07-2025;07:00:00;=\"5414001\";7F;Digitale Meter;Afname;"
        + "\(number);\(unit);Uitgelezen;\n"
    }
    #expect(failure(head + row("5,445", "kWh") + row("0,5", "m³")).contains("this is gas"))
    // A column of calorific values shows a gas meter.
    #expect(failure(head + row("5,445", "kWh")).contains("this is gas"))
  }

  @Test("A few rising numbers are readings if no household uses so much")
  func readings() throws {
    let usage = try read(
      "time,Import kWh,Export kWh\n2025-07-03T05:15Z,5210.5,0.2\n2025-07-03T05:30Z,5210.75,0.2\n"
        + "2025-07-03T05:45Z,5211,0.2\n")
    #expect(sum(usage.consumption) == 0.5 && sum(usage.production) == 0)
    #expect(usage.warnings.contains(.assumedReadings))
    // Amounts that a household can use are usage.
    let plain = try read("time,kWh\n2025-07-03T05:00Z,40\n2025-07-03T06:00Z,41\n")
    #expect(sum(plain.consumption) == 81)
  }

  @Test("A few numbers that rise slowly from a high value are readings of a new meter")
  func youngMeter() throws {
    func table(_ values: [Double]) -> String {
      "time,kWh\n" + values.enumerated().map { "\(day)\($0):00Z,\($1)\n" }.joined()
    }
    let usage = try read(table([45.1, 45.6, 46, 46.3]))
    #expect(abs(sum(usage.consumption) - 1.2) < 1e-9 && usage.warnings.contains(.assumedReadings))
    // Low values and values that fall are usage.
    #expect(sum(try read(table([4.51, 4.56, 4.6, 4.63])).consumption) == 18.3)
    #expect(sum(try read(table([45, 46, 45, 46])).consumption) == 182)
  }

  @Test("Times at the ends of slots are recognised on days of a clock change")
  func endsAtChanges() throws {
    let spring = [1, 3] + Array(4...23)
    let clock =
      spring.map { "30.03.2025 \(two($0)):00;1\n" }.joined() + "31.03.2025 00:00;1\n"
    let usage = try read("Zeitpunkt;Verbrauch (kWh)\n" + clock, zoned)
    #expect(lines(usage.consumption).first == "2025-03-30T00:00:00+01:00 60 1")
    #expect(lines(usage.consumption).last == "2025-03-30T23:00:00+02:00 60 1")
    for (date, hours, count) in [
      ("2025-03-30", [1, 2] + Array(4...24), 23), ("2025-10-26", [1, 2, 3, 3] + Array(4...24), 25),
    ] {
      let rows = hours.map { "\(date) \($0):00;1;pobór\n" }.joined()
      let table = lines(try read("Data;Wartość kWh;Rodzaj\n" + rows, zoned).consumption)
      #expect(table.count == count && table.allSatisfy { $0.hasSuffix(" 60 1") }, "\(table)")
      #expect(table.first?.hasPrefix("\(date)T00:00:00") ?? false)
      #expect(table.last?.hasPrefix("\(date)T23:00:00") ?? false)
    }
  }

  @Test(
    "A column of offsets that differ from the zone states the zone of the times",
    arguments: ["UTC offset", "utc_offset", "Offset", "TZ offset"])
  func offsets(heading: String) throws {
    func table(_ offsets: [String]) -> String {
      "Date,Time,\(heading),kWh\n"
        + offsets.enumerated().map { "2025-07-03,0\($0):00,\($1),1\n" }.joined()
    }
    for (offset, start) in [("+00:00", "02"), ("-05:00", "07"), ("+02:00", "00")] {
      let usage = try read(table([offset, offset]), zoned)
      let first = usage.consumption?.slots.first?.start
      let local = first.flatMap { zoned.reading.usualZone?.civil(at: $0).description }
      #expect(local?.contains("2025-07-03T\(start):00") ?? false, "\(offset): \(local ?? "")")
    }
    // Another offset later in the file does not state another zone.
    #expect(failure(table(["+00:00", "+00:00", "+01:00"]), zoned).contains("+01:00"))
  }

  /// The options with the zone of the prices as the usual zone.
  var zoned: UsageOptions { beside("Europe/Warsaw") }

  private func stamps(_ count: Int, step: Int64) -> [String] {
    (1...Int64(count)).map { place in
      let time = CivilDateTime(secondsSince1970: 1_751_500_800 + place * step).description
      return time.replacing("T", with: " ")
    }
  }

  @Test("Times at the ends of slots are recognised by a whole day and by 24:00")
  func ends() throws {
    let rows = stamps(96, step: 900).map { "\($0);0,25\n" }.joined()
    let usage = try read("Messzeitpunkt;Verbrauch (kWh)\n" + rows)
    #expect(lines(usage.consumption).first == "2025-07-03T00:00:00+02:00 15 0.25")
    #expect(usage.warnings.contains(.reading(.assumedEnds)))
    let utc = stamps(96, step: 900).map { stamp in
      "\(stamp.replacing(" ", with: "T"))+02:00;0,25\n"
    }
    #expect(
      lines(try read("Zeit;Verbrauch (kWh)\n" + utc.joined()).consumption).first
        == "2025-07-03T00:00:00+02:00 15 0.25")
    // Amounts have no market day, which begins at 01:00 in Finland.
    let finnish = UsageOptions(zone: try Zone(identifier: "Europe/Helsinki"))
    let hour = stamps(24, step: 3600).map { "\($0),0.25\n" }.joined()
    #expect(
      lines(try read("time,kWh\n" + hour, finnish).consumption).first
        == "2025-07-03T00:00:00+03:00 60 0.25")
    let columns = stamps(96, step: 900).map { stamp in
      "\(stamp.replacing(" ", with: ";"));0,25\n"
    }
    #expect(
      lines(try read("Datum;Uhrzeit;Verbrauch (kWh)\n" + columns.joined()).consumption).first
        == "2025-07-03T00:00:00+02:00 15 0.25")
    let hours = (1...24).map { "2025-07-03 \($0):00;1,5\n" }.joined()
    let day = try read("Data;kWh\n" + hours)
    #expect(lines(day.consumption).first == "2025-07-03T00:00:00+02:00 60 1.5")
    // A reading belongs to an instant, so its time does not end a slot.
    let readings = stamps(24, step: 3600).enumerated().map { "\($1);\(700 + $0)\n" }.joined()
    let first = lines(try read("time;meter reading kWh\n" + readings).consumption).first
    #expect(first == "2025-07-03T01:00:00+02:00 60 1")
  }

  @Test(
    "Times of day next to dates are recognised by many headings or by their cells",
    arguments: [
      "Zeit", "Zeit von", "Startuhrzeit", "Tijd", "Klo", "Čas", "USAGE_START_TIME", "xyz",
    ])
  func clocks(name: String) throws {
    let rows = ["00:00", "00:15", "00:30"].map { "03.07.2025;\($0);0,5;ok\n" }.joined()
    let usage = try read("Datum;\(name);kWh;Status\n" + rows)
    #expect(usage.consumption?.slots.count == 3, "\(name)")
  }

  @Test("Without a stated zone the times are in the zone of the prices")
  func usualZone() throws {
    var options = beside("Europe/Helsinki")
    let text = "time,import kWh\n2025-07-03 00:00,1\n"
    #expect(
      lines(try read(text, options).consumption) == ["2025-07-03T00:00:00+03:00 60 1"])
    // The language of a heading states no zone.
    #expect(lines(try read(text).consumption) == ["2025-07-03T00:00:00+02:00 60 1"])
    options.reading.zone = .utc
    #expect(lines(try read(text, options).consumption) == ["2025-07-03T00:00:00+00:00 60 1"])
  }

  @Test(
    "A zone that a file states applies to its times",
    arguments: [
      "time,kWh,tz\n2025-07-03 00:00,1,+03:00\n",
      "Time zone: Europe/Riga\ntime,kWh\n2025-07-03 00:00,1\n",
      "time,kWh,timezone\n2025-07-03 00:00,1,Europe/Riga\n",
      #"{"timezone":"Europe/Riga","results":[{"start":"2025-07-03T00:00:00","kwh":1}]}"#,
      #"{"data":[{"start":"2025-07-03T00:00:00","timezone":"Europe/Riga","kwh":1}]}"#,
    ])
  func statedZone(text: String) throws {
    #expect(lines(try read(text).consumption) == ["2025-07-03T00:00:00+03:00 60 1"])
  }

  @Test("A day of 24 hours in autumn is refused without --timezone")
  func autumn() {
    let rows = (0..<72).map { hour in
      "\(CivilDateTime(secondsSince1970: 1_761_350_400 + Int64(hour) * 3600)),1\n"
    }
    #expect(failure("time,kWh\n" + rows.joined()).contains("--timezone"))
  }

  @Test("Columns of meter readers, of Swiss files and of Texas state the directions")
  func names() throws {
    let dsmr = try read(
      "Hour Start,Electricity 1,Electricity 2,Electricity 1 Returned,Electricity 2 Returned\n"
        + "\(day)0:00Z,0.5,0.25,0,0.1\n")
    #expect(sum(dsmr.consumption) == 0.75 && sum(dsmr.production) == 0.1)
    let swiss = try read(
      "Datum;Uhrzeit;Bezug (kWh);Rücklieferung (kWh)\n03.07.2025;00:15;0,5;0,2\n")
    #expect(sum(swiss.consumption) == 0.5 && sum(swiss.production) == 0.2)
    let texas = try read(
      "ESIID,USAGE_DATE,REVISION_DATE,USAGE_START_TIME,USAGE_END_TIME,USAGE_KWH,"
        + "CONSUMPTION_SURPLUSGENERATION\n'1,07/03/2025,07/04/2025 11:00:00,00:00,00:15,0.5,"
        + "Consumption\n'1,07/03/2025,07/04/2025 11:00:00,00:15,00:30,0.5,Consumption\n"
        + "'1,07/03/2025,07/04/2025 11:00:00,00:00,00:15,0.1,Surplus Generation\n",
      UsageOptions(zone: Zone(identifier: "America/Chicago")))
    #expect(lines(texas.consumption).first == "2025-07-03T00:00:00-05:00 15 0.5")
    #expect(sum(texas.production) == 0.1)
  }

  @Test("Unknown columns are named, and --column chooses a column")
  func unread() throws {
    let text = "time,import kWh,strange\n\(day)0:00Z,1,2\n"
    #expect(try read(text).warnings.contains(.unreadColumns(["strange"])))
    var options = UsageOptions(column: "strange")
    #expect(sum(try read(text, options).consumption) == 2)
    let two = "time,heating kWh,lights kWh\n\(day)0:00Z,1,2\n"
    #expect(failure(two).contains("choose one with --column"))
    options.reading.column = "lights kWh"
    #expect(sum(try read(two, options).consumption) == 2)
    options.reading.column = "car"
    #expect(failure(two, options).contains("no column “car”"))
  }

  @Test("With --power-by-slot power is the mean of each slot")
  func power() throws {
    let text =
      "Data;Hora;Consumo registado, Ativa (kW);Estado\n"
      + ["00:15", "00:30", "00:45", "01:00"].map { "2025/07/03;\($0);0,8;Real\n" }.joined()
    #expect(failure(text).contains("--power-by-slot"))
    let options = UsageOptions(hasPowerBySlot: true)
    #expect(sum(try read(text, options).consumption) == 0.8)
    let plain = "time,mean power (W)\n\(day)0:00Z,1200\n\(day)1:00Z,800\n"
    #expect(sum(try read(plain, options).consumption) == 2)
  }

  @Test("Files of Enedis, Fluvius and Edison and a column of watt-hours are read")
  func shapes() throws {
    let enedis = try read(
      "Identifiant PRM;0;Type de donnees;Courbe de charge;\n"
        + "horodate ISO fin de pas;puissance moyenne (W)\n2025-07-03T00:30:00+02:00;1000\n"
        + "2025-07-03T01:00:00+02:00;3000\n")
    #expect(lines(enedis.consumption).first == "2025-07-03T00:00:00+02:00 30 0.5")
    let fluvius = try read(
      "Van datum;Van tijdstip;Tot datum;Tot tijdstip;EAN;Meter;Metertype;Register;Volume;Eenheid;"
        + "Validatiestatus\n03-07-2025;00:00:00;03-07-2025;00:15:00;=\"5414\";1S;x;Afname Dag;"
        + "0,5;kWh;ok\n03-07-2025;00:00:00;03-07-2025;00:15:00;=\"5414\";1S;x;Injectie Dag;0,1;"
        + "kWh;ok\n")
    #expect(sum(fluvius.consumption) == 0.5 && sum(fluvius.production) == 0.1)
    let dates = ["00", "01", "02"].map { "03-07-2025;\($0):00:00;03-07-2025;0,5;kWh\n" }
    let english = try read(
      "From (date);From (time);To (date);Volume;Unit\n" + dates.joined(), zoned)
    #expect(sum(english.consumption) == 1.5)
    #expect(!english.warnings.contains { $0 == .reading(.mendedEnds(2)) })
    let edison = try read(
      "Energy Usage Information\n\"For location: X\"\n\n"
        + "Energy consumption time period,Usage(Real energy in kilowatt-hours),Reading quality\n"
        + "\"2025-07-03 00:00:00 to 2025-07-03 00:15:00\",\"0.25\",\"\"\n")
    #expect(sum(edison.consumption) == 0.25)
    let hours = try read("start,watt_hours\n\(day)0:00Z,250\n")
    #expect(sum(hours.consumption) == 0.25)
  }

  @Test("Keys of meters and channels distinguish entries, and prices next to them are ignored")
  func lists() throws {
    func entry(_ channel: String, _ name: String, _ number: Double) -> String {
      "{\"startTime\":\"\(day)0:00:01Z\",\"endTime\":\"\(day)0:30:00Z\",\"kwh\":\(number),"
        + "\"perKwh\":24.3,\"spotPerKwh\":6,\"cost\":12,\"channelType\":\"\(channel)\","
        + "\"channelIdentifier\":\"\(name)\"}"
    }
    let usage = try read("[\(entry("general", "E1", 0.5)),\(entry("feedIn", "B1", 0.25))]")
    #expect(lines(usage.consumption) == ["2025-07-03T02:00:00+02:00 30 0.5"])
    #expect(sum(usage.production) == 0.25)
    let signed = try read("[\(entry("general", "E1", 0.5)),\(entry("feedIn", "B1", -0.25))]")
    #expect(sum(signed.production) == 0.25 && sentences(signed) == sentences(usage))
  }

  @Test("Several meters are summed and named in a warning")
  func meters() throws {
    let usage = try read(
      "MålepunktsID;Fra_dato;Til_dato;Mængde;Måleenhed\n"
        + ["571313100000000009", "571313100000000008"].map {
          "\($0);03-07-2025 00:00:00;03-07-2025 01:00:00;0,5;KWH\n"
        }.joined())
    let meters = ["571313100000000008", "571313100000000009"]
    #expect(sum(usage.consumption) == 1 && usage.warnings.contains(.summedMeters(meters)))
  }

  @Test(
    "Meters with names are not added up, because one may be part of another",
    arguments: [["House", "Solar"], ["E", "G"], ["Main", "Heat pump"]])
  func namedMeters(names: [String]) throws {
    let rows = names.enumerated().flatMap { index, name in
      (0..<3).map { "2025-07-03T0\($0):00:00+02:00,\(name),0.\(index + 1)\n" }
    }
    let text = "time,Meter,kWh\n" + rows.joined()
    #expect(throws: PriceFileError.self) { try read(text) }
    #expect(lines(try read(text, UsageOptions(meter: names[0])).consumption).count == 3)
  }

  /// Returns a feed with its entries in a given order, and the second kind of reading.
  private func feed(_ order: [Int], second: String = "<uom>169</uom>") -> String {
    let entries =
      [
        "<link rel=\"self\" href=\"R/1\"/><content>"
          + "<ReadingType><uom>72</uom><flowDirection>1</flowDirection></ReadingType></content>",
        "<link rel=\"self\" href=\"R/2\"/><content>"
          + "<ReadingType>\(second)</ReadingType></content>",
        "<link rel=\"self\" href=\"U/1/M/1\"/><link rel=\"related\" href=\"R/1\"/><content>"
          + "<MeterReading/></content>",
        "<link rel=\"self\" href=\"U/1/M/2\"/><link rel=\"related\" href=\"R/2\"/><content>"
          + "<MeterReading/></content>",
      ]
      + [(1, 500), (2, 900)].map { number, value in
        "<link rel=\"self\" href=\"U/1/M/\(number)/B/1\"/>"
          + "<link rel=\"up\" href=\"U/1/M/\(number)/B\"/>"
          + "<content><IntervalBlock><IntervalReading><timePeriod><duration>3600</duration>"
          + "<start>1751526000</start></timePeriod><value>\(value)</value></IntervalReading>"
          + "</IntervalBlock></content>"
      }
    return "<feed>" + order.map { "<entry>\(entries[$0])</entry>" }.joined() + "</feed>"
  }

  @Test(
    "The links of Green Button connect blocks with their kinds, in any order",
    arguments: [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [4, 0, 5, 1, 3, 2]])
  func links(order: [Int]) throws {
    let usage = try read(feed(order))
    #expect(sum(usage.consumption) == 0.5 && usage.warnings.contains(.gasLeftOut))
    let net = try read(feed(order, second: "<uom>72</uom><flowDirection>4</flowDirection>"))
    #expect(sum(net.consumption) == 0.5 && net.warnings.contains(.leftOut(["flowDirection 4"])))
  }

  @Test(
    "A row without a unit has the unit of the others, if they have one",
    arguments: [["Wh", "", "Wh"], ["", "Wh", "Wh"], ["Wh", "", ""]])
  func emptyUnits(units: [String]) throws {
    let rows = zip(units, [500, 300, 700]).enumerated().map { hour, row in
      "2025-01-01 0\(hour):00;\(row.1);\(row.0)\n"
    }
    let usage = try read("time;value;unit\n" + rows.joined())
    #expect(sum(usage.consumption) == 1.5 && usage.consumption?.slots.count == 3)
    let mixed = "time;value;unit\n" + rows.joined() + "2025-01-01 04:00;1;kWh\n"
    #expect(failure(mixed).contains("“–” is no unit of energy"), "\(failure(mixed))")
  }
}
