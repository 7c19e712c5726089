extension English {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "The file has \(names.count) areas: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) \(count == 1 ? "slot" : "slots") of \(duration(length)), from \(from) to \(to)\
      \(withoutPrice == 0 ? "" : "; \(withoutPrice) without a price" as Wording).
      """
    case .gaps(let times): "No prices: \(times)."
    case .repeatedTimes:
      "Behind a time, (2) means the second one of that name, after the clocks went back."
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      "Lowest \(lowest) at \(lowestTime), highest \(highest) at \(highestTime), mean \(mean)."
    case .now(let time, let price, let comparison): "Now, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Selected, \(time): \(price)\(end(comparison))."
    case .cheapest(let length, let times, let price):
      "Cheapest \(duration(length)): \(times), \(price) on average."
    case .startingNow(let price, let saved):
      "Starting now would cost \(price); waiting saves \(saved)."
    case .startingNowIsCheaper(let price, let less):
      "Starting now would be cheaper still: \(price), less by \(less)."
    case .dearest(let price, let more): "The dearest would be \(price), more by \(more)."
    case .cost(let energy, let cost, nil): "\(energy) cost \(cost)."
    case .cost(let energy, let cost, let saved?):
      "\(energy) cost \(cost), \(saved) less than starting now."
    case .level: "The price stays level."
    case .course(let from, let time, let turns, let further):
      """
      From \(from) at \(time) \(list: turns.map(clause))\
      \(further == 0 ? "" : ", and \(further) further turns" as Wording).
      """
    }
  }

  private func end(_ comparison: DescriptionText.Comparison?) -> Wording {
    switch comparison {
    case .lowest: ", the lowest"
    case .highest: ", the highest"
    case .below: ", below the mean"
    case .above: ", above the mean"
    case nil: ""
    }
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    switch turn.direction {
    case .rising: "rising to \(turn.price) at \(turn.time)"
    case .falling: "falling to \(turn.price) at \(turn.time)"
    case .level: "level to \(turn.price) at \(turn.time)"
    }
  }

  func duration(_ duration: Duration) -> String {
    switch duration {
    case .hours(let count): "\(count) \(count == 1 ? "hour" : "hours")"
    case .minutes(let count): "\(count) \(count == 1 ? "minute" : "minutes")"
    case .seconds(let count): "\(count) \(count == 1 ? "second" : "seconds")"
    case .between(let shortest, let longest):
      "\(self.duration(shortest)) – \(self.duration(longest))"
    }
  }
}
