import CivilTime

extension PriceSource {
  /// All sources; the first with an area is used first.
  package static let all: [PriceSource] = [
    hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, energiDataService, sahkotin, spotHinta,
    elering, aWATTarGermany, aWATTarAustria, smard, energyZero, esios, omie, ote, octopus, comEd,
    aemo, energyCharts, entsoe, tibber,
  ]

  /// Returns the first date of a source.
  static func since(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    CivilDate(year: year, month: month, day: day) ?? CivilDate(daysSince1970: 0)
  }
}
