extension PriceFormat {
  /// All formats, in the order of the list for the user.
  public static let all: [PriceFormat] = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, tibber,
    energiDataService, aWATTar, energyCharts, smard, octopus, PriceFormat("spot-hinta"),
    PriceFormat("sahkotin"), PriceFormat("porssisahko"), elering, esios, energyZero, easyEnergy,
    frankEnergie, homeAssistant, evcc, amber, openElectricity, PriceFormat("comed"), ews,
    PriceFormat("groupe-e"), swissTariff, PriceFormat("rabot"), PriceFormat("hassfurt"), luox,
    PriceFormat("ostrom"), strompriser, pse, rte, elexon, gme, xm, energyForecast, stromligning,
    stroomprijsprognose, agilePredict, x2r, carnot, epexPredictor, epexForecast, nordPoolPredict,
    stekker, voltcast, spotprisprognose, eltariff, aeso, emhass, ercot, iesoForecast, aemoReport,
    aemoFiveMinutes, pricetui, genericJSON, values, entsoe, elspot, ember, omie, ote, epias, jepx,
    aemo, nyiso, caiso, spp, ieso, genericCSV,
  ]

  /// Creates a format with the facts in its row of `Resources/price-formats.csv`.
  ///
  /// The readers of lists of records in `Resources/json-records.csv` follow the given ones.
  ///
  /// A question mark behind the tax means that it does not hold for every file of the format. The
  /// hundredth is the local name of the currency's hundredth, if it is not the usual one.
  init(_ name: String, _ readers: FormatReader...) {
    let cells = Self.rows[name] ?? Array(repeating: "", count: 8)
    let isTaxSure = !cells[3].hasSuffix("?")
    let tax = isTaxSure ? cells[3] : String(cells[3].dropLast())
    self.init(
      name: name, title: cells[7], unit: cells[1], hundredth: cells[2],
      valueAddedTax: ValueAddedTax(rawValue: tax) ?? .unknown, isTaxSure: isTaxSure,
      zone: cells[4], isClocked: cells[5] == "fixed",
      origin: PriceOrigin(rawValue: cells[6]) ?? .unstated,
      readers: readers + (Self.records[name] ?? []))
  }

  private static let rows = Dictionary(
    uniqueKeysWithValues: ResourceTable.rows(PackageResources.price_formats_csv, cells: 8)
      .map { ($0[0], $0) })

  /// The readers of lists of records, by the name of their format.
  ///
  /// The form `bare` means that the list can also be the whole document.
  private static let records = Dictionary(
    grouping: ResourceTable.rows(PackageResources.json_records_csv, cells: 9)
  ) { $0[0] }.mapValues { rows in
    rows.map { cells in
      func key(_ column: Int) -> String? { cells[column].isEmpty ? nil : cells[column] }
      return FormatReader.records(
        JSONRecords(start: cells[4], end: key(5), price: cells[6], taxedPrice: key(7)),
        at: ResourceTable.words(cells[1]), isBare: cells[2] == "bare",
        knownBy: ResourceTable.words(cells[3]))
    }
  }

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
