extension German {
  func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: "In welcher Gebotszone wohnen Sie?"
    case .areaHint: "Tippen, um ein Kürzel oder einen Ort zu finden."
    case .tax: "Welche Mehrwertsteuer kommt auf die Preise?"
    case .taxHint: "Einen anderen Satz eintippen, etwa 21."
    case .noTax: "keine: die Preise wie in der Quelle"
    case .usualTax(let percent): "\(percent) %"
    case .grid: "Was kostet das Netz je kWh, mit Steuer?"
    case .gridHint: "Einen Betrag eintippen, etwa 51.25, oder für Stunden 22-06=38.21."
    case .noGrid: "nichts: weglassen"
    case .gridHours(let hours): "Einen Betrag eintippen oder je einen: \(hours)"
    case .levies(let names): "nur die Steuern: \(names)"
    case .support: "Welche Regelung deckt einen Teil des Preises?"
    case .noSupport: "keine"
    case .stromstotte: "strømstøtte"
    case .norgespris: "Norgespris"
    case .keep: "Diese Antworten aufbewahren?"
    case .yes: "ja"
    case .no: "nein"
    case .choiceHint: "Mit Pfeiltasten oder Maus wählen."
    case .keys: "↑↓ wählen   Enter nehmen   Esc verlassen"
    case .waitingKeys: "Esc anhalten   q beenden"
    }
  }
}
