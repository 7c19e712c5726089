extension PriceSource {
  // Source: https://www.energidataservice.dk/guides/api-guides
  static let energiDataService = PriceSource(
    name: "energidataservice", house: "energinet", areas: ["DK1", "DK2"],
    zoneIdentifier: "Europe/Copenhagen", format: "energidataservice",
    terms: "CC BY 4.0, Energinet", since: since(1999, 7, 1), length: .dayOrMonth
  ) { question in
    // The old data set ended with September 2025, the new one began with October.
    let isNew = question.stretch.first >= since(2025, 10, 1)
    let (set, time) = isNew ? ("DayAheadPrices", "TimeUTC") : ("Elspotprices", "HourUTC")
    let filter = "%7B%22PriceArea%22%3A%5B%22\(question.area.code)%22%5D%7D"
    let days = "start=\(question.stretch.first)&end=\(question.stretch.last.adding(days: 1))"
    return FetchRequest(
      "https://api.energidataservice.dk/dataset/\(set)?\(days)&filter=\(filter)"
        + "&sort=\(time)&limit=0")
  }
}
