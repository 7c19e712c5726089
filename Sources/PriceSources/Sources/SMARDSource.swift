extension PriceSource {
  // A file a week, named by its first instant. Source: https://smard.api.bund.dev
  static let smard = PriceSource(
    name: "smard", house: "bundesnetzagentur", areas: ["DE-LU"], zoneIdentifier: "Europe/Berlin",
    publication: Publication(14), format: "smard", terms: "CC BY 4.0, Bundesnetzagentur | SMARD.de",
    since: since(2018, 10, 1), length: .week
  ) { question in
    let resolution = question.stretch.first >= since(2025, 9, 29) ? "quarterhour" : "hour"
    let start = "\(question.start.secondsSince1970)000"
    return FetchRequest(
      "https://www.smard.de/app/chart_data/4169/DE/4169_DE_\(resolution)_\(start).json")
  }
}
