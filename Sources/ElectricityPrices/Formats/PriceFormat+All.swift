extension PriceFormat {
  /// All formats, in the order in which they are listed.
  public static let all: [PriceFormat] = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, entsoe,
    tibber, energiDataService, aWATTar, energyCharts, smard, octopus, spotHinta, sahkotin,
    porssisahko, elering, esios, omie, ote, energyZero, easyEnergy, homeAssistant, evcc, amber,
    aemo, comEd, ews, groupeE, swisspower, rabot, hassfurt, luox, strompriser, pricetui,
    genericJSON, genericCSV, values,
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
