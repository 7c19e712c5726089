import ElectricityPrices

/// Sources that require a key.
extension PriceSource {
  // With a personal token. Source: https://transparencyplatform.zendesk.com
  static let entsoe = PriceSource(
    name: "entsoe", operatorName: "entsoe",
    // The areas with an EIC, listed here because looking up each would slow down every start.
    areas: [
      "NO1", "NO2", "NO3", "NO4", "NO5", "SE1", "SE2", "SE3", "SE4", "DK1", "DK2", "FI", "EE", "LV",
      "LT", "DE-LU", "AT", "CH", "NL", "BE", "FR", "ES", "PT", "GR", "CZ", "PL", "SK", "HU", "SI",
      "HR", "RO", "BG",
    ],
    zoneIdentifier: "Europe/Brussels", format: "entsoe", terms: "ENTSO-E Transparency Platform",
    since: since(2015, 1, 1), length: .dayOrMonth, keyVariable: "ENTSOE_TOKEN"
  ) { question in
    let domain = AreaTable.eic(ofName: question.area.code) ?? ""
    return FetchRequest(
      "https://web-api.tp.entsoe.eu/api?documentType=A44&in_Domain=\(domain)&out_Domain=\(domain)"
        + "&periodStart=\(SourceQuestion.digits(question.start))"
        + "&periodEnd=\(SourceQuestion.digits(question.end))&securityToken=\(question.key)")
  }

  /// Tibber: today and tomorrow of the user's home, with a personal token.
  // Source: https://developer.tibber.com/docs
  static let tibber = PriceSource(
    name: "tibber", operatorName: "tibber",
    areas: [
      "NO1", "NO2", "NO3", "NO4", "NO5", "SE1", "SE2", "SE3", "SE4", "DE-LU", "NL",
    ],
    format: "tibber", terms: "Tibber, for the own home", since: since(2019, 1, 1),
    availableDays: 0...1,
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
