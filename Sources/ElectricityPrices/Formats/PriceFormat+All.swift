extension PriceFormat {
  /// All formats, in the order of the list for the user.
  public static let all: [PriceFormat] = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, tibber,
    energiDataService, PriceFormat("awattar"), PriceFormat("energy-charts"), smard,
    PriceFormat("octopus"), PriceFormat("spot-hinta"), PriceFormat("sahkotin"),
    PriceFormat("porssisahko"), elering, esios, energyZero, PriceFormat("easyenergy"),
    PriceFormat("frank-energie"), homeAssistant, evcc, amber, openElectricity, PriceFormat("comed"),
    PriceFormat("ews"), PriceFormat("groupe-e"), swissTariff, PriceFormat("rabot"),
    PriceFormat("hassfurt"), PriceFormat("luox"), PriceFormat("ostrom"), strompriser, pse,
    PriceFormat("rte"), elexon, gme, xm, PriceFormat("energyforecast"), PriceFormat("stromligning"),
    PriceFormat("stroomprijsprognose"), PriceFormat("agilepredict"), PriceFormat("x2r"),
    PriceFormat("carnot"), PriceFormat("epexpredictor"), epexForecast, nordPoolPredict,
    PriceFormat("stekker"), PriceFormat("voltcast"), PriceFormat("spotprisprognose"),
    PriceFormat("eltariff"), PriceFormat("aeso"), emhass, ercot, iesoForecast, aemoReport,
    aemoFiveMinutes, pricetui, genericJSON, values, entsoe, elspot, PriceFormat("ember"), omie, ote,
    epias, jepx, PriceFormat("aemo"), PriceFormat("nyiso"), PriceFormat("caiso"),
    PriceFormat("spp"), ieso, genericCSV,
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
