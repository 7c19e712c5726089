import CivilTime

extension PriceSource {
  /// All sources; the first one that has an area is used first.
  package static let all: [PriceSource] = [
    hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, energiDataService, sahkotin, spotHinta,
    elering, aWATTarGermany, aWATTarAustria, smard, energyZero, esios, omie, ote, octopus, comEd,
    aemo, energyCharts, entsoe, tibber,
  ]

  /// Returns a date of the calendar.
  static func since(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    CivilDate(year: year, month: month, day: day) ?? CivilDate(daysSince1970: 0)
  }
}
