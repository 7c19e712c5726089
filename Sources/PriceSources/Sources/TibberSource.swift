extension PriceSource {
  /// Today and tomorrow of the own home, with a personal token.
  // Source: https://developer.tibber.com/docs
  static let tibber = PriceSource(
    name: "tibber", house: "tibber",
    areas: [
      "NO1", "NO2", "NO3", "NO4", "NO5", "SE1", "SE2", "SE3", "SE4", "DE-LU", "NL",
    ],
    format: "tibber", terms: "Tibber, for the own home", since: since(2019, 1, 1), reach: 0...1,
    keyVariable: "TIBBER_TOKEN", nameInAnswer: { _ in nil }
  ) { question in
    var request = FetchRequest("https://api.tibber.com/v1-beta/gql")
    request.headers = ["Content-Type: application/json", "Authorization: Bearer \(question.key)"]
    request.body = """
      {"query":"{viewer{homes{appNickname currentSubscription{priceInfo(resolution:QUARTER_HOURLY)\
      {today{total energy tax startsAt currency} tomorrow{total energy tax startsAt currency}}}}}}"}
      """
    return request
  }
}
