extension PriceFormat {
  /// All formats, in the order of the list for the user.
  public static let all: [PriceFormat] = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, tibber,
    energiDataService, aWATTar, energyCharts, smard, octopus, spotHinta, sahkotin, porssisahko,
    elering, esios, energyZero, easyEnergy, frankEnergie, homeAssistant, evcc, amber,
    openElectricity, comEd, ews, groupeE, swissTariff, rabot, hassfurt, luox, ostrom,
    strompriser, pse, rte, elexon, gme, xm, energyForecast, stromligning, stroomprijsprognose,
    agilePredict, x2r, carnot, epexPredictor, epexForecast, nordPoolPredict, stekker, voltcast,
    spotprisprognose, eltariff, aeso, emhass, ercot, iesoForecast, aemoReport, aemoFiveMinutes,
    pricetui, genericJSON, values, entsoe, elspot, ember, omie, ote, epias, jepx, aemo, nyiso,
    caiso, spp, ieso, genericCSV,
  ]

  /// Creates a format with the facts in its row of `Resources/price-formats.csv`.
  ///
  /// A question mark behind the tax means that it does not hold for every file of the format. The
  /// hundredth is the local name of the currency's hundredth, if it is not the usual one.
  init(_ name: String, _ readers: FormatReader...) {
    let cells = Self.rows[name] ?? Array(repeating: "", count: 8)
    let unit = PriceUnit(cells[1]).map {
      let hundredth = cells[2].isEmpty ? $0.minorName : cells[2]
      return PriceUnit($0.currency, $0.scale, per: $0.energy, minorName: hundredth)
    }
    self.init(
      name: name, title: cells[7], unit: unit,
      valueAddedTax: ValueAddedTax(rawValue: String(cells[3].prefix { $0 != "?" })) ?? .unknown,
      isTaxSure: !cells[3].hasSuffix("?"), zone: cells[4], isClocked: cells[5] == "fixed",
      origin: PriceOrigin(rawValue: cells[6]) ?? .unstated, readers: readers)
  }

  private static let rows = Dictionary(
    uniqueKeysWithValues: ResourceTable.rows(PackageResources.price_formats_csv, cells: 8)
      .map { ($0[0], $0) })

  /// Returns the format with a name, in any case.
  static func named(_ name: String) throws(PriceFault) -> PriceFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw PriceFault(.noSuchFormat(name, known: all.map(\.name)))
    }
    return format
  }
}
