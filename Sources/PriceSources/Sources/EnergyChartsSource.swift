extension PriceSource {
  // The zones of Europe, in euros. Source: https://api.energy-charts.info
  static let energyCharts = PriceSource(
    name: "energy-charts", house: "fraunhofer-ise",
    areas: [
      "DE-LU", "AT", "BE", "BG", "CH", "CZ", "DK1", "DK2", "EE", "ES", "FI", "FR", "GR", "HR",
      "HU", "IT-North", "IT-Centre-North", "IT-Centre-South", "IT-South", "IT-Calabria",
      "IT-Sicily", "IT-Sardinia", "LT", "LV", "ME", "NL", "NO1", "NO2", "NO3", "NO4", "NO5", "PL",
      "PT", "RO", "RS", "SE1", "SE2", "SE3", "SE4", "SI", "SK",
    ],
    format: "energy-charts", terms: "CC BY 4.0, Bundesnetzagentur | SMARD.de, energy-charts.info",
    since: since(2015, 1, 1), length: .dayOrMonth
  ) { question in
    let last = question.end.advanced(by: -60)
    return FetchRequest(
      "https://api.energy-charts.info/price?bzn=\(question.area.code)"
        + "&start=\(SourceQuestion.utc(question.start))&end=\(SourceQuestion.utc(last))")
  }
}
