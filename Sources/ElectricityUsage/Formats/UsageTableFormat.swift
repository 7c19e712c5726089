import CivilTime
import ElectricityPrices

/// The column names of a source's tables, in lower case.
struct UsageTableFormat: Sendable {
  let name: String
  /// The zone of the table's local times.
  let zone: String
  let start: [String]
  var end: [String] = []
  /// The columns of hours, in tables that have dates and hours in two columns.
  var hour: [String] = []
  /// Whether hours or times are the ends of slots.
  var namesEnds = false
  /// The columns of energy; a trailing `*` matches any ending.
  let energy: [String]
  /// Whether only the first existing column of energy counts.
  var hasOneEnergy = false
  var meter: [String] = []
  var register: [String] = []
  var unit: [String] = []
  /// Additional columns that distinguish this source from others.
  var others: [String] = []
  /// The column that marks missing numbers, and its text for a missing number.
  var missing: (column: String, text: String)?
  var decimalSign: UInt8? = UInt8(ascii: ",")
  var readings = SeriesFacts.Readings.none
  /// Whether tables of gas in kWh have the same columns.
  var mayBeGas = false
  /// The column that only tables of gas have.
  var gasColumn: String?
  /// The unit of numbers that state none; `nil` for kilowatt-hours.
  ///
  /// A unit of power means that the numbers are means of slots.
  var usualUnit: EnergyUnit?
  /// The word in a register that means readings.
  var readingMark: String?

  static let all: [UsageTableFormat] = [
    UsageTableFormat(
      name: "elhub", zone: "Europe/Oslo", start: ["fra"], end: ["til"], energy: ["kwh *"]),
    UsageTableFormat(
      name: "eloverblik", zone: "Europe/Copenhagen", start: ["fra dato"], hour: ["fra tidspunkt"],
      energy: ["mængde"], meter: ["målepunkt id"], unit: ["måleenhed"]),
    UsageTableFormat(
      name: "eloverblik", zone: "Europe/Copenhagen", start: ["fra_dato", "fra dato"],
      end: ["til_dato", "til dato"], energy: ["mængde"],
      meter: ["målepunktsid", "målepunkt id"], unit: ["måleenhed"]),
    UsageTableFormat(
      name: "fingrid", zone: "Europe/Helsinki", start: ["alkuaika"], energy: ["määrä"],
      meter: ["mittauspisteen tunnus"], unit: ["yksikkötyyppi"], others: ["laatu"],
      missing: ("laatu", "MISSING")),
    // Datadis, CNMC and the distributors name hours by their ends.
    UsageTableFormat(
      name: "cups", zone: "Europe/Madrid", start: ["fecha"], hour: ["hora"], namesEnds: true,
      energy: [
        "ae_kwh", "ae_wh", "as_kwh", "consumo*", "energia_vertida*", "energiavertida*", "ehcr*",
        "ehex*",
      ],
      meter: ["cups"]),
    UsageTableFormat(
      name: "datadis", zone: "Europe/Madrid", start: ["date"], hour: ["time"], namesEnds: true,
      energy: ["consumptionkwh", "surplusenergykwh"], meter: ["cups"], others: ["obtainmethod"]),
    UsageTableFormat(
      name: "i-de", zone: "Europe/Madrid", start: ["fecha-hora"], namesEnds: true,
      energy: ["consumo*", "generacion*"], meter: ["cups"]),
    // Tesla's connection to the grid without its batteries, and the phases of Shelly's meters.
    UsageTableFormat(
      name: "watt-hours", zone: "UTC", start: ["timestamp"],
      energy: ["grid_energy_i*", "grid_energy_e*", "a_total_*", "b_total_*", "c_total_*"],
      decimalSign: nil, usualUnit: .wattHours),
    UsageTableFormat(
      name: "fluvius", zone: "Europe/Brussels", start: ["van (datum)", "van datum"],
      hour: ["van (tijdstip)", "van tijdstip"], energy: ["volume"], meter: ["ean-code", "ean"],
      register: ["register"], unit: ["eenheid"], gasColumn: "calorische bovenwaarde"),
    UsageTableFormat(
      name: "octopus", zone: "Europe/London", start: ["start"], end: ["end"],
      energy: ["consumption (kwh)"], decimalSign: nil, mayBeGas: true),
    UsageTableFormat(
      name: "octopus", zone: "Europe/London", start: ["interval_start"], end: ["interval_end"],
      energy: ["consumption"], unit: ["unit"], decimalSign: nil, mayBeGas: true),
    // Mean power of quarter-hours, named by their ends.
    UsageTableFormat(
      name: "e-redes", zone: "Europe/Lisbon", start: ["data"], hour: ["hora"], namesEnds: true,
      energy: ["consumo registado*", "consumo medido*", "injeção*"], others: ["estado"]),
    // Mean power, named by the ends of its steps; renamed columns since 2025.
    UsageTableFormat(
      name: "enedis", zone: "Europe/Paris", start: ["horodate", "horodate iso fin de pas"],
      namesEnds: true, energy: ["valeur", "puissance moyenne*"], meter: ["prm", "identifiant prm"],
      register: ["grandeur metier", "grandeur métier"], unit: ["unite", "unité"],
      usualUnit: .watts),
    UsageTableFormat(
      name: "enedis", zone: "Europe/Paris", start: ["date"], energy: ["valeur (en wh)"]),
    // One column states the quantity, its direction and its unit.
    UsageTableFormat(
      name: "esb", zone: "Europe/Dublin", start: ["read date and end time"], namesEnds: true,
      energy: ["read value"], meter: ["mprn"], register: ["read type"], unit: ["read type"],
      decimalSign: nil, readingMark: "register"),
    // The reading is taken at the end of the hour that begins at the start.
    UsageTableFormat(
      name: "homeassistant", zone: "UTC", start: ["start"], energy: ["change"],
      hasOneEnergy: true, meter: ["statistic_id"], unit: ["unit", "unit_of_measurement"],
      decimalSign: nil),
    UsageTableFormat(
      name: "homeassistant", zone: "UTC", start: ["start"], energy: ["sum", "state"],
      hasOneEnergy: true, meter: ["statistic_id"], unit: ["unit", "unit_of_measurement"],
      decimalSign: nil, readings: .atEnds),
    // The history of sensors; only numbers that rise can be meters.
    UsageTableFormat(
      name: "homeassistant", zone: "UTC", start: ["last_changed"], energy: ["state"],
      meter: ["entity_id"], unit: ["unit_of_measurement"], others: ["entity_id"],
      decimalSign: nil, readings: .atStarts),
  ]

  /// Returns the table for a head with the columns of this format; `nil` for other heads.
  func table(_ head: TableHead, _ options: UsageOptions = UsageOptions()) -> UsageTable? {
    let keys = head.keys.map { $0.trimmed }
    func column(_ names: [String]) -> Int? {
      names.lazy.compactMap { keys.firstIndex(of: $0) }.first
    }
    guard head.hasNames, let start = column(start), others.allSatisfy(keys.contains),
      hour.isEmpty || column(hour) != nil
    else { return nil }
    let found = energy.flatMap { pattern in
      keys.indices.filter { Self.matches(keys[$0], pattern) && !UsageName(keys[$0]).isReactive }
    }
    guard let first = found.first,
      readings != .atStarts || Self.areRising(head, first, meter: column(meter))
    else { return nil }
    let produced = keys.indices.filter { index in
      let name = UsageName(head.names[index])
      return name.direction == .production && name.unit != nil
    }
    // A retailer can add production under a name of its own.
    let all = Set(found).isDisjoint(with: produced) ? found + produced : found
    let chosen = all.filter { keys[$0] == options.column?.lowercased() }
    let energies = !chosen.isEmpty ? chosen : hasOneEnergy ? Array(all.prefix(1)) : all
    // The user requested another column, so the table is read as one of an unknown source.
    if chosen.isEmpty, options.column.map({ keys.contains($0.lowercased()) }) ?? false {
      return nil
    }
    var columns = GenericTable.Columns(start: start)
    columns.end = column(end)
    columns.hour = column(hour)
    columns.hoursAreEnds = namesEnds
    columns.usualDecimalSign = decimalSign
    columns.missing = missing.flatMap { missing in
      keys.firstIndex(of: missing.column).map { ($0, missing.text) }
    }
    return UsageTable(
      columns, of: head, energies: energies, meter: column(meter), register: column(register),
      unit: column(unit), readings: readings, source: self)
  }

  /// Returns whether the first numbers of each meter rise, and no meter is named as gas or water.
  private static func areRising(_ head: TableHead, _ column: Int, meter: Int?) -> Bool {
    Dictionary(grouping: head.rows) { $0[safe: meter ?? 0] }.allSatisfy { meter, rows in
      let numbers = rows.compactMap { CellNumber($0[safe: column])?.price.doubleValue }
      return !UsageName(meter).isGas && !ColumnName(meter).isOfFuel
        && numbers == numbers.sorted() && numbers.first != numbers.last
    }
  }

  private static func matches(_ key: String, _ pattern: String) -> Bool {
    guard pattern.hasSuffix("*") else { return key == pattern }
    return key.hasPrefix(pattern.dropLast())
  }
}

extension UsageTable {
  /// Creates the table for a head with energy in the given columns.
  init(
    _ columns: GenericTable.Columns, of head: TableHead, energies: [Int], meter: Int?,
    register: Int?, unit: Int?, readings: SeriesFacts.Readings, source: UsageTableFormat?
  ) {
    var columns = columns
    let found = [(Key.meter, meter), (.register, register), (.unit, unit)].filter { $1 != nil }
    columns.keys = found.compactMap(\.1)
    let isOnly = energies.count == 1 && columns.keys.isEmpty
    columns.prices = energies.map { .init(column: $0, name: isOnly ? nil : "\($0)") }
    self.columns = columns
    keys = found.map(\.0)
    let names = energies.map { UsageName(head.name(of: $0)) }
    let directions = names.map { name in
      name.direction ?? (names.count == 1 && name.isOfSun ? .production : .consumption)
    }
    let units = energies.map { EnergyUnit(head.cellUnit(of: $0)) }
    // Tables with dates and hours have slots of an hour or less.
    let longest: Int64? = columns.hour == nil ? nil : 3600
    facts = names.indices.map { index in
      let (name, direction) = (names[index], directions[index])
      let isOne = directions.count { $0 == direction } == 1
      return SeriesFacts(
        register: isOnly || isOne && !name.isRegister && !name.isTotal ? nil : name.text,
        direction: direction,
        unit: units[index] ?? (name.text.contains("(") ? nil : source?.usualUnit)
          ?? name.statedUnit ?? source?.usualUnit ?? .kilowattHours,
        readings: name.isReading ? .atStarts : readings, longest: longest,
        isOfDay: name.has(.today))
    }
    isUnitAssumed =
      source?.unit.isEmpty != true && source?.mayBeGas != true && unit == nil
      && zip(names, units).contains { $0.unit == nil && !$0.isPower && $1 == nil }
    self.source = source
  }
}
