import ElectricityPrices

/// Sources outside the European continent.
extension PriceSource {
  // The regions of the network operators, A to P. Source: https://docs.octopus.energy/rest/guides
  static let octopus = PriceSource(
    name: "octopus", operatorName: "octopus", areas: "ABCDEFGHJKLMNP".map { "GB-\($0)" },
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

  // Five-minute prices, published as they pass. Source: https://hourlypricing.comed.com/hp-api
  static let comEd = PriceSource(
    name: "comed", operatorName: "comed", areas: ["US-COMED"], zoneIdentifier: "America/Chicago",
    publication: nil, format: "comed", terms: "ComEd hourly pricing", since: since(2007, 1, 1)
  ) { question in
    let last = question.end.advanced(by: -60)
    return FetchRequest(
      "https://hourlypricing.comed.com/api?type=5minutefeed"
        + "&datestart=\(SourceQuestion.digits(question.start, in: question.zone))"
        + "&dateend=\(SourceQuestion.digits(last, in: question.zone))")
  }

  // One table a month. Source: https://aemo.com.au/energy-systems/electricity
  static let aemo = PriceSource(
    name: "aemo", operatorName: "aemo", areas: ["NSW1", "QLD1", "VIC1", "SA1", "TAS1"],
    publication: nil, format: "aemo", terms: "AEMO", since: since(1998, 12, 1), length: .month
  ) { question in
    let month = SourceQuestion.digits(question.days.first).prefix(6)
    return FetchRequest(
      "https://aemo.com.au/aemo/data/nem/priceanddemand/PRICE_AND_DEMAND_"
        + "\(month)_\(question.area.code).csv")
  }
}

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
    areas: ["NO1", "NO2", "NO3", "NO4", "NO5", "SE1", "SE2", "SE3", "SE4", "DE-LU", "NL"],
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
