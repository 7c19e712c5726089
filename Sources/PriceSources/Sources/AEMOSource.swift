extension PriceSource {
  // A table a month. Source: https://aemo.com.au/energy-systems/electricity
  static let aemo = PriceSource(
    name: "aemo", house: "aemo", areas: ["NSW1", "QLD1", "VIC1", "SA1", "TAS1"],
    publication: nil, format: "aemo", terms: "AEMO", since: since(1998, 12, 1), length: .month
  ) { question in
    let month = SourceQuestion.digits(question.stretch.first).prefix(6)
    return FetchRequest(
      "https://aemo.com.au/aemo/data/nem/priceanddemand/PRICE_AND_DEMAND_"
        + "\(month)_\(question.area.code).csv")
  }
}
