extension PriceSource {
  // Source: https://sahkotin.fi
  static let sahkotin = PriceSource(
    name: "sahkotin", house: "sahkotin", areas: ["FI"], publication: Publication(13, 15),
    format: "sahkotin", terms: "sahkotin.fi", since: since(2012, 1, 1), length: .dayOrMonth
  ) { question in
    let end = question.end.advanced(by: -1)
    return FetchRequest(
      "https://sahkotin.fi/prices?fix&start=\(SourceQuestion.utc(question.start, ending: ".000Z"))"
        + "&end=\(SourceQuestion.utc(end, ending: ".999Z"))")
  }

  // One request a minute, and no days but today and tomorrow. Source: https://api.spot-hinta.fi
  static let spotHinta = PriceSource(
    name: "spot-hinta", house: "spot-hinta", areas: ["FI"], publication: Publication(13, 15),
    format: "spot-hinta", terms: "spot-hinta.fi", since: since(2022, 1, 1), reach: 0...1, pause: 60
  ) { _ in
    FetchRequest("https://api.spot-hinta.fi/TodayAndDayForward?region=FI&priceResolution=15")
  }

  // Source: https://dashboard.elering.ee/assets/api-doc.html
  static let elering = PriceSource(
    name: "elering", house: "elering", areas: ["EE", "LV", "LT", "FI"],
    publication: Publication(13, 30), format: "elering", terms: "Elering",
    since: since(2013, 1, 1), length: .dayOrMonth
  ) { question in
    let end = question.end.advanced(by: -1)
    return FetchRequest(
      "https://dashboard.elering.ee/api/nps/price"
        + "?start=\(SourceQuestion.utc(question.start, ending: ".000Z"))"
        + "&end=\(SourceQuestion.utc(end, ending: ".999Z"))")
  }
}
