import ElectricityPrices

extension PriceSource {
  // With a personal token. Source: https://transparencyplatform.zendesk.com
  static let entsoe = PriceSource(
    name: "entsoe", house: "entsoe",
    // Those that have a code there; to ask for the code of each would take long at every start.
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
}
