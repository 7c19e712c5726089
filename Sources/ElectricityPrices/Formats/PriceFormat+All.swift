extension PriceFormat {
  /// All formats, in the order of `Resources/price-formats.csv`.
  public static let all = rows.map { row in
    decoded.first { $0.name == row[0] } ?? PriceFormat(row[0])
  }

  /// The formats with readers of their own; the others have only lists of records.
  private static let decoded = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, tibber,
    energiDataService, smard, elering, esios, energyZero, homeAssistant, evcc, amber,
    openElectricity, swissTariff, strompriser, pse, elexon, gme, xm, epexForecast, nordPoolPredict,
    emhass, ercot, iesoForecast, aemoReport, aemoFiveMinutes, pricetui, genericJSON, values, entsoe,
    elspot, omie, ote, epias, jepx, ieso, genericCSV,
  ]

  /// Creates a format with the facts in its row of `Resources/price-formats.csv`.
  ///
  /// The readers of lists of records in `Resources/json-records.csv` follow the given ones.
  init(_ name: String, _ readers: FormatReader...) {
    self.init(
      cells: Self.rows.first { $0[0] == name } ?? [name] + Array(repeating: "", count: 7),
      readers: readers + (Self.records[name] ?? []))
  }

  private static let rows = ResourceTable.rows(PackageResources.price_formats_csv, cells: 8)

  /// The readers of lists of records, by the name of their format.
  private static let records = Dictionary(
    grouping: ResourceTable.rows(PackageResources.json_records_csv, cells: 15)
  ) { $0[0] }.mapValues { RecordRow.readers($0.map(RecordRow.init)) }

  /// The areas by their names in the files of a format: the rows of `Resources/area-names.csv`.
  static let areaNames = Dictionary(
    grouping: ResourceTable.rows(PackageResources.area_names_csv, cells: 3)
  ) { $0[0] }.mapValues { rows in Dictionary(uniqueKeysWithValues: rows.map { ($0[1], $0[2]) }) }

  /// Returns the format with a name, in any case.
  static func named(_ name: String) throws(PriceFault) -> PriceFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw PriceFault(.noSuchFormat(name, known: all.map(\.name)))
    }
    return format
  }
}
