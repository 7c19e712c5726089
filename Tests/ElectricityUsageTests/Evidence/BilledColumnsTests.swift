import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of which of several columns or lists of energy the bill is for.
@Suite("Billed columns") struct BilledColumnsTests {
  private func sums(_ text: String, _ options: UsageOptions = UsageOptions()) throws -> [Int] {
    let usage = try read(text, options)
    return [usage.consumption, usage.production].map { series in
      Int(
        (series?.slots ?? []).compactMap(\.energy).reduce(0) { $0 + $1.microwattHours } / 1_000_000)
    }
  }

  /// Returns a table with the same numbers in two hours.
  private func table(_ heading: String, _ row: String) -> String {
    "Datum;\(heading)\n2025-07-03 00:00;\(row)\n2025-07-03 01:00;\(row)\n"
  }

  @Test(
    "Energy from the grid and into it is billed, and not the use of the house beside it",
    arguments: [
      (
        "Energy Produced (Wh);Energy Consumed (Wh);Exported to Grid (Wh);Imported from Grid (Wh);"
          + "Stored in AC Batteries (Wh);Discharged from AC Batteries (Wh)", "7;22;3;26;4;1",
        [52, 6]
      ),
      (
        "Home (kWh);Vehicle (kWh);From Powerwall (kWh);Solar Energy (kWh);From Grid (kWh);"
          + "To Grid (kWh)", "1;2;3;4;5;6", [10000, 12000]
      ),
      (
        "Gesamt Erzeugung(Wh);Gesamt Verbrauch(Wh);Eigenverbrauch(Wh);"
          + "Energie ins Netz eingespeist(Wh);Energie vom Netz bezogen(Wh)", "9;8;7;6;5", [10, 12]
      ),
      ("Import (kWh);Export (kWh);BEV (kWh)", "1;2;3", [2000, 4000]),
      ("Verbrauch (kWh);Produktion (kWh);Einspeisung (kWh)", "1;2;3", [2000, 6000]),
      ("Consumption (kWh);Production (kWh);Feed-in (kWh)", "1;2;3", [2000, 6000]),
      ("EHCR (kWh);EHEX (kWh)", "1;2", [2000, 4000]),
      (
        "Einspeisung (kWh);Gemeinschaftsüberschuss (kWh);Eigendeckung Teilnehmer (kWh)", "3;1;2",
        [0, 6000]
      ),
    ])
  func billed(heading: String, row: String, expected: [Int]) throws {
    #expect(try sums(table(heading, row)) == expected)
  }

  @Test(
    "Registers that are named by compounds of tariff are parts of the consumption",
    arguments: [
      ("Bezug Hochtarif", "Bezug Niedertarif"), ("Bezug Tagtarif", "Bezug Nachttarif"),
      ("Verbruik (dagtarief)", "Verbruik (nachttarief)"),
      ("Afname daltarief", "Afname normaaltarief"), ("Afname hoogtarief", "Afname laagtarief"),
      ("Förbrukning högtariff", "Förbrukning lågtariff"), ("Import high rate", "Import low rate"),
    ])
  func tariffs(first: String, second: String) throws {
    let both = "\(first) kWh;\(second) kWh"
    #expect(try sums(table(both + ";Einspeisung (kWh)", "1;2;3")) == [6000, 6000])
    #expect(try sums(table(both, "1;2")) == [6000, 0])
    let only = "Verbrauch Einheitstarif (kWh);Einspeisung (kWh)"
    #expect(try sums(table(only, "1;2")) == [2000, 4000])
    let grid = "Netzbezug Hochtarif (kWh);Netzbezug Niedertarif (kWh);Netzeinspeisung (kWh)"
    #expect(try sums(table(grid + ";Gesamtverbrauch (kWh)", "1;2;3;9")) == [6000, 6000])
    #expect(failure(table("Import high rate;Import low rate", "1;2")).contains("no column"))
  }

  @Test("A known source's columns of gas and second forms of its energy are not added")
  func knownSources() throws {
    let gas = "Fecha;Hora;Consumo (kWh);Consumo gas (kWh)\n03/07/2025;1;1;9\n03/07/2025;2;2;9\n"
    var options = UsageOptions(firstHour: 1)
    #expect(try sums(gas, options) == [3000, 0])
    #expect(try read(gas, options).warnings.contains(.gasLeftOut))
    let names = ["Consumo medido na IC, Ativa", "Injeção na rede medida na IC, Ativa"]
    let all = names + ["Consumo registado", "Injeção registada"]
    let head = "Data;Hora;" + all.map { "\($0) (kW);Estado" }.joined(separator: ";")
    let rows = [15, 30].map { "2025/07/03;00:\($0);8;Real;4;Real;8;Real;4;Real\n" }.joined()
    options = UsageOptions(firstHour: 1, hasPowerBySlot: true)
    #expect(try sums(head + "\n" + rows, options) == [4000, 2000])
    #expect(try read(head + "\n" + rows, options).warnings.isEmpty)
  }

  @Test("Only power through the meter is read, and reactive power is left out")
  func power() throws {
    let options = UsageOptions(hasPowerBySlot: true)
    #expect(try sums(table("+A/30 [kW];-A/30 [kW];Rv/30 [kW]", "1;2;3"), options) == [2000, 4000])
    let solar = "System Production (W);Consumption (W);Export (W);Import (W)"
    #expect(try sums(table(solar, "3000;500;2500;100"), options) == [200, 5000])
  }

  @Test(
    "Phases, mains and controlled load are added and named",
    arguments: [
      (
        "Active energy Wh (A);Returned energy Wh (A);Active energy Wh (B);Returned energy Wh (B);"
          + "Active energy Wh (C);Returned energy Wh (C)", "1;2;3;4;5;6", [18, 24]
      ),
      ("L1 (kWh);L2 (kWh);L3 (kWh)", "1;2;3", [12000, 0]),
      ("Mains_A (kWhs);Mains_B (kWhs);AC_Floor1 (kWhs)", "1;2;3", [6000, 0]),
      ("General usage (kWh);Controlled load (kWh)", "1;2", [6000, 0]),
    ])
  func loads(heading: String, row: String, expected: [Int]) throws {
    let text = table(heading, row)
    #expect(try sums(text) == expected)
    let areNamed = try read(text).warnings.contains {
      if case .summedMeters = $0 { true } else { false }
    }
    #expect(areNamed)
  }

  @Test("Consumption of which a part is covered by neighbours or by the own plant")
  func covered() throws {
    // The grid bills all of it, the supplier only the rest.
    #expect(failure(table("Verbrauch (kWh);Eigendeckung (kWh)", "2;1")).contains("Eigendeckung"))
    let heads = "CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh"
    let rows = (1...24).map { "ES0031;03/07/2025;\($0);0,100;0;0,300\n" }.joined()
    #expect(try sums(heads + "\n" + rows) == [2400, 0])
  }

  @Test("A list of power is refused at its place")
  func powerInJSON() {
    let text =
      "{\"reading\":{\"unit\":\"W\",\"values\":[{\"date\":\"2025-07-03 00:30\","
      + "\"value\":\"100\"},{\"date\":\"2025-07-03 01:00\",\"value\":\"170\"}]}}"
    let fault = failure(text)
    #expect(fault.contains("line 1,") && fault.contains("“value” is power"), "\(fault)")
  }

  @Test("Houses and circuits with letters are not phases")
  func houses() {
    #expect(failure(table("Haus A (kWh);Haus B (kWh);Haus C (kWh)", "1;2;3")).contains("Haus B"))
    #expect(failure(table("Home (kWh);Solar (kWh)", "1;2")).contains("Solar"))
  }

  @Test("Rows of controlled load are added to the other consumption")
  func controlledLoad() throws {
    let hours = (0..<24).map { "\(two($0)):00 - \(two($0 + 1)):00" }.joined(separator: ",")
    let ones = Array(repeating: "1", count: 24).joined(separator: ",")
    let rows = ["Consumption", "Controlled Load Consumption"].map {
      "999,555,\($0),2023-07-19,No,\(ones)\n"
    }
    let text = "NMI,METER SERIAL NUMBER,CON/GEN,DATE,ESTIMATED?,\(hours)\n" + rows.joined()
    #expect(try sums(text) == [48000, 0])
    #expect(try sums(text, UsageOptions(meter: "Controlled Load Consumption")) == [24000, 0])
  }

  @Test("Lists of a document are billed as columns are")
  func lists() throws {
    func list(_ key: String, _ value: Int) -> String {
      "[{\"\(key)\":\"2025-07-03 00:00:00\",\"value\":\(value)}"
        + ",{\"\(key)\":\"2025-07-03 01:00:00\",\"value\":\(value)}]"
    }
    let types = ["Production", "Consumption", "SelfConsumption", "FeedIn", "Purchased"]
    let meters = types.enumerated().map { index, type in
      "{\"type\":\"\(type)\",\"values\":\(list("date", index + 1))}"
    }
    let details =
      "{\"energyDetails\":{\"unit\":\"Wh\",\"meters\":[\(meters.joined(separator: ","))]}}"
    #expect(try sums(details) == [10, 8])
    let only = "{\"energyDetails\":{\"unit\":\"Wh\",\"meters\":[\(meters[0])]}}"
    #expect(try sums(only) == [0, 2])
    let lists = "\"consumption\":\(list("time", 1)),\"solar\":\(list("time", 2))"
    let series = "{\"unit\":\"Wh\",\"series\":{\(lists)}}"
    #expect(failure(series).contains("solar"))
    #expect(try sums(series, UsageOptions(meter: "consumption")) == [2, 0])
  }

  @Test("Registers that restart each day are readings together")
  func daily() throws {
    let values = [("22:00", 7.5, 3.2), ("22:30", 8.0, 3.2), ("23:00", 0, 0), ("23:30", 0.5, 0)]
    let rows = values.map { "2026-07-19T\($0)Z,\($1),\($2)\n" }.joined()
    #expect(try sums("timestamp,today_import_kwh,today_export_kwh\n" + rows) == [1000, 0])
    let night = (0..<60).map { index in
      let total = (index + 40) % 80
      return "\(1_784_486_400 + index * 300),0.\(two(total)),\(index < 40 ? 8 : 0)\n"
    }
    let usage = try sums("timestamp,Import kWh,Export kWh\n" + night.joined())
    #expect(usage[1] == 0)
  }

  @Test(
    "A reading beside the amount that it gives is not billed",
    arguments: [
      (
        "Zaehlerstand Einheitstarif;Zaehlerstand Hochtarif;Zaehlerstand Niedertarif;"
          + "Verbrauch Einheitstarif;Verbrauch Hochtarif;Verbrauch Niedertarif", "100;;;2;;"
      ),
      (
        "Zaehlerstand Gesamt - 1.8.0;Zaehlerstand Hochtarif - 1.8.1;"
          + "Zaehlerstand Niedertarif - 1.8.2;Verbrauch Gesamt - 1.8.0;"
          + "Verbrauch Hochtarif - 1.8.1;Verbrauch Niedertarif - 1.8.2", "100;;;*;;"
      ),
      ("Zählerstand (kWh);Verbrauch (kWh)", "100;2"),
    ])
  func amounts(heading: String, row: String) throws {
    let rows = (0..<12).map {
      "2025-07-03 \(two($0)):00;\(row.replacing("*", with: $0 % 2 == 0 ? "1" : "3"))\n"
    }
    #expect(try sums("Ablesezeitpunkt;\(heading)\n" + rows.joined()) == [24000, 0])
  }

  @Test(
    "Tables of AGL, Shelly, Home Assistant's database and three tariffs are read in full",
    arguments: [
      (
        "RegisterCode,RateTypeDescription,StartDate,EndDate,ProfileReadValue,RegisterReadValue",
        ["#E1,Generalusage,*:00,*:59,1,0", "#E2,Controlledload,*:00,*:59,2,0"], [9000, 0]
      ),
      (
        "RegisterCode,RateTypeDescription,StartDate,EndDate,ProfileReadValue,RegisterReadValue",
        ["7#E1,Usage,*:00,*:59,1,0", "7#B1,Solar,*:00,*:59,2,0"], [3000, 6000]
      ),
      ("timestamp,total_act_energy,total_act_ret_energy", ["*:00,700,100"], [2100, 300]),
      ("Date,On-Peak,Mid-Peak,Part-Peak,Super Off-Peak", ["*:00,1,2,3,4"], [30000, 0]),
      ("Date,Tarbimine,Tootmine", ["*:00,1,2"], [3000, 6000]),
      ("time,Inflow (kWh),Outflow (kWh),Net Consumption (kWh)", ["*:00,2,,2"], [6000, 0]),
    ])
  func shapes(heading: String, rows: [String], energies: [Int]) throws {
    let lines = (0..<3).flatMap { hour in
      rows.map { $0.replacing("*", with: "2025-07-03 0\(hour)") + "\n" }
    }
    #expect(try sums(heading + "\n" + lines.joined()) == energies)
    let sums = (0..<4).map { "1,\(1_751_500_800 + $0 * 3600).0,,\(500 + $0)\n" }
    #expect(try self.sums("metadata_id,start_ts,mean,sum\n" + sums.joined()) == [3000, 0])
  }

  @Test("Columns for hours can repeat the unit") func hours() throws {
    for name in ["*:00 kWh", "*:00 (kWh)", "kWh *:00"] {
      let names = (0..<24).map { name.replacing("*", with: two($0)) }.joined(separator: ",")
      let row = Array(repeating: "0.5", count: 24).joined(separator: ",")
      #expect(try sums("Date,\(names)\n2025-07-03,\(row)\n") == [12000, 0])
    }
  }

  @Test("A quantity without a unit next to energy is reported") func quantity() throws {
    let usage = try read("Tid,Määrä,Export (kWh)\n2025-07-03 00:00,1,2\n2025-07-03 01:00,1,2\n")
    #expect(usage.warnings.contains(.unreadColumns(["Määrä"])))
  }
}
