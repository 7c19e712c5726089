import CivilTime
import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of what the sources have in addition to the energy of a slot.
@Suite("Sources of consumption") struct SourceTests {
  private func last(_ series: EnergySeries?) -> [String] {
    lines(series).map { String($0.split(separator: " ")[2]) }
  }

  @Test("Energy fed into the grid is a separate series")
  func production() throws {
    let elhub = try read(
      """
      Fra;Til;KWH 15 Produksjon;Kvalitet
      01.01.2025 00:00;01.01.2025 00:15;1,234;Målt
      01.01.2025 00:15;01.01.2025 00:30;2,5;Målt

      """)
    #expect(elhub.consumption == nil && last(elhub.production) == ["1.234", "2.5"])
    #expect(lines(elhub.production)[1].hasPrefix("2025-01-01T00:15:00+01:00 15 "))
    let cups = try read(
      """
      CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion;Energia_vertida_kWh
      ES1;15/01/2025;1;0,123;R;0
      ES1;15/01/2025;24;0,5;R;1,5

      """)
    #expect(last(cups.consumption) == ["0.123", "0.5"])
    #expect(last(cups.production) == ["0", "1.5"])
    #expect(lines(cups.production)[1].hasPrefix("2025-01-15T23:00:00+01:00 60 "))
  }

  @Test("A part of a Spanish day is read with its hours named by their ends")
  func part() throws {
    for hours in [["3", "4"], ["03:00", "04:00"]] {
      let rows = hours.map { "ES1;15/01/2025;\($0);0,5;R\n" }.joined()
      let usage = try read("CUPS;Fecha;Hora;AE_kWh;REAL/ESTIMADO\n" + rows)
      #expect(
        lines(usage.consumption) == [
          "2025-01-15T02:00:00+01:00 60 0.5", "2025-01-15T03:00:00+01:00 60 0.5",
        ])
    }
  }

  @Test("Watt-hours of i-DE are read by the end of the hour")
  func wattHours() throws {
    let usage = try read(
      """
      CUPS;FECHA-HORA;INV / VER;PERIODO TARIFARIO;CONSUMO Wh;GENERACION Wh
      ES1;2025/01/15 01:00;0;3;250;0
      ES1;2025/01/15 02:00;0;3;1250;10

      """)
    #expect(
      lines(usage.consumption) == [
        "2025-01-15T00:00:00+01:00 60 0.25", "2025-01-15T01:00:00+01:00 60 1.25",
      ])
    #expect(last(usage.production) == ["0", "0.01"])
  }

  @Test("Fluvius registers of consumption are summed, and registers of injection are separate")
  func fluvius() throws {
    let shape = try #require(Shape.all.first { $0.name == "Fluvius" })
    let slots = (0..<8).map { place in
      Shape.Slot(
        start: Instant(secondsSince1970: 1_752_271_200 + Int64(place) * 900), seconds: 900,
        wattHours: 100 + place)
    }
    let usage = try read(shape.write(["99": slots], Zone(identifier: "Europe/Brussels")))
    #expect(last(usage.production) == Array(repeating: "0.01", count: 8))
    #expect(last(usage.consumption).first == "0.1")
    #expect(Set(usage.series.map(\.meter)) == ["541499"] && usage.series.count == 4)
    #expect(usage.series.first?.register == "Afname Dag")
  }

  @Test("Three digits after a comma are decimals if the source writes commas")
  func decimals() throws {
    let usage = try read(
      """
      Fra,Til,KWH 60 Forbruk,Kvalitet
      01.01.2025 00:00,01.01.2025 01:00,"1,234",Målt
      01.01.2025 01:00,01.01.2025 02:00,"2,345",Målt

      """)
    #expect(last(usage.consumption) == ["1.234", "2.345"])
  }

  @Test("Future hours without energy and unit are ignored")
  func toCome() throws {
    let usage = try read(
      """
      {"nodes":[{"from":"2025-01-01T00:00Z","to":"2025-01-01T01:00Z","consumption":1,
      "consumptionUnit":"kWh"},{"from":"2025-01-01T01:00Z","to":"2025-01-01T02:00Z",
      "consumption":null,"consumptionUnit":null}]}
      """)
    #expect(last(usage.consumption) == ["1"] && usage.warnings.isEmpty)
  }

  @Test("A page of Octopus is read with a warning about further pages")
  func page() throws {
    let usage = try read(
      """
      {"count":4,"next":"https://example.org/?page=2","results":[
      {"consumption":0.42,"interval_start":"2021-12-31T22:30:00Z",
      "interval_end":"2021-12-31T23:00:00Z"},
      {"consumption":0.1,"interval_start":"2021-12-31T22:00:00Z",
      "interval_end":"2021-12-31T22:30:00Z"}]}
      """)
    #expect(last(usage.consumption) == ["0.1", "0.42"])
    #expect(usage.warnings == [.onePageOfSeveral, .assumedElectricity])
  }

  @Test("The address of another page shows whether Octopus data is gas, or electricity is assumed")
  func octopus() throws {
    func page(_ kind: String) -> String {
      """
      {"count":2,"next":null,"previous":"https://example.org/v1/\(kind)-meter-points/1/?page=1",
      "results":[{"consumption":0.42,"interval_start":"2021-12-31T22:30:00Z",
      "interval_end":"2021-12-31T23:00:00Z"}]}
      """
    }
    #expect(try read(page("electricity")).warnings.isEmpty)
    #expect(failure(page("gas")).contains("this is gas"))
    #expect(try read(page("other")).warnings == [.assumedElectricity])
    // Tables of Octopus do not show it.
    let table = "Consumption (kwh), Start, End\n0.42, 2021-12-31T22:30Z, 2021-12-31T23:00Z\n"
    #expect(try read(table).warnings == [.assumedElectricity])
  }

  @Test("Mean power of Enedis is read by the ends or by the starts of its steps")
  func enedis() throws {
    func first(_ clocks: [String]) throws -> String? {
      let rows = clocks.map { "2025-01-\($0):00+01:00;1000\n" }.joined()
      return lines(try read("Unite;Pas\nW;10\nHorodate;Valeur\n" + rows).consumption).first
    }
    #expect(
      try first(["01T00:10", "01T00:20", "01T00:30"]) == "2025-01-01T00:00:00+01:00 10 0.166666667")
    #expect(
      try first(["01T00:00", "01T00:10", "01T00:20"])?.hasPrefix("2025-01-01T00:00:00") == true)
    #expect(
      try first(["01T00:00", "01T12:00", "02T00:00"])?.hasPrefix("2025-01-01T00:00:00") == false)
  }

  /// Returns a document of a usage point with readings of a kind.
  private func greenButton(
    kind: Int = 0, uom: Int = 72, direction: Int = 1, accumulation: Int = 4, power: Int = 0,
    values: [Int] = [1000, 2000], isTwice: Bool = false
  ) -> String {
    func type(_ direction: Int) -> String {
      """
      <ReadingType><accumulationBehaviour>\(accumulation)</accumulationBehaviour>\
      <flowDirection>\(direction)</flowDirection>\
      <powerOfTenMultiplier>\(power)</powerOfTenMultiplier><uom>\(uom)</uom></ReadingType>
      """
    }
    let readings = values.enumerated().map { place, value in
      """
      <IntervalReading><timePeriod><duration>3600</duration>\
      <start>\(1_735_689_600 + place * 3600)</start></timePeriod>\
      <value>\(value)</value></IntervalReading>
      """
    }
    return "<feed><UsagePoint><ServiceCategory><kind>\(kind)</kind></ServiceCategory></UsagePoint>"
      + (isTwice ? type(19) : "") + type(direction)
      + "<IntervalBlock>\(readings.joined())</IntervalBlock></feed>"
  }

  @Test("Green Button directions, multipliers and readings are read, and gas and power refused")
  func kinds() throws {
    #expect(last(try read(greenButton()).consumption) == ["1", "2"])
    #expect(last(try read(greenButton(direction: 19)).production) == ["1", "2"])
    #expect(last(try read(greenButton(power: 2)).consumption) == ["100", "200"])
    let rising = greenButton(accumulation: 1, values: [5000, 6000, 8000])
    #expect(last(try read(rising).consumption) == ["1", "2"])
    #expect(failure(greenButton(kind: 1)).contains("this is gas"))
    #expect(failure(greenButton(uom: 169)).contains("this is gas"))
    #expect(failure(greenButton(uom: 38)).contains("“W” is power"))
    #expect(failure(greenButton(isTwice: true)).contains("save each meter as a file"))
  }

  @Test("Home Assistant's export has both directions of the grid, and gas is left out")
  func export() throws {
    let usage = try read(
      """
      entity_id,type,unit,2025-01-01T00:00:00.000Z,2025-01-01T01:00:00.000Z
      sensor.a,grid_consumption,kWh,1.5,0.25
      sensor.b,grid_return,Wh,,1
      sensor.s,solar,kWh,3,3
      sensor.g,gas,m³,1,1

      """)
    #expect(last(usage.consumption) == ["1.5", "0.25"])
    #expect(last(usage.production).last == "0.001" && usage.series.count == 2)
    #expect(usage.warnings.contains(.gasLeftOut))
  }

  @Test("Assumptions about a file are reported")
  func assumed() throws {
    let usage = try read("time,usage\n2025-01-01 00:00,1\n2025-01-01 01:00,-2\n")
    #expect(
      sentences(usage) == [
        "The file does not state the unit; kWh is assumed.",
        "The times state no zone and are taken as Europe/Oslo; --timezone names another.",
        "The energy is below zero in 1 slot.",
      ])
  }

  @Test("Names of energy are recognised in several languages")
  func names() {
    let consumption = [
      "kWh", "Forbruk", "Förbrukning (kWh)", "Verbruik", "Verbrauch in kWh", "Kulutus", "Consumo",
      "usage", "gridImport", "energy_import_kWh", "1.8.0", "consumption",
    ]
    for name in consumption {
      #expect(UsageName(name).isEnergy, "\(name)")
      #expect(UsageName(name).direction != .production, "\(name)")
    }
    #expect(UsageName("Energieverbrauch").isEnergy && !UsageName("Windenergie").isEnergy)
    for name in ["Einspeisung kWh", "Injectie Dag", "export", "2.8.0", "Energia_vertida_kWh"] {
      #expect(UsageName(name).isEnergy && UsageName(name).direction == .production, "\(name)")
    }
    let others = [
      "price", "Pris NOK/kWh", "cost", "kW", "power", "gas m³", "temperature", "Kostnad forbruk",
      "wind", "index",
    ]
    for name in others { #expect(!UsageName(name).isEnergy, "\(name)") }
    #expect(UsageName("Consumo_Wh").unit == .wattHours && UsageName("MWh").unit == .megawattHours)
    #expect(UsageName("kWh").unit == .kilowattHours && UsageName("kW").isPower)
  }

  @Test(
    "Numbers become energy exactly",
    arguments: [
      ("1.234567891", EnergyUnit.kilowattHours, Int64(1_234_567_891)),
      ("0.0000000005", .kilowattHours, 1), ("-0.0000000005", .kilowattHours, -1),
      ("0.0000000004", .kilowattHours, 0), ("1e-30", .kilowattHours, 0),
      ("2.5", .wattHours, 2_500_000), ("0.001", .megawattHours, 1_000_000_000),
      ("9223372036", .kilowattHours, 9_223_372_036_000_000_000),
    ])
  func exact(text: String, unit: EnergyUnit, microwattHours: Int64) throws {
    let number = try #require(Price(text))
    var rest: Int64 = 0
    #expect(unit.energy(number, rest: &rest)?.microwattHours == microwattHours)
  }

  @Test("Power is multiplied by the length of a slot, and energy beyond any meter is nil")
  func power() throws {
    let number = try #require(Price("1"))
    var rest: Int64 = 0
    #expect(EnergyUnit.watts.energy(number, seconds: 600, rest: &rest)?.microwattHours == 166_667)
    // What rounding adds, the next slots lack.
    let further = (0..<5).map { _ in
      EnergyUnit.watts.energy(number, seconds: 600, rest: &rest)?.microwattHours ?? 0
    }
    #expect(further.reduce(166_667, +) == 1_000_000)
    #expect(
      EnergyUnit.kilowatts.energy(number, seconds: 900, rest: &rest)?.microwattHours == 250_000_000)
    #expect(EnergyUnit.kilowattHours.energy(try #require(Price("9223372037")), rest: &rest) == nil)
    #expect(EnergyUnit.kilowattHours.energy(try #require(Price("1e40")), rest: &rest) == nil)
  }
}
