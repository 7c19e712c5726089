extension Dutch {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "Het bestand heeft \(names.count) gebieden: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) \(count == 1 ? "tijdvak" : "tijdvakken") van \(duration(length)), van \(from) tot \
      \(to)\(withoutPrice == 0 ? "" : "; \(withoutPrice) zonder prijs" as Wording).
      """
    case .gaps(let times): "Geen prijzen: \(times)."
    case .repeatedTimes:
      "Achter een tijd betekent (2) de tweede met die naam, nadat de klok is teruggezet."
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      "Laagst \(lowest) om \(lowestTime), hoogst \(highest) om \(highestTime), gemiddeld \(mean)."
    case .now(let time, let price, let comparison): "Nu, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Geselecteerd, \(time): \(price)\(end(comparison))."
    case .cheapest(let length, let times, let price):
      "Goedkoopste \(duration(length)): \(times), gemiddeld \(price)."
    case .startingNow(let price, let saved):
      "Nu beginnen zou \(price) kosten; wachten bespaart \(saved)."
    case .startingNowIsCheaper(let price, let less):
      "Nu beginnen zou nog goedkoper zijn: \(price), \(less) minder."
    case .dearest(let price, let more): "Het duurst zou \(price) zijn, \(more) meer."
    case .cost(let energy, let cost, nil): "\(energy) kost \(cost)."
    case .cost(let energy, let cost, let saved?):
      "\(energy) kost \(cost), \(saved) minder dan nu beginnen."
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
    case .between(let shortest, let longest):
      "\(self.duration(shortest)) – \(self.duration(longest))"
    }
  }
}
