/// Sources of the European continent.
extension PriceSource {
  // Source: https://www.awattar.de/services/api
  static let aWATTarGermany = aWATTar("awattar-de", "api.awattar.de", "DE-LU")
  // Source: https://www.awattar.at/services/api
  static let aWATTarAustria = aWATTar("awattar-at", "api.awattar.at", "AT")

  private static func aWATTar(_ name: String, _ host: String, _ area: String) -> PriceSource {
    PriceSource(
      name: name, operatorName: "awattar", areas: [area], publication: Publication(14),
      format: "awattar", terms: "aWATTar, fair use", since: since(2013, 12, 22),
      length: .dayOrMonth
    ) { question in
      let times = [question.start, question.end].map { "\($0.secondsSince1970)000" }
      return FetchRequest("https://\(host)/v1/marketdata?start=\(times[0])&end=\(times[1])")
    }
  }

  // One file a week, named by its first instant. Source: https://smard.api.bund.dev
  static let smard = PriceSource(
    name: "smard", operatorName: "bundesnetzagentur", areas: ["DE-LU"],
    zoneIdentifier: "Europe/Berlin",
    publication: Publication(14), format: "smard", terms: "CC BY 4.0, Bundesnetzagentur | SMARD.de",
    since: since(2018, 10, 1), length: .week
  ) { question in
    let resolution = question.days.first >= since(2025, 9, 29) ? "quarterhour" : "hour"
    let start = "\(question.start.secondsSince1970)000"
    return FetchRequest(
      "https://www.smard.de/app/chart_data/4169/DE/4169_DE_\(resolution)_\(start).json")
  }

  // Many European areas, in euros. Source: https://api.energy-charts.info
  static let energyCharts = PriceSource(
    name: "energy-charts", operatorName: "fraunhofer-ise",
    areas: [
      "DE-LU", "AT", "BE", "BG", "CH", "CZ", "DK1", "DK2", "EE", "ES", "FI", "FR", "GR", "HR",
      "HU", "IT-North", "IT-Centre-North", "IT-Centre-South", "IT-South", "IT-Calabria",
      "IT-Sicily", "IT-Sardinia", "LT", "LV", "ME", "NL", "NO1", "NO2", "NO3", "NO4", "NO5", "PL",
      "PT", "RO", "RS", "SE1", "SE2", "SE3", "SE4", "SI", "SK",
    ],
    format: "energy-charts", terms: "CC BY 4.0, Bundesnetzagentur | SMARD.de, energy-charts.info",
    since: since(2015, 1, 1), length: .dayOrMonth
  ) { question in
    let last = question.end.advanced(by: -60)
    return FetchRequest(
      "https://api.energy-charts.info/price?bzn=\(question.area.code)"
        + "&start=\(SourceQuestion.utc(question.start))&end=\(SourceQuestion.utc(last))")
  }

  // Source: https://docs.energyzero.nl
  static let energyZero = PriceSource(
    name: "energyzero", operatorName: "energyzero", areas: ["NL"], publication: Publication(14),
    format: "energyzero", terms: "EnergyZero", since: since(2019, 1, 1), length: .dayOrMonth
  ) { question in
    FetchRequest(
      "https://api.energyzero.nl/v1/energyprices"
        + "?fromDate=\(question.firstMillisecond)"
        + "&tillDate=\(question.lastMillisecond)"
        + "&interval=4&usageType=1&inclBtw=false")
  }

  // A SOAP service. Source: https://www.ote-cr.cz/en/documentation
  static let ote = PriceSource(
    name: "ote", operatorName: "ote", areas: ["CZ"], zoneIdentifier: "Europe/Prague",
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
      <pub:StartDate>\(question.days.first)</pub:StartDate>\
      <pub:EndDate>\(question.days.last)</pub:EndDate>\
      <pub:PeriodResolution>PT15M</pub:PeriodResolution>\
      </pub:GetDamPricePeriodE></soapenv:Body></soapenv:Envelope>
      """
    return request
  }

  // The household tariff including grid fees. Source: https://api.esios.ree.es
  static let esios = PriceSource(
    name: "esios", operatorName: "redeia", areas: ["ES-PVPC"], zoneIdentifier: "Europe/Madrid",
    publication: Publication(20, 20, "Europe/Madrid"), format: "esios",
    terms: "Red Eléctrica, ESIOS", since: since(2021, 6, 1), nameInAnswer: { _ in "PCB" }
  ) { question in
    FetchRequest(
      "https://api.esios.ree.es/archives/70/download_json?locale=es&date=\(question.days.first)")
  }

  // Source: https://www.omie.es/en/file-access-list
  static let omie = PriceSource(
    name: "omie", operatorName: "omie", areas: ["ES", "PT"], zoneIdentifier: "Europe/Madrid",
    publication: Publication(13, 30), format: "omie", terms: "OMIE", since: since(1998, 1, 1)
  ) { question in
    FetchRequest(
      "https://www.omie.es/en/file-download?parents=marginalpdbc&filename=marginalpdbc_"
        + "\(SourceQuestion.digits(question.days.first)).1")
  }
}
