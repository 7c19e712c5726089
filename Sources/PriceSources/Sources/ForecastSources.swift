/// Sources of forecasts, which are used only on request.
///
/// Sources that need a key and sources with unknown terms (IESO, energypriceforecast.eu) are left
/// out.
extension PriceSource {
  /// The sources of forecasts; if several have an area, the first is requested first.
  package static let forecasts: [PriceSource] = [
    epexPredictor, nordPoolPredict, agilePredict, aemoFiveMinutes,
  ]

  // Source: https://github.com/b3nn0/EpexPredictor
  static let epexPredictor = PriceSource(
    name: "epexpredictor", operatorName: "epexpredictor",
    // Other areas have known prices in another currency.
    areas: ["DE-LU", "AT", "BE", "NL", "ES", "PT"],
    publication: nil, format: "epexpredictor",
    terms: "EpexPredictor, fair use; prices CC BY 4.0 energy-charts.info; weather Open-Meteo.com",
    since: since(2022, 1, 1), length: .whole, isForecast: true, valueAddedTax: .excluded,
    nameInAnswer: { _ in nil }
  ) { question in
    let region = question.area.code == "DE-LU" ? "DE" : question.area.code
    return FetchRequest(
      "https://epexpredictor.batzill.com/prices?region=\(region)&hours=240&fixedPrice=0"
        + "&taxPercent=0&unit=CT_PER_KWH&timezone=Europe/Berlin")
  }

  // Several times a day, with a validator. Source: https://github.com/vividfog/nordpool-predict-fi
  static let nordPoolPredict = PriceSource(
    name: "nordpool-predict-fi", operatorName: "nordpool-predict-fi", areas: ["FI"],
    publication: nil, format: "nordpool-predict-fi",
    terms: "nordpool-predict-fi, MIT licence, no warranty",
    since: since(2022, 1, 1), length: .whole, isForecast: true
  ) { _ in
    FetchRequest(
      "https://raw.githubusercontent.com/vividfog/nordpool-predict-fi/main/deploy/prediction.json")
  }

  // Four times a day. Source: https://github.com/fboundy/agile_predict
  static let agilePredict = PriceSource(
    name: "agilepredict", operatorName: "agilepredict", areas: octopus.areas,
    publication: nil, format: "agilepredict",
    terms: "agilepredict.com, private use, no warranty; MIT licence",
    since: since(2024, 1, 1), length: .whole, isForecast: true, nameInAnswer: { _ in nil }
  ) { question in
    let region = question.area.code.suffix(1)
    return FetchRequest("https://agilepredict.com/api/\(region)?days=10&high_low=true")
  }

  // Every five minutes, to the end of the next trading day. Source: https://aemo.com.au
  static let aemoFiveMinutes = PriceSource(
    name: "aemo-5min", operatorName: "aemo", areas: aemo.areas, publication: nil,
    format: "aemo-5min", terms: "AEMO", since: since(2021, 10, 1), length: .whole,
    isForecast: true
  ) { _ in
    var request = FetchRequest("https://visualisations.aemo.com.au/aemo/apps/api/report/5MIN")
    request.headers = ["Content-Type: application/json"]
    request.body = #"{"timeScale":["30MIN"]}"#
    return request
  }
}
