extension Norwegian {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "Filen har \(names.count) områder: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) tidsrom på \(duration(length)), fra \(from) til \(to)\
      \(withoutPrice == 0 ? "" : "; \(withoutPrice) uten pris" as Wording).
      """
    case .gaps(let times): "Ingen priser: \(times)."
    case .repeatedTimes:
      "Bak et klokkeslett betyr (2) det andre med det navnet, etter at klokken ble stilt tilbake."
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      "Lavest \(lowest) kl. \(lowestTime), høyest \(highest) kl. \(highestTime), snitt \(mean)."
    case .now(let time, let price, let comparison): "Nå, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Valgt, \(time): \(price)\(end(comparison))."
    case .cheapest(let length, let times, let price):
      "Billigste \(duration(length)): \(times), i snitt \(price)."
    case .startingNow(let price, let saved):
      "Å begynne nå ville koste \(price); å vente sparer \(saved)."
    case .startingNowIsCheaper(let price, let less):
      "Å begynne nå ville være enda billigere: \(price), \(less) mindre."
    case .dearest(let price, let more): "Det dyreste ville være \(price), \(more) mer."
    case .cost(let energy, let cost, nil): "\(energy) koster \(cost)."
    case .cost(let energy, let cost, let saved?):
      "\(energy) koster \(cost), \(saved) mindre enn å begynne nå."
    case .level: "Prisen holder seg flat."
    case .course(let from, let time, let turns, let further):
      """
      Fra \(from) kl. \(time) \(list: turns.map(clause))\
      \(further == 0 ? "" : ", og \(further) vendinger til" as Wording).
      """
    }
  }

  private func end(_ comparison: DescriptionText.Comparison?) -> Wording {
    switch comparison {
    case .lowest: ", den laveste"
    case .highest: ", den høyeste"
    case .below: ", under snittet"
    case .above: ", over snittet"
    case nil: ""
    }
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    switch turn.direction {
    case .rising: "stigende til \(turn.price) kl. \(turn.time)"
    case .falling: "fallende til \(turn.price) kl. \(turn.time)"
    case .level: "flat til \(turn.price) kl. \(turn.time)"
    }
  }

  func duration(_ duration: Duration) -> String {
    switch duration {
    case .hours(let count): "\(count) \(count == 1 ? "time" : "timer")"
    case .minutes(let count): "\(count) \(count == 1 ? "minutt" : "minutter")"
    case .seconds(let count): "\(count) \(count == 1 ? "sekund" : "sekunder")"
    case .between(let shortest, let longest):
      "\(self.duration(shortest)) – \(self.duration(longest))"
    }
  }
}
