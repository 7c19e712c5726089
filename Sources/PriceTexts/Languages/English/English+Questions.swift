extension English {
  func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: "Which area are you in?"
    case .areaHint: "Type to find a code, a place or a country."
    case .tax: "Which value-added tax comes on top of the prices?"
    case .taxHint: "Type another percentage, such as 21."
    case .noTax: "none: prices as the source has them"
    case .usualTax(let percent): "\(percent) %"
    case .grid: "What does the grid cost per kWh, with tax?"
    case .gridHint: "Type an amount, such as 51.25, or for some hours 22-06=38.21."
    case .noGrid: "nothing: leave it out"
    case .gridHours(let hours): "Type an amount, or one for each: \(hours)"
    case .levies(let names): "taxes alone: \(names)"
    case .support: "Which scheme covers a part of the price?"
    case .noSupport: "none"
    case .stromstotte: "strømstøtte"
    case .norgespris: "Norgespris"
    case .keep: "Keep these answers?"
    case .yes: "yes"
    case .no: "no"
    case .choiceHint: "Choose with the arrow keys or the mouse."
    case .keys: "↑↓ choose   Enter take   Esc leave"
    case .waitingKeys: "Esc stop   q quit"
    }
  }
}
