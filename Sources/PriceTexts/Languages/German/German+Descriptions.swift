extension German {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "Die Datei hat \(names.count) Gebotszonen: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) \(count == 1 ? "Abschnitt" : "Abschnitte") von \(duration(length)), von \(from) bis \
      \(to)\(withoutPrice == 0 ? "" : "; \(withoutPrice) ohne Preis" as Wording).
      """
    case .gaps(let times): "Keine Preise: \(times)."
    case .repeatedTimes:
      """
      Hinter einer Uhrzeit bedeutet (2) die zweite dieses Namens, nachdem die Uhr zurückgestellt \
      wurde.
      """
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      """
      Am niedrigsten \(lowest) um \(lowestTime), am höchsten \(highest) um \(highestTime), Mittel \
      \(mean).
      """
    case .now(let time, let price, let comparison): "Jetzt, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Ausgewählt, \(time): \(price)\(end(comparison))."
    case .cheapest(let length, let times, let price):
      "Günstigste \(duration(length)): \(times), im Mittel \(price)."
    case .startingNow(let price, let saved):
      "Jetzt zu beginnen würde \(price) kosten; Warten spart \(saved)."
    case .startingNowIsCheaper(let price, let less):
      "Jetzt zu beginnen wäre noch günstiger: \(price), \(less) weniger."
    case .dearest(let price, let more): "Am teuersten wären \(price), \(more) mehr."
    case .cost(let energy, let cost, nil): "\(energy) kosten \(cost)."
    case .cost(let energy, let cost, let saved?):
      "\(energy) kosten \(cost), \(saved) weniger als ab jetzt."
    case .level: "Der Preis bleibt gleich."
    case .course(let from, let time, let turns, let further):
      """
      Von \(from) um \(time) \(list: turns.map(clause))\
      \(further == 0 ? "" : ", und \(further) weitere Wenden" as Wording).
      """
    }
  }

  private func end(_ comparison: DescriptionText.Comparison?) -> Wording {
    switch comparison {
    case .lowest: ", der niedrigste"
    case .highest: ", der höchste"
    case .below: ", unter dem Mittel"
    case .above: ", über dem Mittel"
    case nil: ""
    }
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    switch turn.direction {
    case .rising: "steigend auf \(turn.price) um \(turn.time)"
    case .falling: "fallend auf \(turn.price) um \(turn.time)"
    case .level: "gleichbleibend auf \(turn.price) um \(turn.time)"
    }
  }

  func duration(_ duration: Duration) -> String {
    switch duration {
    case .hours(let count): "\(count) \(count == 1 ? "Stunde" : "Stunden")"
    case .minutes(let count): "\(count) \(count == 1 ? "Minute" : "Minuten")"
    case .seconds(let count): "\(count) \(count == 1 ? "Sekunde" : "Sekunden")"
    case .between(let shortest, let longest):
      "\(self.duration(shortest)) – \(self.duration(longest))"
    }
  }
}
