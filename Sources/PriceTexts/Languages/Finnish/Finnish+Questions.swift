extension Finnish {
  func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: "Millä hinta-alueella olet?"
    case .areaHint: "Etsi kirjoittamalla koodi tai paikka."
    case .tax: "Mikä arvonlisävero lisätään hintoihin?"
    case .taxHint: "Kirjoita muu prosentti, esimerkiksi 21."
    case .noTax: "ei mitään: hinnat kuten lähteessä"
    case .usualTax(let percent): "\(percent) %"
    case .grid: "Paljonko sähkönsiirto maksaa kilowattitunnilta, veroineen?"
    case .gridHint: "Kirjoita summa, esimerkiksi 51.25, tai joillekin tunneille 22-06=38.21."
    case .noGrid: "ei mitään: jätä pois"
    case .gridHours(let hours): "Kirjoita summa tai yksi kullekin: \(hours)"
    case .levies(let names): "vain verot: \(names)"
    case .support: "Mikä tuki kattaa osan hinnasta?"
    case .noSupport: "ei mikään"
    case .stromstotte: "strømstøtte"
    case .norgespris: "Norgespris"
    case .keep: "Tallennetaanko vastaukset?"
    case .yes: "kyllä"
    case .no: "ei"
    case .choiceHint: "Valitse nuolinäppäimillä tai hiirellä."
    case .keys: "↑↓ valitse   Enter ota   Esc poistu"
    case .waitingKeys: "Esc keskeytä   q lopeta"
    }
  }
}
