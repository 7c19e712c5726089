extension PriceSource {
  // The tariff of households, with its tolls. Source: https://api.esios.ree.es
  static let esios = PriceSource(
    name: "esios", house: "redeia", areas: ["ES-PVPC"], zoneIdentifier: "Europe/Madrid",
    publication: Publication(20, 20, "Europe/Madrid"), format: "esios",
    terms: "Red Eléctrica, ESIOS", since: since(2021, 6, 1), nameInAnswer: { _ in "PCB" }
  ) { question in
    FetchRequest(
      "https://api.esios.ree.es/archives/70/download_json?locale=es&date=\(question.stretch.first)")
  }

  // Source: https://www.omie.es/en/file-access-list
  static let omie = PriceSource(
    name: "omie", house: "omie", areas: ["ES", "PT"], zoneIdentifier: "Europe/Madrid",
    publication: Publication(13, 30), format: "omie", terms: "OMIE", since: since(1998, 1, 1)
  ) { question in
    FetchRequest(
      "https://www.omie.es/en/file-download?parents=marginalpdbc&filename=marginalpdbc_"
        + "\(SourceQuestion.digits(question.stretch.first)).1")
  }
}
