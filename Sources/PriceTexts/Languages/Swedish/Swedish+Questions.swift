extension Swedish {
  func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: "Vilket elområde bor du i?"
    case .areaHint: "Skriv för att hitta en kod eller en plats."
    case .tax: "Vilken moms läggs på priserna?"
    case .taxHint: "Skriv en annan procentsats, till exempel 21."
    case .noTax: "ingen: priserna som källan har dem"
    case .usualTax(let percent): "\(percent) %"
    case .grid: "Vad kostar elnätet per kWh, med moms?"
    case .gridHint: "Skriv ett belopp som 51.25, eller för vissa timmar 22-06=38.21."
    case .noGrid: "inget: utelämna det"
    case .gridHours(let hours): "Skriv ett belopp, eller ett för varje: \(hours)"
    case .levies(let names): "bara skatterna: \(names)"
    case .support: "Vilket stöd täcker en del av priset?"
    case .noSupport: "inget"
    case .stromstotte: "strømstøtte"
    case .norgespris: "Norgespris"
    case .keep: "Spara dessa svar?"
    case .yes: "ja"
    case .no: "nej"
    case .choiceHint: "Välj med piltangenterna eller musen."
    case .keys: "↑↓ välj   Enter ta   Esc lämna"
    case .waitingKeys: "Esc stopp   q avsluta"
    }
  }
}
