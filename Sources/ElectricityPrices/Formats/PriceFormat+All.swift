extension PriceFormat {
  /// All formats, in the order of the list for the user.
  public static let all: [PriceFormat] = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, tibber,
    energiDataService, aWATTar, energyCharts, smard, octopus, spotHinta, sahkotin, porssisahko,
    elering, esios, energyZero, easyEnergy, frankEnergie, homeAssistant, evcc, amber,
    openElectricity, comEd, ews, groupeE, swissTariff, rabot, hassfurt, luox, ostrom,
    strompriser, pse, rte, elexon, gme, xm, energyForecast, stromligning, stroomprijsprognose,
    agilePredict, x2r, carnot,
    epexPredictor, epexForecast, nordPoolPredict, stekker, voltcast, spotprisprognose, eltariff,
    aeso, emhass, ercot, iesoForecast, aemoReport, aemoFiveMinutes, pricetui, genericJSON, values,
    entsoe, elspot, ember, omie, ote, epias, jepx,
    aemo, nyiso, caiso, spp, ieso, genericCSV,
  ]

  /// Returns the format with a name, in any case.
  static func named(_ name: String) throws(PriceFault) -> PriceFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw PriceFault(.noSuchFormat(name, known: all.map(\.name)))
    }
    return format
  }
}
