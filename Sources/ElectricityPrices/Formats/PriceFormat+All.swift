extension PriceFormat {
  /// All formats, in the order in which they are listed.
  public static let all: [PriceFormat] = [
    seed, hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, nordPool, nordPoolPage, entsoe,
    energiDataService,
  ]
}
