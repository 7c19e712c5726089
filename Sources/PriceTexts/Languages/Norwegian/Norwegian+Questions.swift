extension Norwegian {
  func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: "Hvilket område bor du i?"
    case .areaHint: "Skriv for å finne en kode eller et sted."
    case .tax: "Hvilken merverdiavgift kommer på prisene?"
    case .taxHint: "Skriv en annen prosentsats, for eksempel 21."
    case .noTax: "ingen: prisene slik kilden har dem"
    case .usualTax(let percent): "\(percent) %"
    case .grid: "Hva koster nettet per kWh, med avgift?"
    case .gridHint: "Skriv et beløp som 51.25, eller for noen timer 22-06=38.21."
    case .noGrid: "ingenting: utelat det"
    case .gridHours(let hours): "Skriv et beløp, eller ett for hver: \(hours)"
    case .levies(let names): "bare avgiftene: \(names)"
    case .support: "Hvilken ordning dekker en del av prisen?"
    case .noSupport: "ingen"
    case .stromstotte: "strømstøtte"
    case .norgespris: "Norgespris"
    case .keep: "Lagre disse svarene?"
    case .yes: "ja"
    case .no: "nei"
    case .choiceHint: "Velg med piltastene eller musen."
    case .keys: "↑↓ velg   Enter ta   Esc forlat"
    case .waitingKeys: "Esc stopp   q avslutt"
    }
  }
}
