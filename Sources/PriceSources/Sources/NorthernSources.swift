import CivilTime

/// Sources of the countries around the Baltic and the North Sea.
extension PriceSource {
  // Source: https://www.hvakosterstrommen.no/strompris-api
  static let hvaKosterStrommen = neighbour(
    "hvakosterstrommen", at: "www.hvakosterstrommen.no", ["NO1", "NO2", "NO3", "NO4", "NO5"],
    "Europe/Oslo", terms: "Strømpriser levert av Hva koster strømmen.no", since: since(2021, 12, 1))

  // Source: https://www.elprisetjustnu.se/elpris-api
  static let elPrisetJustNu = neighbour(
    "elprisetjustnu", at: "www.elprisetjustnu.se", ["SE1", "SE2", "SE3", "SE4"],
    "Europe/Stockholm", terms: "Elpriser tillhandahålls av Elpriset just nu.se",
    since: since(2022, 11, 1))

  // Source: https://www.elprisenligenu.dk/elpris-api
  static let elPrisenLigeNu = neighbour(
    "elprisenligenu", at: "www.elprisenligenu.dk", ["DK1", "DK2"], "Europe/Copenhagen",
    terms: "Elpriser leveret af Elprisen lige nu.dk", since: since(2022, 11, 1))

  /// Returns one of three sites of one operator, each for a country and with its own format.
  private static func neighbour(
    _ name: String, at host: String, _ areas: [String], _ zone: String, terms: String,
    since: CivilDate
  ) -> PriceSource {
    PriceSource(
      name: name, operatorName: "hvakosterstrommen", areas: areas, zoneIdentifier: zone,
      format: name,
      terms: terms, since: since
    ) { FetchRequest("https://\(host)/api/v1/prices/" + $0.dayAndArea) }
  }

  // Source: https://www.energidataservice.dk/guides/api-guides
  static let energiDataService = PriceSource(
    name: "energidataservice", operatorName: "energinet", areas: ["DK1", "DK2"],
    zoneIdentifier: "Europe/Copenhagen", format: "energidataservice",
    terms: "CC BY 4.0, Energinet", since: since(1999, 7, 1), length: .dayOrMonth
  ) { question in
    // The old data set ended in September 2025, and the new one began in October.
    let isNewDataset = question.days.first >= since(2025, 10, 1)
    let (set, time) = isNewDataset ? ("DayAheadPrices", "TimeUTC") : ("Elspotprices", "HourUTC")
    let filter = "%7B%22PriceArea%22%3A%5B%22\(question.area.code)%22%5D%7D"
    let range = "start=\(question.days.first)&end=\(question.days.last.adding(days: 1))"
    return FetchRequest(
      "https://api.energidataservice.dk/dataset/\(set)?\(range)&filter=\(filter)"
        + "&sort=\(time)&limit=0")
  }

  // Source: https://sahkotin.fi
  static let sahkotin = PriceSource(
    name: "sahkotin", operatorName: "sahkotin", areas: ["FI"], publication: Publication(13, 15),
    format: "sahkotin", terms: "sahkotin.fi", since: since(2012, 1, 1), length: .dayOrMonth
  ) { question in
    FetchRequest(
      "https://sahkotin.fi/prices?fix&start=\(question.firstMillisecond)"
        + "&end=\(question.lastMillisecond)")
  }

  // One request a minute, today and tomorrow only. Source: https://api.spot-hinta.fi
  static let spotHinta = PriceSource(
    name: "spot-hinta", operatorName: "spot-hinta", areas: ["FI"], publication: Publication(13, 15),
    format: "spot-hinta", terms: "spot-hinta.fi", since: since(2022, 1, 1), availableDays: 0...1,
    pause: 60
  ) { _ in
    FetchRequest("https://api.spot-hinta.fi/TodayAndDayForward?region=FI&priceResolution=15")
  }

  // Source: https://dashboard.elering.ee/assets/api-doc.html
  static let elering = PriceSource(
    name: "elering", operatorName: "elering", areas: ["EE", "LV", "LT", "FI"],
    publication: Publication(13, 30), format: "elering", terms: "Elering",
    since: since(2013, 1, 1), length: .dayOrMonth
  ) { question in
    FetchRequest(
      "https://dashboard.elering.ee/api/nps/price"
        + "?start=\(question.firstMillisecond)"
        + "&end=\(question.lastMillisecond)")
  }
}
