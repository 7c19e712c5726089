extension PriceSource {
  // Source: https://docs.energyzero.nl
  static let energyZero = PriceSource(
    name: "energyzero", house: "energyzero", areas: ["NL"], publication: Publication(14),
    format: "energyzero", terms: "EnergyZero", since: since(2019, 1, 1), length: .dayOrMonth
  ) { question in
    let end = question.end.advanced(by: -1)
    return FetchRequest(
      "https://api.energyzero.nl/v1/energyprices"
        + "?fromDate=\(SourceQuestion.utc(question.start, ending: ".000Z"))"
        + "&tillDate=\(SourceQuestion.utc(end, ending: ".999Z"))"
        + "&interval=4&usageType=1&inclBtw=false")
  }
}
