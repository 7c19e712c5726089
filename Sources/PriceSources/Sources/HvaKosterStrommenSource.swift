extension PriceSource {
  // Source: https://www.hvakosterstrommen.no/strompris-api
  static let hvaKosterStrommen = PriceSource(
    name: "hvakosterstrommen", house: "hvakosterstrommen",
    areas: ["NO1", "NO2", "NO3", "NO4", "NO5"], zoneIdentifier: "Europe/Oslo",
    format: "hvakosterstrommen", terms: "Strømpriser levert av Hva koster strømmen.no",
    since: since(2021, 12, 1)
  ) { question in
    FetchRequest("https://www.hvakosterstrommen.no/api/v1/prices/" + question.dayAndArea)
  }

  // Source: https://www.elprisetjustnu.se/elpris-api
  static let elPrisetJustNu = PriceSource(
    name: "elprisetjustnu", house: "hvakosterstrommen", areas: ["SE1", "SE2", "SE3", "SE4"],
    zoneIdentifier: "Europe/Stockholm", format: "elprisetjustnu",
    terms: "Elpriser tillhandahålls av Elpriset just nu.se", since: since(2022, 11, 1)
  ) { question in
    FetchRequest("https://www.elprisetjustnu.se/api/v1/prices/" + question.dayAndArea)
  }

  // Source: https://www.elprisenligenu.dk/elpris-api
  static let elPrisenLigeNu = PriceSource(
    name: "elprisenligenu", house: "hvakosterstrommen", areas: ["DK1", "DK2"],
    zoneIdentifier: "Europe/Copenhagen", format: "elprisenligenu",
    terms: "Elpriser leveret af Elprisen lige nu.dk", since: since(2022, 11, 1)
  ) { question in
    FetchRequest("https://www.elprisenligenu.dk/api/v1/prices/" + question.dayAndArea)
  }
}
