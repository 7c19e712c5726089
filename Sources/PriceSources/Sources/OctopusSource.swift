extension PriceSource {
  // The regions of the network operators, A to P. Source: https://docs.octopus.energy/rest/guides
  static let octopus = PriceSource(
    name: "octopus", house: "octopus", areas: "ABCDEFGHJKLMNP".map { "GB-\($0)" },
    publication: Publication(16, 0, "Europe/London"), format: "octopus", terms: "Octopus Energy",
    since: since(2024, 10, 1)
  ) { question in
    let product = "AGILE-24-10-01"
    let tariff = "E-1R-\(product)-\(question.area.code.suffix(1))"
    return FetchRequest(
      "https://api.octopus.energy/v1/products/\(product)/electricity-tariffs/\(tariff)"
        + "/standard-unit-rates/?page_size=1500&period_from=\(SourceQuestion.utc(question.start))"
        + "&period_to=\(SourceQuestion.utc(question.end))")
  }
}
