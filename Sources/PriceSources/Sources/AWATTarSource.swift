extension PriceSource {
  // Source: https://www.awattar.de/services/api
  static let aWATTarGermany = aWATTar("awattar-de", "api.awattar.de", "DE-LU")
  // Source: https://www.awattar.at/services/api
  static let aWATTarAustria = aWATTar("awattar-at", "api.awattar.at", "AT")

  private static func aWATTar(_ name: String, _ host: String, _ area: String) -> PriceSource {
    PriceSource(
      name: name, house: "awattar", areas: [area], publication: Publication(14),
      format: "awattar", terms: "aWATTar, fair use", since: since(2013, 12, 22),
      length: .dayOrMonth
    ) { question in
      let times = [question.start, question.end].map { "\($0.secondsSince1970)000" }
      return FetchRequest("https://\(host)/v1/marketdata?start=\(times[0])&end=\(times[1])")
    }
  }
}
