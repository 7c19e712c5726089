import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of what the lines above a table and the texts next to entries state.
extension UsageEvidenceTests {
  private func table(_ title: String, _ heading: String = "kWh") -> String {
    "\(title)\nZeitpunkt;\(heading)\n\(day)0:00Z;300\n\(day)1:00Z;200\n"
  }

  private func list(_ facts: String, _ key: String = "consumption") -> String {
    let entries = (0..<2).map { "{\"time\":\"\(day)\($0):00Z\",\"\(key)\":250}" }
    return "{\(facts),\"values\":[\(entries.joined(separator: ","))]}"
  }

  @Test("A direction or gas can be stated above a table or next to entries")
  func statedDirections() throws {
    for title in ["Richtung: Einspeisung", "Energierichtung;Netzeinspeisung"] {
      let usage = try read(table(title))
      #expect(sum(usage.production) == 500 && usage.consumption == nil, "\(title)")
    }
    #expect(sum(try read(table("Report type: Usage export")).consumption) == 500)
    #expect(failure(table("Sparte: Gas")).contains("this is gas"))
    let received = "x\nEnergy Received time period,kWh\n\(day)0:00Z,1\n\(day)1:00Z,1\n"
    #expect(sum(try read(received).production) == 2)
    #expect(failure(list("\"type\":\"gas\"", "kwh")).contains("this is gas"))
    let octopus = "{\"interval_start\":\"\(day)0:00Z\",\"consumption\":1}"
    #expect(failure("{\"type\":\"gas\",\"results\":[\(octopus)]}").contains("this is gas"))
    #expect(failure("[\(octopus.dropLast()),\"unit\":\"m3\"}]").contains("this is gas"))
    #expect(sum(try read(list("\"direction\":\"out\"", "kwh")).production) == 500)
  }

  @Test("A line of a few words, a yes or a no can state the direction")
  func shortDirections() throws {
    for title in ["Einspeisung", "Solproduksjon 2026", "Production"] {
      let usage = try read(table(title))
      #expect(sum(usage.production) == 500 && usage.consumption == nil, "\(title)")
      #expect(!usage.warnings.contains(.reading(.skippedTitles(1))), "\(title)")
    }
    for title in ["Bezug und Einspeisung", "Export", "Export vom 20.01.2026", "House 7"] {
      #expect(sum(try read(table(title)).consumption) == 500, "\(title)")
    }
    #expect(sum(try read(table("Einspeisung", "Verbrauch kWh")).consumption) == 500)
    #expect(sum(try read(list("\"is_export\":true", "kwh")).production) == 500)
    #expect(sum(try read(list("\"is_export\":false", "kwh")).consumption) == 500)
    let flags = [("true", "false"), ("1", "0"), ("ja", "nein")]
    for (yes, no) in flags {
      let rows = "\(day)0:00Z,1,\(yes)\n\(day)0:00Z,2,\(no)\n\(day)1:00Z,4,\(yes)\n"
      let usage = try read("time,kWh,is_production\n\(rows)\(day)1:00Z,8,\(no)\n")
      #expect(sum(usage.production) == 5 && sum(usage.consumption) == 10, "\(yes)")
    }
    let sold = try read("time,kWh,isExport\n\(day)0:00Z,1,true\n\(day)1:00Z,4,true\n")
    #expect(sum(sold.production) == 5 && sold.consumption == nil)
  }

  @Test("Amounts between a start and an end are no readings of a meter, however they rise")
  func risingAmounts() throws {
    let rows = (0..<14).map { hour in
      #"{"from":"2026-06-01T\#(two(hour)):00:00Z","to":"2026-06-01T\#(two(hour + 1)):00:00Z","#
        + #""consumption":0.\#(50 + 2 * hour)}"#
    }
    let usage = try read(#"{"nodes":[\#(rows.joined(separator: ","))]}"#)
    #expect(abs(sum(usage.consumption) - 8.82) < 1e-9)
  }

  @Test("The tariffs of a total are parts of it")
  func tariffs() throws {
    let names = ["total_power_import_t1_kwh", "total_power_import_t2_kwh"]
    let rows = "\(day)0:00Z,1,2\n\(day)1:00Z,1,2\n"
    #expect(sum(try read("time,\(names[0]),\(names[1])\n\(rows)").consumption) == 6)
  }

  @Test("Heat above a table or next to entries is refused by its name")
  func heatAround() {
    for title in ["Medium: Wärme", "Medium;Fernwärme"] {
      #expect(failure(table(title)).contains("is not electricity"), "\(title)")
    }
    for facts in [#""medium":"heat""#, #""energyType":"district_heating""#] {
      #expect(failure(list(facts, "kwh")).contains("is not electricity"), "\(facts)")
    }
    #expect(failure("time,Energy [J]\n\(day)0:00Z,1\n").contains("is no unit of energy"))
  }

  @Test("A unit can be stated above a table or next to entries")
  func statedUnits() throws {
    for title in ["Einheit: Wh", "Einheit;Wh", "Messstelle: 1\nEinheit: Wh"] {
      let usage = try read(table(title, "Verbrauch"))
      #expect(sum(usage.consumption) == 0.5, "\(title)")
      #expect(!usage.warnings.contains(.assumedUnit("kWh")))
    }
    for facts in ["\"unit\":\"Wh\"", "\"meta\":{\"unit\":\"Wh\"}"] {
      #expect(sum(try read(list(facts)).consumption) == 0.5, "\(facts)")
    }
    #expect(failure(table("Einheit: W", "Verbrauch")).contains("is power"))
    #expect(failure(list("\"unit\":\"W\"")).contains("is power"))
    #expect(failure(table("Einheit: %", "Verbrauch")).contains("“%” is no unit of energy"))
    #expect(sum(try read(list("\"units\":\"metric\"")).consumption) == 500)
  }

  @Test("Joules are converted, and amounts of other things are refused")
  func otherUnits() throws {
    for (unit, factor) in [("kJ", 3600.0), ("MJ", 3.6), ("GJ", 0.0036)] {
      let text = "time;Verbrauch (\(unit))\n\(day)0:00Z;\(factor)\n\(day)1:00Z;\(2 * factor)\n"
      let usage = try read(text.replacing(".", with: ","))
      #expect(sum(usage.consumption) == 3 && usage.warnings.contains(.assumedElectricity))
    }
    for heading in [
      "Usage (mWh)", "Usage ($)", "Usage (gal)", "Usage (%)", "Usage (MB)", "Usage (kWh/m2)",
      "Average kWh per day",
    ] {
      #expect(failure("time,\(heading)\n\(day)0:00Z,1\n").contains("is no unit of energy"))
    }
    // Another quantity next to energy is ignored.
    #expect(sum(try read("time,Usage (kWh),Usage ($)\n\(day)0:00Z,1,2\n").consumption) == 1)
  }

  /// Returns a table of four hours with the given cells.
  private func table(_ heading: String, _ rows: [String]) -> String {
    let stamped = rows.enumerated().map { "2025-07-03 0\($0):00;\($1)\n" }
    return "Datum;\(heading)\n" + stamped.joined()
  }

  @Test("Registers are added only to those of the same subject")
  func subjects() throws {
    let rows = ["0,100;0;0,020;0", "0,170;0;0,050;0", "0;0,130;0;0,080", "0;0,200;0;0,040"]
    let grid = try read(
      table("Verbruik laag (kWh);Verbruik hoog (kWh);Opwek laag (kWh);Opwek hoog (kWh)", rows))
    #expect(sum(grid.consumption) == 0.6 && sum(grid.production) == 0.19)
    let pump = table("Haus NT (kWh);Haus HT (kWh);Wärmepumpe NT (kWh);Wärmepumpe HT (kWh)", rows)
    #expect(failure(pump).contains("Wärmepumpe NT"))
  }

  @Test("An idle register may be empty, and P- is energy into the grid")
  func idle() throws {
    let rows = [";0,100;0,020", ";0,170;0,050", "0,130;;0,080", "0,200;;0,040"]
    let usage = try read(table("Bezug HT (kWh);Bezug NT (kWh);Einspeisung (kWh)", rows))
    #expect(sum(usage.consumption) == 0.6 && sum(usage.production) == 0.19)
    let signs = try read(table("P+ (kWh);P- (kWh)", ["0,1;0,02", "0,2;0,03"]))
    #expect(sum(signs.consumption) == 0.3 && sum(signs.production) == 0.05)
  }

  @Test("A unit counts in any column of units and in a title")
  func unitsOfCellsAndTitles() throws {
    let cells = try read(table("Wert;UOM", ["100;WH", "250;WH"]))
    #expect(sum(cells.consumption) == 0.35)
    let titled = try read(
      "Alle Werte in Wh\n" + table("Verbrauch", ["100", "250", "120", "180"]))
    #expect(sum(titled.consumption) == 0.65)
  }

  @Test("The only column of numbers without a heading is energy in an assumed unit")
  func headless() throws {
    let usage = try read("03.07.2025 00:00;0,25\n03.07.2025 01:00;0,5\n")
    #expect(sum(usage.consumption) == 0.75 && usage.warnings.contains(.assumedUnit("kWh")))
  }

  @Test("Each row has its own unit of energy, and reactive power is left out")
  func mixedUnits() throws {
    let mixed = try read(table("Wert;Einheit", ["100;Wh", "0,2;kWh", "0,0003;MWh"]))
    #expect(lines(mixed.consumption).map { $0.suffix(6) } == ["60 0.1", "60 0.2", "60 0.3"])
    let options = UsageOptions(hasPowerBySlot: true)
    let power = try read(
      "Data;Hora;Consumo registado, Ativa (kW);Consumo registado, Reativa (kVAr);Estado\n"
        + "2025/07/03;01:00;0,8;9;Real\n2025/07/03;02:00;0,8;9;Real\n", options)
    #expect(sum(power.consumption) == 1.6)
  }

  @Test("Gas and water in other columns or rows are left out and named")
  func besideElectricity() throws {
    let gas = try read(table("Verbrauch (kWh);Gas (kWh)", ["0,1;0,02", "0,2;0,05", "0,3;0"]))
    #expect(sum(gas.consumption) == 0.6 && gas.warnings.contains(.gasLeftOut))
    let rows = ["Strom;0,1;kWh", "Wasser;1;m³"]
    let water = try read(
      "Datum;Zähler;Wert;Einheit\n" + rows.map { "2025-07-03 00:00;\($0)\n" }.joined())
    #expect(water.warnings.contains(.leftOut(["Wasser"])))
    #expect(!water.warnings.contains(.gasLeftOut))
  }

  @Test("A page of HTML and a heading in brackets are tables")
  func notations() throws {
    let rows = ["<th>Datum</th><th>Verbrauch (kWh)</th>", "<td>03.07.2025 00:00</td><td>0,5</td>"]
    let page = "<html><table>" + rows.map { "<tr>\($0)</tr>" }.joined() + "</table></html>"
    #expect(sum(try read(page).consumption) == 0.5)
    let heading = "[dd.MM.yyyy HH:mm];[Wh]\n03.07.2025 00:00;100\n03.07.2025 01:00;200\n"
    #expect(sum(try read(heading).consumption) == 0.3)
  }

  @Test(
    "Gas and heat alone are no electricity",
    arguments: ["Gasverbruik (kWh)", "Gasforbruk kWh", "Fernwärme (kWh)", "Warmwasser (kWh)"])
  func others(heading: String) {
    #expect(failure(table(heading, ["0,1", "0,2", "0,3"])) != "")
  }

  @Test(
    "Energy of panels alone is production",
    arguments: ["Solar (kWh)", "PV-Ertrag (kWh)", "Opwek (kWh)", "Sähköntuotanto (kWh)"])
  func panels(heading: String) throws {
    let usage = try read(table(heading, ["0,1", "0,2", "0,3"]))
    #expect(usage.consumption == nil && sum(usage.production) == 0.6)
  }
}

extension UsageEvidenceTests {
  @Test(
    "A unit around a table, below its names or in its rows names its values",
    arguments: [
      "AT005;;\nkWh;;\nDATE_FROM;DATE_TO;VALUE\n01.04.2026 00:00:00;01.04.2026 00:14:59;0,1\n"
        + "01.04.2026 00:15:00;01.04.2026 00:29:59;0,2\n",
      "Datum;Gesamt Verbrauch;Energie ins Netz eingespeist;Energie vom Netz bezogen;\n"
        + "[dd.MM.yyyy];[Wh];[Wh];[Wh];\n08.08.2017;900,5;50,5;100;\n09.08.2017;900,5;50,5;200;\n",
      "Nmi,Register,Date,Interval,Start Time,End Time,Value,Unit of Measure\n"
        + "6001140731,E1,2013-09-21,1,00:00,00:30,0.1,KWH\n"
        + "6001140731,E1,2013-09-21,2,00:30,01:00,0.2,KWH\n",
      #"{"data":[[1699999200,0.1],[1700001000,0.2]],"units":"kWh","name":"x","#
        + #""classifier":"electricity.consumption"}"#,
      #"{"reading_type":{"unit":"Wh"},"interval_reading":["#
        + #"{"value":"100","date":"2023-05-01"},{"value":"200","date":"2023-05-02"}]}"#,
    ])
  func statedValues(text: String) throws {
    #expect(abs(sum(try read(text).consumption) - 0.3) < 1e-9)
  }

  @Test("Costs and gas in a list of pairs are no electricity")
  func otherPairs() {
    let pairs = #"{"data":[[1699999200,0.1],[1700001000,0.2]],"units":"#
    #expect(failure(pairs + #""pence","classifier":"electricity.consumption.cost"}"#) != "")
    #expect(failure(pairs + #""kWh","classifier":"gas.consumption"}"#).contains("gas"))
  }

  @Test("A table with a range of hours above each column has energy in an assumed unit")
  func ranges() throws {
    func table(_ name: (Int) -> String, _ start: String = "Giorno") -> String {
      let row = Array(repeating: "0.5", count: 48).joined(separator: ",")
      return "\(start),\((0..<48).map(name).joined(separator: ","))\n2024-09-01,\(row)\n"
        + "2024-09-02,\(row)\n"
    }
    func clock(_ index: Int) -> String { "\(two(index / 2)):\(index % 2 == 0 ? "00" : "30")" }
    let usage = try read(table { "\(clock($0))-\(clock($0 + 1))" })
    #expect(sum(usage.consumption) == 48 && usage.warnings.contains(.assumedUnit("kWh")))
    #expect(sum(try read(table { "\(clock($0))～\(clock($0 + 1))(kWh)" }).consumption) == 48)
  }

  @Test("A line of totals below a table is left out, in whatever cell the word is")
  func totals() throws {
    for total in [",Total (Wh):,156", ",Total (Wh):,156,,"] {
      let usage = try read(
        "Fecha,Hora,Consumo (Wh),Precio (€/kWh),Coste por hora (€)\n"
          + "2026-04-18,00:00-01:00,104,0,0\n2026-04-18,01:00-02:00,52,0,0\n\(total)\n")
      #expect(abs(sum(usage.consumption) - 0.156) < 1e-9)
    }
  }

  @Test("The rising history of a sensor has readings, and that of power or gas is refused")
  func sensorHistory() throws {
    func history(_ entity: String, _ states: [String]) -> String {
      "entity_id,state,last_changed\n"
        + states.enumerated().map { "\(entity),\($1),2025-08-31T2\($0):00:00.000Z\n" }.joined()
    }
    let rising = ["18894.5", "18894.75", "unavailable", "18895.5"]
    let usage = try read(history("sensor.strom_bezug", rising))
    #expect(sum(usage.consumption) == 0.25 && usage.warnings.contains(.assumedUnit("kWh")))
    #expect(failure(history("sensor.gas_total", rising)) != "")
    #expect(failure(history("sensor.power", ["500", "700", "400"])) != "")
  }

  @Test("Daily values of Enedis have their direction in the line above them")
  func dailyEnedis() throws {
    func file(_ kind: String) -> String {
      "Identifiant PRM;Type de donnees;Date de debut;Date de fin\n"
        + "12345678901234;\(kind) quotidienne;01/06/2026;03/06/2026\n\n"
        + "Date;Valeur (en Wh)\n2026-06-01;12571\n2026-06-02;9800\n"
    }
    #expect(abs(sum(try read(file("Consommation")).consumption) - 22.371) < 1e-9)
    #expect(abs(sum(try read(file("Injection")).production) - 22.371) < 1e-9)
  }

  @Test("A column of active and reactive energy has the rows of both directions")
  func mixedKinds() throws {
    let usage = try read(
      "Data i godzina;Wartosc[kWh/kvar];Rodzaj energii\n07.06.2026 01:00;1,00;pobór\n"
        + "07.06.2026 02:00;5,00;oddanie\n07.06.2026 02:00;2,00;pobór\n")
    #expect(sum(usage.consumption) == 3 && sum(usage.production) == 5)
  }

  @Test(
    "A column of W is a status, not a unit, next to a stated unit or under a name for states",
    arguments: ["Status", "State", "Qualität", "Kennung"])
  func status(name: String) throws {
    let rows = (0..<4).map { "\(day)\($0):00Z;1,5;W\n" }.joined()
    #expect(sum(try read("Zeit;Verbrauch (kWh);\(name)\n" + rows).consumption) == 6)
    let options = UsageOptions(hasPowerBySlot: true)
    #expect(sum(try read("Zeit;Verbrauch (kW);\(name)\n" + rows, options).consumption) == 6)
    // A column of units decides.
    #expect(failure("Zeit;Verbrauch (kWh);Einheit\n" + rows).contains("is power"))
  }

  @Test(
    "A number of an installation or a customer is not the energy next to a unit",
    arguments: ["Anlagennummer", "Kundennummer", "Vertragskonto"], ["A-12", "0001234567", "4711"])
  func installation(name: String, number: String) throws {
    func table(_ unit: String) -> String {
      "\(name);Tarif;Leistungszeitraum Beginn;Leistungszeitraum Ende;Leistung;Einheit\n"
        + (0..<4).map { "\(number);1.5.0;\(day)\($0):00Z;\(day)\($0 + 1):00Z;1,5;\(unit)\n" }
        .joined()
    }
    #expect(sum(try read(table("kWh")).consumption) == 6)
    #expect(failure(table("kW")).contains("is power"))
    #expect(sum(try read(table("kW"), UsageOptions(hasPowerBySlot: true)).consumption) == 6)
  }
}
