import ElectricityPrices

extension PriceSource {
  // With a personal token. Source: https://transparencyplatform.zendesk.com
  static let entsoe = PriceSource(
    name: "entsoe", house: "entsoe",
    areas: PriceArea.all.compactMap {
      EnergyIdentificationCode.ofArea($0.code) == nil ? nil : $0.code
    },
    zoneIdentifier: "Europe/Brussels", format: "entsoe", terms: "ENTSO-E Transparency Platform",
    since: since(2015, 1, 1), length: .dayOrMonth, keyVariable: "ENTSOE_TOKEN"
  ) { question in
    let domain = EnergyIdentificationCode.ofArea(question.area.code) ?? ""
    return FetchRequest(
      "https://web-api.tp.entsoe.eu/api?documentType=A44&in_Domain=\(domain)&out_Domain=\(domain)"
        + "&periodStart=\(SourceQuestion.digits(question.start))"
        + "&periodEnd=\(SourceQuestion.digits(question.end))&securityToken=\(question.key)")
  }
}
