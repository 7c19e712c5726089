extension Danish {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "Filen har \(names.count) prisområder: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) \(count == 1 ? "periode" : "perioder") på \(duration(length)), fra \(from) til \(to)\
      \(withoutPrice == 0 ? "" : "; \(withoutPrice) uden pris" as Wording).
      """
    case .gaps(let times): "Ingen priser: \(times)."
    case .repeatedTimes:
      "Efter et klokkeslæt betyder (2) det andet med det navn, efter at uret er stillet tilbage."
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      "Lavest \(lowest) kl. \(lowestTime), højest \(highest) kl. \(highestTime), snit \(mean)."
    case .now(let time, let price, let comparison): "Nu, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Valgt, \(time): \(price)\(end(comparison))."
    case .cheapest(let length, let times, let price):
      "Billigste \(duration(length)): \(times), i snit \(price)."
    case .startingNow(let price, let saved):
      "At begynde nu ville koste \(price); at vente sparer \(saved)."
    case .startingNowIsCheaper(let price, let less):
      "At begynde nu ville være endnu billigere: \(price), \(less) mindre."
    case .dearest(let price, let more): "Det dyreste ville være \(price), \(more) mere."
    case .cost(let energy, let cost, nil): "\(energy) koster \(cost)."
    case .cost(let energy, let cost, let saved?):
      "\(energy) koster \(cost), \(saved) mindre end at begynde nu."
    case .level: "Prisen ligger stille."
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
    case .highest: ", den højeste"
    case .below: ", under snittet"
    case .above: ", over snittet"
    case nil: ""
    }
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    switch turn.direction {
    case .rising: "stigende til \(turn.price) kl. \(turn.time)"
    case .falling: "faldende til \(turn.price) kl. \(turn.time)"
    case .level: "uændret til \(turn.price) kl. \(turn.time)"
    }
  }

  func duration(_ duration: Duration) -> String {
    switch duration {
    case .hours(let count): "\(count) \(count == 1 ? "time" : "timer")"
    case .minutes(let count): "\(count) \(count == 1 ? "minut" : "minutter")"
    case .seconds(let count): "\(count) \(count == 1 ? "sekund" : "sekunder")"
    case .between(let shortest, let longest):
      "\(self.duration(shortest)) – \(self.duration(longest))"
    }
  }
}
