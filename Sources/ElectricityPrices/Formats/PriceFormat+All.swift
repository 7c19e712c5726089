extension PriceFormat {
  /// All formats, in the order in which they are listed.
  public static let all: [PriceFormat] = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, tibber,
    energiDataService, aWATTar, energyCharts, smard, octopus, spotHinta, sahkotin, porssisahko,
    elering, esios, energyZero, easyEnergy, frankEnergie, homeAssistant, evcc, amber,
    openElectricity, comEd, ews, groupeE, swisspower, rabot, hassfurt, luox, strompriser, pse,
    elexon, gme, xm, pricetui, genericJSON, values, entsoe, elspot, ember, omie, ote, epias, jepx,
    aemo, nyiso, spp, ieso, genericCSV,
  ]
}
