extension PriceSource {
  // A service that is sent its question. Source: https://www.ote-cr.cz/en/documentation
  static let ote = PriceSource(
    name: "ote", house: "ote", areas: ["CZ"], zoneIdentifier: "Europe/Prague",
    publication: Publication(13, 15), format: "ote", terms: "OTE, a.s.", since: since(2025, 10, 1)
  ) { question in
    let space = "http://www.ote-cr.cz/schema/service/public"
    var request = FetchRequest("https://www.ote-cr.cz/services/PublicDataService")
    request.headers = [
      "Content-Type: text/xml; charset=utf-8", "SOAPAction: \(space)/GetDamPricePeriodE",
    ]
    request.body = """
      <soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" \
      xmlns:pub="\(space)">\
      <soapenv:Header/><soapenv:Body><pub:GetDamPricePeriodE>\
      <pub:StartDate>\(question.stretch.first)</pub:StartDate>\
      <pub:EndDate>\(question.stretch.last)</pub:EndDate>\
      <pub:PeriodResolution>PT15M</pub:PeriodResolution>\
      </pub:GetDamPricePeriodE></soapenv:Body></soapenv:Envelope>
      """
    return request
  }
}
