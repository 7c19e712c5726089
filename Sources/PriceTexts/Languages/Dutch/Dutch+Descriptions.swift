extension Dutch {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "Het bestand heeft \(names.count) gebieden: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) \(count == 1 ? "tijdvak" : "tijdvakken") van \(duration(length)), van \(from) tot \
      \(to)\(withoutPrice == 0 ? "" : "; \(withoutPrice) zonder prijs" as Wording).
      """
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      "Laagst \(lowest) om \(lowestTime), hoogst \(highest) om \(highestTime), gemiddeld \(mean)."
    case .now(let time, let price, let comparison): "Nu, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Geselecteerd, \(time): \(price)\(end(comparison))."
    case .level: "De prijs blijft gelijk."
    case .course(let from, let time, let turns, let further):
      """
      Van \(from) om \(time) \(list: turns.map(clause))\
      \(further == 0 ? "" : ", en nog \(further) keerpunten" as Wording).
      """
    }
  }

  private func end(_ comparison: DescriptionText.Comparison?) -> Wording {
    switch comparison {
    case .lowest: ", de laagste"
    case .highest: ", de hoogste"
    case .below: ", onder het gemiddelde"
    case .above: ", boven het gemiddelde"
    case nil: ""
    }
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    switch turn.direction {
    case .rising: "stijgend naar \(turn.price) om \(turn.time)"
    case .falling: "dalend naar \(turn.price) om \(turn.time)"
    case .level: "gelijk tot \(turn.price) om \(turn.time)"
    }
  }

  func duration(_ duration: Duration) -> String {
    switch duration {
    case .hours(let count): "\(count) uur"
    case .minutes(let count): "\(count) \(count == 1 ? "minuut" : "minuten")"
    case .seconds(let count): "\(count) \(count == 1 ? "seconde" : "seconden")"
    }
  }
}
