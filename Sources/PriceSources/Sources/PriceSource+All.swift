import CivilTime

extension PriceSource {
  /// All sources; where several have an area, the first of them is asked first.
  package static let all: [PriceSource] = [
    hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, energiDataService, sahkotin, spotHinta,
    elering, aWATTarGermany, aWATTarAustria, smard, energyZero, esios, omie, ote, octopus, comEd,
    aemo, energyCharts, entsoe, tibber,
  ]

  /// A date of a source's beginning.
  static func since(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    CivilDate(year: year, month: month, day: day) ?? CivilDate(daysSince1970: 0)
  }
}
