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

  /// All formats as a table for people: name, unit, tax, zone, title.
  public static var listing: String {
    let rows =
      [["NAME", "UNIT", "VAT", "ZONE", "FORMAT"]]
      + all.map {
        [
          $0.name, $0.unit?.symbol ?? "as stated", $0.valueAddedTax.rawValue, $0.zoneIdentifier,
          $0.title,
        ]
      }
    let widths = (0..<4).map { column in
      rows.map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    return rows.map { row in
      (0..<4).map { column in
        row[column]
          + String(
            repeating: " ", count: widths[column] - row[column].unicodeScalars.count + 2)
      }.joined() + row[4]
    }.joined(separator: "\n") + "\n"
  }
}
