extension PriceFormat {
  /// All formats, in the order in which they are listed.
  public static let all: [PriceFormat] = inJSON + notInJSON

  /// The formats that JSON can be of: the others need not be made for it.
  static let inJSON: [PriceFormat] = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, tibber,
    energiDataService, aWATTar, energyCharts, smard, octopus, spotHinta, sahkotin, porssisahko,
    elering, esios, energyZero, easyEnergy, frankEnergie, homeAssistant, evcc, amber,
    openElectricity, comEd, ews, groupeE, swisspower, rabot, hassfurt, luox, strompriser, pse,
    elexon, gme, xm, pricetui, genericJSON, values,
  ]

  private static let notInJSON: [PriceFormat] = [
    entsoe, elspot, ember, omie, ote, epias, jepx, aemo, nyiso, spp, ieso, genericCSV,
  ]
}
