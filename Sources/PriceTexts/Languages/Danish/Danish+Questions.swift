extension Danish {
  func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: "Hvilket prisområde bor du i?"
    case .areaHint: "Skriv for at finde en kode eller et sted."
    case .tax: "Hvilken moms lægges på priserne?"
    case .taxHint: "Skriv en anden procentsats, for eksempel 21."
    case .noTax: "ingen: priserne, som kilden har dem"
    case .usualTax(let percent): "\(percent) %"
    case .grid: "Hvad koster nettet per kWh, med moms?"
    case .gridHint: "Skriv et beløb som 51.25, eller for nogle timer 22-06=38.21."
    case .noGrid: "intet: udelad det"
    case .gridHours(let hours): "Skriv et beløb, eller et for hver: \(hours)"
    case .levies(let names): "kun afgifterne: \(names)"
    case .support: "Hvilken ordning dækker en del af prisen?"
    case .noSupport: "ingen"
    case .stromstotte: "strømstøtte"
    case .norgespris: "Norgespris"
    case .keep: "Gem disse svar?"
    case .yes: "ja"
    case .no: "nej"
    case .choiceHint: "Vælg med piletasterne eller musen."
    case .keys: "↑↓ vælg   Enter tag   Esc forlad"
    case .waitingKeys: "Esc stop   q afslut"
    }
  }
}
