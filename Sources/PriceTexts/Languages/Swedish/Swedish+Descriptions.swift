extension Swedish {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "Filen har \(names.count) elområden: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) \(count == 1 ? "period" : "perioder") på \(duration(length)), från \(from) till \
      \(to)\
      \(withoutPrice == 0 ? "" : "; \(withoutPrice) utan pris" as Wording).
      """
    case .gaps(let times): "Inga priser: \(times)."
    case .repeatedTimes:
      "Efter ett klockslag betyder (2) det andra med det namnet, sedan klockan ställts tillbaka."
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      "Lägst \(lowest) kl. \(lowestTime), högst \(highest) kl. \(highestTime), snitt \(mean)."
    case .now(let time, let price, let comparison): "Nu, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Valt, \(time): \(price)\(end(comparison))."
    case .cheapest(let length, let times, let price):
      "Billigaste \(duration(length)): \(times), i snitt \(price)."
    case .startingNow(let price, let saved):
      "Att börja nu skulle kosta \(price); att vänta sparar \(saved)."
    case .startingNowIsCheaper(let price, let less):
      "Att börja nu skulle vara ännu billigare: \(price), \(less) mindre."
    case .dearest(let price, let more): "Det dyraste skulle vara \(price), \(more) mer."
    case .cost(let energy, let cost, nil): "\(energy) kostar \(cost)."
    case .cost(let energy, let cost, let saved?):
      "\(energy) kostar \(cost), \(saved) mindre än att börja nu."
    case .level: "Priset ligger stilla."
    case .course(let from, let time, let turns, let further):
      """
      Från \(from) kl. \(time) \(list: turns.map(clause))\
      \(further == 0 ? "" : ", och \(further) vändningar till" as Wording).
      """
    }
  }

  private func end(_ comparison: DescriptionText.Comparison?) -> Wording {
    switch comparison {
    case .lowest: ", det lägsta"
    case .highest: ", det högsta"
    case .below: ", under snittet"
    case .above: ", över snittet"
    case nil: ""
    }
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    switch turn.direction {
    case .rising: "stigande till \(turn.price) kl. \(turn.time)"
    case .falling: "fallande till \(turn.price) kl. \(turn.time)"
    case .level: "stillastående till \(turn.price) kl. \(turn.time)"
    }
  }

  func duration(_ duration: Duration) -> String {
    switch duration {
    case .hours(let count): "\(count) \(count == 1 ? "timme" : "timmar")"
    case .minutes(let count): "\(count) \(count == 1 ? "minut" : "minuter")"
    case .seconds(let count): "\(count) \(count == 1 ? "sekund" : "sekunder")"
    case .between(let shortest, let longest):
      "\(self.duration(shortest)) – \(self.duration(longest))"
    }
  }
}
