import CivilTime
import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of what texts and codes state about the series of a file.
extension UsageEvidenceTests {
  /// Returns three hours of each text, in succession or at the same times.
  private func table(_ heading: String, _ texts: [String], isShared: Bool) -> String {
    let rows = texts.enumerated().flatMap { place, text in
      (0..<3).map { hour in
        "2025-07-03 0\(isShared ? hour : hour + 3 * place):00,\(place == 0 ? 0.5 : 1.5),\(text)\n"
      }
    }
    return "time,kWh,\(heading)\n" + rows.joined()
  }

  @Test(
    "Rows with the text gas are left out, whatever their heading is",
    arguments: ["Energietype", "Energieträger", "Service", "Category", "Tipo", "Source", "énergie"])
  func gasRows(heading: String) throws {
    for isShared in [true, false] {
      let usage = try read(table(heading, ["Electricity", "Gas"], isShared: isShared))
      #expect(sum(usage.consumption) == 1.5 && usage.warnings.contains(.gasLeftOut), "\(heading)")
    }
    // The first of two columns of kinds states nothing.
    let two =
      "time,kWh,Type meter,Type\n\(day)0:00Z,1,Digitaal,Afname\n\(day)0:00Z,2,Digitaal,Gas\n"
    #expect(sum(try read(two).consumption) == 1)
    let list =
      "[{\"energyType\":\"ELECTRICITY\",\"start\":\"\(day)0:00Z\",\"kwh\":1},"
      + "{\"energyType\":\"GAS\",\"start\":\"\(day)1:00Z\",\"kwh\":2}]"
    #expect(sum(try read(list).consumption) == 1)
    // A supplier is not a kind.
    #expect(sum(try read(table("Supplier", ["British Gas"], isShared: true)).consumption) == 1.5)
  }

  @Test(
    "Rows that a text distinguishes are not summed, and a meter must be chosen",
    arguments: ["name", "location", "circuit", "phase", "channel", "sensor", "label", "category"])
  func labels(heading: String) throws {
    for isShared in [true, false] {
      let text = table(heading, ["L1", "L2"], isShared: isShared)
      #expect(failure(text).contains("column “\(heading)” tells several series apart: L1, L2"))
      #expect(sum(try read(text, UsageOptions(meter: "L2")).consumption) == 4.5)
      let both = try read(table(heading, ["import", "export"], isShared: isShared))
      #expect(sum(both.consumption) == 1.5 && sum(both.production) == 4.5)
    }
    let letters = try read(table("direction", ["C", "P"], isShared: true))
    #expect(sum(letters.consumption) == 1.5 && sum(letters.production) == 4.5)
    let kinds = try read(table(heading, ["Strom", "Fernwärme"], isShared: false))
    #expect(sum(kinds.consumption) == 1.5 && kinds.warnings.contains(.leftOut(["Fernwärme"])))
  }

  @Test(
    "The names of registers state directions",
    arguments: [
      ("A+", "A-"), ("+A", "-A"), ("From grid", "To grid"), ("IN", "OUT"), ("Imp", "Exp"),
      ("Bezug", "Lieferung"), ("E1", "B1"), ("Delivered", "Received"), ("Uso", "Excedente"),
    ])
  func directions(taken: String, returned: String) throws {
    for heading in ["Register", "Flow direction"] {
      let usage = try read(table(heading, [taken, returned], isShared: true))
      #expect(sum(usage.consumption) == 1.5 && sum(usage.production) == 4.5, "\(heading)")
    }
    let list = ["\(taken)", "\(returned)"].map {
      "{\"start\":\"\(day)0:00Z\",\"kwh\":1,\"direction\":\"\($0)\"}"
    }
    let usage = try read("[\(list.joined(separator: ","))]")
    #expect(sum(usage.consumption) == 1 && sum(usage.production) == 1)
  }

  @Test("Registers of gas and of reactive energy and the parts of a sum are left out")
  func registers() throws {
    for other in ["Reactive", "Blindenergie", "R+", "Gas", "Gas 1"] {
      let usage = try read(table("Register", ["Strom", other], isShared: true))
      #expect(sum(usage.consumption) == 1.5, "\(other)")
      #expect(usage.warnings.contains { [.gasLeftOut, .leftOut([other])].contains($0) })
    }
    for (heading, names) in [
      ("Meter", ["Electricity 1", "Gas 1"]), ("Zähler", ["Strom 1", "Gas 2"]),
    ] {
      let usage = try read(table(heading, names, isShared: true))
      #expect(sum(usage.consumption) == 1.5 && usage.warnings.contains(.gasLeftOut), "\(heading)")
    }
    for names in [
      ["Gesamt", "HT", "NT"], ["Total", "Peak", "Off-peak"], ["24 Hr", "Day", "Night"],
    ] {
      #expect(sum(try read(table("Register", names, isShared: true)).consumption) == 1.5)
      let parts = Array(names.dropFirst())
      #expect(sum(try read(table("Register", parts, isShared: true)).consumption) == 6)
    }
  }

  @Test("Registers with an unknown relation are refused, unless they are tariffs")
  func unknownRegisters() throws {
    for names in [
      ["D", "R"], ["pobór", "pobrana po zbilansowaniu"], ["1-1:1.9.0", "1-1:1.29.0"],
    ] {
      let text = table("Register", names, isShared: true)
      #expect(failure(text).contains("column “Register” tells several series apart"))
      #expect(sum(try read(text, UsageOptions(meter: names[1])).consumption) == 4.5)
    }
    for heading in ["Register", "Haus"] {
      let text = table(heading, ["Haus 1", "Haus 2"], isShared: true)
      #expect(failure(text).contains("column “\(heading)” tells several series apart"))
    }
    #expect(
      sum(try read(table("Register", ["Tarif 1", "Tarif 2"], isShared: true)).consumption) == 6)
    #expect(sum(try read(table("Tarif", ["Blue", "White"], isShared: false)).consumption) == 6)
    let list = ["D", "R"].map { "{\"start\":\"\(day)0:00Z\",\"kwh\":1,\"register\":\"\($0)\"}" }
    #expect(failure("[\(list.joined(separator: ","))]").contains("D, R"))
  }

  @Test("Columns of parts are summed, and left out next to their sum")
  func columnsOfParts() throws {
    for names in [["HP", "HC"], ["Peak", "Shoulder"], ["normaal", "dal"], ["F1", "F2"]] {
      let plain = "time,\(names.joined(separator: ","))\n\(day)0:00Z,0.5,1\n\(day)1:00Z,0.5,1\n"
      #expect(sum(try read(plain).consumption) == 3, "\(names)")
    }
    let text = "time,Total kWh,Peak kWh,Off-peak kWh\n\(day)0:00Z,3,1,2\n\(day)1:00Z,3,3,0\n"
    #expect(sum(try read(text).consumption) == 6)
    let finnish = "time,Energia yhteensä (kWh),Energia yösähkö (kWh),Energia päiväsähkö (kWh)\n"
    #expect(sum(try read(finnish + "\(day)0:00Z,3,1,2\n").consumption) == 3)
    let both = "time,Wartość (kWh),Total (kWh)\n\(day)0:00Z,3,1\n"
    #expect(failure(both).contains("several columns could be the energy"))
    let signs = "time,A+ (kWh),A- (kWh)\n\(day)0:00Z,3,1\n"
    #expect(sum(try read(signs).production) == 1)
    let chosen = try read(signs, UsageOptions(column: "A- (kWh)"))
    #expect(sum(chosen.production) == 1 && chosen.consumption == nil)
  }

  @Test("Texts that vary by the hour do not distinguish series")
  func varying() throws {
    func rows(_ texts: [String]) -> String {
      texts.enumerated().map { "\(day)\($0):00Z,1,\($1)\n" }.joined()
    }
    for texts in [["low", "high", "low", "high"], ["a", "b", "c", "d"], ["x", "", "", "x"]] {
      #expect(sum(try read("time,kWh,hint\n" + rows(texts)).consumption) == 4, "\(texts)")
    }
    #expect(sum(try read("time,kWh,Status\n" + rows(["real", "estimated"])).consumption) == 2)
  }

  @Test("Codes of registers state direction, reactive energy and a sum next to its parts")
  func codes() throws {
    func table(_ codes: [(String, String)]) -> String {
      "time;OBIS;kWh\n"
        + (0..<3).flatMap { hour in
          codes.map { "\(day)\(hour):00Z;\($0);\($1)\n" }
        }.joined()
    }
    let interval = try read(
      table([("1-1:1.29.0", "0,5"), ("1-1:2.29.0", "0,25"), ("1-1:3.29.0", "9")]))
    #expect(sum(interval.consumption) == 1.5 && sum(interval.production) == 0.75)
    #expect(interval.warnings.contains(.leftOut(["1-1:3.29.0"])))
    let parts = try read(table([("1.8.0", "0,5"), ("1.8.1", "0,25"), ("1.8.2", "0,25")]))
    #expect(sum(parts.consumption) == 1.5)
    let columns = try read(
      "time,1-1:1.29.0 (kWh),1-1:2.29.0 (kWh)\n\(day)0:00Z,0.5,0.25\n\(day)1:00Z,0.5,0.25\n")
    #expect(sum(columns.consumption) == 1 && sum(columns.production) == 0.5)
  }

  @Test("Energy in other units is converted, reactive energy left out, and power needs an option")
  func units() throws {
    #expect(sum(try read("time,GWh\n\(day)0:00Z,0.000001\n").consumption) == 1)
    #expect(failure("time,Blindenergie kvarh\n\(day)0:00Z,0.4\n").contains("no column has energy"))
    let table = "time,meter,value,unit\n\(day)0:00Z,1,0.5,kWh\n\(day)0:00Z,2,0.5,kvarh\n"
    let usage = try read(table)
    #expect(sum(usage.consumption) == 0.5 && usage.warnings.contains(.leftOut(["kvarh"])))
    let options = UsageOptions(hasPowerBySlot: true)
    let power = "time,Power (MW)\n\(day)0:00Z,0.0005\n\(day)1:00Z,0.0005\n"
    #expect(sum(try read(power, options).consumption) == 1)
    let cells = "time;Wert;Einheit\n\(day)0:00Z;0,5;kW\n\(day)1:00Z;0,5;kW\n"
    #expect(failure(cells).contains("“kW” is power"))
    #expect(sum(try read(cells, options).consumption) == 1)
    let list =
      "[{\"start\":\"\(day)0:00Z\",\"power_w\":400},{\"start\":\"\(day)1:00Z\",\"power_w\":400}]"
    #expect(failure(list).contains("“power_w” is power"))
    #expect(sum(try read(list, options).consumption) == 0.8)
  }

  @Test("More than a household can use is refused, and a column that rises all day is readings")
  func sizes() throws {
    for text in [
      "time,MWh\n\(day)0:00Z,24\n\(day)1:00Z,23\n",
      "time,kWh\n" + (0..<4).map { "\(day)\($0):00Z,5234.1\n" }.joined(),
      "time;kWh\n\(day)0:00Z;1.234\n\(day)1:00Z;0,5\n",
    ] {
      #expect(failure(text).contains("is more than a household can use"))
    }
    for first in [0.0, 4] {
      let rows = (0..<24).map { "2025-07-03T\(two($0)):00Z,\(first + Double($0) / 4)\n" }
      let usage = try read("time,kWh\n" + rows.joined())
      #expect(sum(usage.consumption) == 5.75 && usage.warnings.contains(.assumedReadings))
      // Less than a day can be a morning of panels.
      let morning = try read("time,kWh\n" + rows.prefix(22).joined())
      #expect(morning.warnings.contains(.assumedReadings) == (first == 0))
    }
  }

  @Test("A point before three digits is refused if it can separate thousands or decimals")
  func thousands() throws {
    #expect(failure("time;Wh\n\(day)0:00Z;1.234\n\(day)1:00Z;2.345\n").contains("“1.234” can be"))
    #expect(failure("Dato;kWh\n01.07.2025;1.235\n02.07.2025;1.236\n").contains("“1.235” can be"))
    #expect(sum(try read("time;kWh\n\(day)0:00Z;1.234\n\(day)1:00Z;2.345\n").consumption) == 3.579)
  }

  @Test("Dates with one equal hour are days, and a total register excludes its parts")
  func days() throws {
    let rows = (1...3).map { "0\($0).07.2025;00:00;\($0),5\n" }.joined()
    let usage = try read("Datum;Uhrzeit;Verbrauch (kWh)\n" + rows)
    #expect(lines(usage.consumption).first == "2025-07-01T00:00:00+02:00 1440 1.5")
    func register(_ name: String, _ values: [Int]) -> String {
      values.enumerated().map { "1,2,\($1),\(name) (kWh),0\(3 + $0)-07-2025 00:00\n" }.joined()
    }
    let head = "MPRN,Meter Serial Number,Read Value,Read Type,Read Date and End Time\n"
    let esb = try read(
      head + register("24 Hr Active Import Register", [1000, 1010])
        + register("Day Active Import Register", [2000, 2006]))
    #expect(sum(esb.consumption) == 10)
  }

  @Test("The best key of times, numbers of meters and names of meter readers are recognised")
  func keys() throws {
    let amber =
      "[{\"date\":\"2025-07-03\",\"startTime\":\"\(day)0:00:01Z\",\"kwh\":0.5},"
      + "{\"date\":\"2025-07-03\",\"startTime\":\"\(day)0:30:01Z\",\"kwh\":0.25}]"
    #expect(lines(try read(amber).consumption).first == "2025-07-03T02:00:00+02:00 30 0.5")
    let meters = try read(
      "[{\"ean\":541448860000000001,\"start\":\"\(day)0:00Z\",\"kwh\":0.5},"
        + "{\"ean\":541448860000000002,\"start\":\"\(day)0:00Z\",\"kwh\":0.5}]")
    #expect(sum(meters.consumption) == 1)
    let datadis = try read(
      "[{\"cups\":\"E\",\"date\":\"2025/07/03\",\"time\":\"01:00\",\"consumptionKWh\":0.5,"
        + "\"obtainMethod\":\"Real\",\"surplusEnergyKWh\":0.25,\"generationEnergyKWh\":0.75,"
        + "\"selfConsumptionEnergyKWh\":0.5}]")
    #expect(lines(datadis.consumption) == ["2025-07-03T00:00:00+02:00 60 0.5"])
    #expect(sum(datadis.production) == 0.25)
    let reader = try read(
      "hour_start,electricity1,electricity2,electricity1_returned,gas\n\(day)0:00Z,0.5,0.25,0.1,9\n"
    )
    #expect(sum(reader.consumption) == 0.75 && sum(reader.production) == 0.1)
    let ids = (0..<3).map { "10000000\($0),\(day)\($0):00Z,0.5\n" }.joined()
    #expect(try read("row id,time,kWh\n" + ids).series.map(\.meter) == [nil])
  }

  @Test("Ends are recognised in a list, and the prices' zone precedes that of a currency")
  func clocks() throws {
    let entries = (1...24).map { hour in
      "{\"timestamp\":\"2025-07-0\(hour < 24 ? 3 : 4)T\(two(hour % 24)):00:00\",\"kwh\":0.5}"
    }
    let usage = try read("[" + entries.joined(separator: ",") + "]")
    #expect(lines(usage.consumption).first == "2025-07-03T00:00:00+02:00 60 0.5")
    let options = beside("Europe/Helsinki")
    let text = "time,kWh,Cost (SEK)\n2025-07-03 00:00,1,2\n"
    #expect(lines(try read(text, options).consumption) == ["2025-07-03T00:00:00+03:00 60 1"])
  }

  @Test("Files of Enedis for larger connections, for production and of readings are read")
  func enedis() throws {
    let head = "Horodate;PRM;Grandeur physique;Grandeur metier;Unite;Valeur;Nature;Pas\n"
    func row(_ hour: Int, _ kind: String, _ unit: String, _ value: String) -> String {
      "\(day)\(hour):00+02:00;01234567890123;\(kind);\(unit);\(value);B;PT60M\n"
    }
    let curve = try read(
      head + row(1, "PA;CONS", "kW", "1,5") + row(2, "PA;CONS", "kW", "0,5")
        + row(1, "PA;PROD", "kW", "0,25") + row(1, "PRI;CONS", "VAr", "300"))
    #expect(sum(curve.consumption) == 2 && sum(curve.production) == 0.25)
    #expect(!curve.warnings.contains(.assumedUnit("W")))
    let fed = try read(
      "Identifiant PRM;0;Type de donnees;Courbe de charge de production;\n"
        + "horodate ISO fin de pas;puissance moyenne injectée (kW)\n\(day)0:30+02:00;1,2\n"
        + "\(day)1:00+02:00;0,8\n")
    #expect(fed.consumption == nil && sum(fed.production) == 1)
    let days = try read(
      "Identifiant PRM;0;Type de donnees;Consommation quotidienne;\nUnite;Wh\n"
        + "Horodate;Valeur\n2025-07-03T00:00:00+02:00;12000\n2025-07-04T00:00:00+02:00;13000\n")
    #expect(lines(days.consumption).first == "2025-07-03T00:00:00+02:00 1440 12")
    let index = try read(
      "Identifiant PRM;Type de donnees;Unite\n0;Index;Wh\n\nHorodate;Valeur\n"
        + "2025-07-01T00:00:00+02:00;100000\n2025-07-02T00:00:00+02:00;110000\n")
    #expect(sum(index.consumption) == 10)
  }

  @Test("Days with their own headings are joined, and lines above a table are not quoted")
  func titles() throws {
    let head = "Energy consumption time period,Usage(Real energy in kilowatt-hours),Quality\n"
    func block(_ date: Int) -> String {
      "\"E: 2025-07-0\(date) for 24 hours\"\n" + head
        + (0..<24).map { hour in
          "\"2025-07-0\(date) \(two(hour)):00:00\u{A0}to\u{A0}2025-07-0\(date) "
            + "\(two(hour)):59:59\",\"0.5\",\"\"\n"
        }.joined() + "\n"
    }
    let lines = String(repeating: "A line\n", count: 20)
    #expect(sum(try read(lines + block(3) + block(4)).consumption) == 24)
    let gas = "Name,JANE\n\nTYPE,DATE,USAGE (therms)\nGas,2025-07-01,0.5\n"
    #expect(failure(gas).contains("this is gas"))
    for text in ["Kunde;Hans Meier\nWeg;1\nZeit;Wert\n", "Hans Meier,Bern\ntime,value\n"] {
      #expect(!failure(text + "2025-07-03 00:00;0,5\n").contains("Meier"))
    }
  }

  @Test(
    "Sensors of gas and of power in a history beside a meter are left out and named",
    arguments: ["gas_meter": "gas", "power": "sensor.power", "temperature": "temperature"])
  func sensors(name: String, said: String) throws {
    func rows(_ name: String, _ numbers: [Double]) -> String {
      numbers.enumerated().map { "sensor.\(name),\($1),\(day)\($0):00:00.000Z\n" }.joined()
    }
    let meters =
      rows("electricity_import", [1000, 1000.5, 1001]) + rows("electricity_export", [5, 5, 5])
    let other = rows(name, name == "gas_meter" ? [2000, 2001, 2002] : [299, 400, 312])
    let usage = try read("entity_id,state,last_changed\n" + meters + other)
    #expect(sum(usage.consumption) == 1 && sum(usage.production) == 0)
    #expect(sentences(usage).contains { $0.contains(said) })
    #expect(failure("entity_id,state,last_changed\n" + other).contains("no column has energy"))
  }

  @Test("Interval data of Australian meters are read with and without their first line")
  func intervalData() throws {
    let ones = Array(repeating: "0.5", count: 48).joined(separator: ",")
    let rows =
      "200,6123456789,E1,1,E1,N1,METSER1,KWH,30,20250801\n300,20250703,\(ones),A,,,,\n900\n"
    for first in ["100,NEM12,202507151200,MDP,RETAILER\n", ""] {
      let usage = try read(first + rows)
      #expect(sum(usage.consumption) == 24)
      #expect(lines(usage.consumption).first == "2025-07-03T00:00:00+10:00 30 0.5")
    }
  }

  @Test("Production that is empty at night, and a register that begins later, are read")
  func laterColumns() throws {
    func table(_ heads: String, _ row: (Int) -> String) -> String {
      "Datum;Zeit;\(heads)\n"
        + (0..<96).map { index in
          let clock =
            "\(index / 4 < 10 ? "0" : "")\(index / 4):\(["00", "15", "30", "45"][index % 4])"
          return "03.07.2025;\(clock);\(row(index))\n"
        }.joined()
    }
    let sun = try read(
      table("Bezug (kWh);Einspeisung (kWh)") { 28..<76 ~= $0 ? "0,25;0,1" : "0,25;" })
    #expect(sum(sun.consumption) == 24 && abs(sum(sun.production) - 4.8) < 1e-9)
    let tariffs = try read(
      table("Bezug HT (kWh);Bezug NT (kWh)") { 28..<88 ~= $0 ? "0,25;" : ";0,25" })
    #expect(sum(tariffs.consumption) == 24)
  }

  @Test(
    "Short numbers of meters distinguish series",
    arguments: ["device_id", "Zähler", "Måler", "Compteur", "Contador", "Licznik", "meter no"])
  func numbers(heading: String) throws {
    let usage = try read(table(heading, ["1", "2"], isShared: true))
    #expect(usage.warnings.contains { if case .summedMeters = $0 { true } else { false } })
    let one = try read(table(heading, ["1", "2"], isShared: true), UsageOptions(meter: "2"))
    #expect(sum(one.consumption) < sum(usage.consumption))
  }

  @Test("Words of a direction that are unknown ask")
  func unknownWords() {
    #expect(failure(table("Retning", ["Inn", "Ut"], isShared: false)).contains("Inn, Ut"))
  }

  @Test("Lists by tariff whose kind is active energy are one consumption in kWh, as EKZ has it")
  func listsByTariff() throws {
    func list(_ tariff: String, _ hours: Range<Int>, _ value: String) -> String {
      let values = hours.map { hour in
        let time = hour < 10 ? "0\(hour)" : "\(hour)"
        return "{\"value\":\(value),\"timestamp\":20260120\(time)0000,"
          + "\"date\":\"2026-01-20\",\"time\":\"\(time):00:00\",\"status\":\"VALID\"}"
      }
      return "{\"energyType\":\"Wirkenergie\",\"tariffType\":\"\(tariff)\",\"values\":["
        + values.joined(separator: ",") + "]}"
    }
    let document =
      "{\"series\":null,\"seriesHt\":\(list("HT", 7..<20, "0.5")),"
      + "\"seriesNt\":\(list("NT", 0..<7, "0.25"))}"
    let usage = try read(document)
    #expect(sum(usage.consumption) == 8.25 && usage.production == nil)
    #expect(usage.warnings.contains(.assumedUnit("kWh")))
    // A quantity of another kind is no energy.
    #expect(!failure(document.replacing("Wirkenergie", with: "Temperatur")).isEmpty)
  }

  @Test(
    "District heat is no electricity",
    arguments: [
      "Chauffage urbain", "Teleriscaldamento", "Stadsverwarming", "Calefacción urbana",
      "District heating", "Fernkälte", "State of charge",
    ])
  func heat(heading: String) {
    #expect(failure("time,\(heading) (kWh)\n\(day)0:00Z,1\n\(day)1:00Z,2\n") != "")
  }

  @Test(
    "Columns of another time are not the energy of their slots",
    arguments: ["forecast_kwh", "last_year_kwh", "baseline_kwh", "Prognose (kWh)"])
  func otherTimes(heading: String) throws {
    for name in ["Energieverbrauch", "consumption", "kWh"] {
      let usage = try read("time,\(heading),\(name)\n\(day)0:00Z,9,1\n\(day)1:00Z,9,2\n")
      #expect(sum(usage.consumption) == 3, "\(name)")
    }
    #expect(failure("time,\(heading)\n\(day)0:00Z,9\n\(day)1:00Z,9\n") != "")
  }

  @Test(
    "The energy of a device beside a column that says nothing asks",
    arguments: ["ev_kwh", "heat_pump_kwh", "battery_charge_kwh", "Heizung (kWh)"])
  func devices(heading: String) throws {
    let rows = "\(day)0:00Z,9,1\n\(day)1:00Z,9,2\n"
    #expect(failure("time,\(heading),value\n\(rows)").contains("\(heading), value"))
    let options = UsageOptions(column: heading)
    #expect(sum(try read("time,\(heading),value\n\(rows)", options).consumption) == 18)
    let alone = "time,\(heading)\n\(day)0:00Z,9\n\(day)1:00Z,9\n"
    #expect(sum(try read(alone).consumption) == 18)
  }
}
