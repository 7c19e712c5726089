extension Finnish {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "Tiedostossa on \(names.count) hinta-aluetta: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) \(count == 1 ? "jakso" : "jaksoa"), kesto \(duration(length)), klo \(from)–\(to)\
      \(withoutPrice == 0 ? "" : "; ilman hintaa \(withoutPrice)" as Wording).
      """
    case .gaps(let times): "Ei hintoja: \(times)."
    case .repeatedTimes:
      "Kellonajan perässä (2) tarkoittaa toista samannimistä, kun kelloja on siirretty taaksepäin."
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      "Alin \(lowest) (\(lowestTime)), ylin \(highest) (\(highestTime)), keskiarvo \(mean)."
    case .now(let time, let price, let comparison): "Nyt, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Valittu, \(time): \(price)\(end(comparison))."
    case .cheapest(let length, let times, let price):
      "Halvin jakso, \(duration(length)): \(times), keskimäärin \(price)."
    case .startingNow(let price, let saved):
      "Nyt aloittaminen maksaisi \(price); odottaminen säästää \(saved)."
    case .startingNowIsCheaper(let price, let less):
      "Nyt aloittaminen olisi vielä halvempaa: \(price), \(less) vähemmän."
    case .dearest(let price, let more): "Kallein olisi \(price), \(more) enemmän."
    case .cost(let energy, let cost, nil): "\(energy) maksaa \(cost)."
    case .cost(let energy, let cost, let saved?):
      "\(energy) maksaa \(cost), \(saved) vähemmän kuin nyt aloittaen."
    case .level: "Hinta pysyy samana."
    case .course(let from, let time, let turns, let further):
      """
      Alussa \(from) (\(time)), \(list: turns.map(clause))\
      \(further == 0 ? "" : ", ja vielä \(further) käännettä" as Wording).
      """
    }
  }

  private func end(_ comparison: DescriptionText.Comparison?) -> Wording {
    switch comparison {
    case .lowest: ", alin"
    case .highest: ", ylin"
    case .below: ", alle keskiarvon"
    case .above: ", yli keskiarvon"
    case nil: ""
    }
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    switch turn.direction {
    case .rising: "nousee arvoon \(turn.price) (\(turn.time))"
    case .falling: "laskee arvoon \(turn.price) (\(turn.time))"
    case .level: "pysyy arvossa \(turn.price) (\(turn.time))"
    }
  }

  func duration(_ duration: Duration) -> String {
    switch duration {
    case .hours(let count): "\(count) \(count == 1 ? "tunti" : "tuntia")"
    case .minutes(let count): "\(count) \(count == 1 ? "minuutti" : "minuuttia")"
    case .seconds(let count): "\(count) \(count == 1 ? "sekunti" : "sekuntia")"
    case .between(let shortest, let longest):
      "\(self.duration(shortest)) – \(self.duration(longest))"
    }
  }
}
