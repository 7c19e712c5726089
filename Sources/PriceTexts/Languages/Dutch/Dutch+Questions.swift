extension Dutch {
  func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: "In welk gebied woont u?"
    case .areaHint: "Typ om een code of een plaats te vinden."
    case .tax: "Welke btw komt er op de prijzen?"
    case .taxHint: "Typ een ander percentage, zoals 21."
    case .noTax: "geen: de prijzen zoals de bron ze heeft"
    case .usualTax(let percent): "\(percent) %"
    case .grid: "Wat kost het net per kWh, met btw?"
    case .gridHint: "Typ een bedrag, zoals 51.25, of voor enkele uren 22-06=38.21."
    case .noGrid: "niets: weglaten"
    case .gridHours(let hours): "Typ een bedrag, of een voor elk: \(hours)"
    case .levies(let names): "alleen de belastingen: \(names)"
    case .support: "Welke regeling dekt een deel van de prijs?"
    case .noSupport: "geen"
    case .stromstotte: "strømstøtte"
    case .norgespris: "Norgespris"
    case .keep: "Deze antwoorden bewaren?"
    case .yes: "ja"
    case .no: "nee"
    case .choiceHint: "Kies met de pijltoetsen of de muis."
    case .keys: "↑↓ kiezen   Enter nemen   Esc verlaten"
    case .waitingKeys: "Esc stoppen   q afsluiten"
    }
  }
}
