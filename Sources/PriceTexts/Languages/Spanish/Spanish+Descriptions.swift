extension Spanish {
  func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): "El archivo tiene \(names.count) zonas: \(names)."
    case .slots(let count, let length, let from, let to, let withoutPrice):
      """
      \(count) \(count == 1 ? "periodo" : "periodos") de \(duration(length)), desde las \(from) \
      hasta las \(to)\(withoutPrice == 0 ? "" : "; \(withoutPrice) sin precio" as Wording).
      """
    case .gaps(let times): "Sin precios: \(times)."
    case .repeatedTimes:
      "Tras una hora, (2) indica la segunda con ese nombre, una vez atrasados los relojes."
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      "Mínimo \(lowest), \(lowestTime); máximo \(highest), \(highestTime); media \(mean)."
    case .now(let time, let price, let comparison): "Ahora, \(time): \(price)\(end(comparison))."
    case .selected(let time, let price, let comparison):
      "Seleccionado, \(time): \(price)\(end(comparison))."
    case .cheapest(let length, let times, let price):
      "Periodo más barato de \(duration(length)): \(times), de media \(price)."
    case .startingNow(let price, let saved):
      "Empezar ahora costaría \(price); esperar ahorra \(saved)."
    case .startingNowIsCheaper(let price, let less):
      "Empezar ahora sería aún más barato: \(price), \(less) menos."
    case .dearest(let price, let more): "Lo más caro sería \(price), \(more) más."
    case .cost(let energy, let cost, nil): "\(energy) cuesta \(cost)."
    case .cost(let energy, let cost, let saved?):
      "\(energy) cuesta \(cost), \(saved) menos que empezando ahora."
    case .level: "El precio se mantiene."
    case .course(let from, let time, let turns, let further):
      """
      De \(from) (\(time)) \(list: turns.map(clause))\
      \(further == 0 ? "" : ", y \(further) giros más" as Wording).
      """
    }
  }

  private func end(_ comparison: DescriptionText.Comparison?) -> Wording {
    switch comparison {
    case .lowest: ", el más bajo"
    case .highest: ", el más alto"
    case .below: ", por debajo de la media"
    case .above: ", por encima de la media"
    case nil: ""
    }
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    switch turn.direction {
    case .rising: "sube a \(turn.price) (\(turn.time))"
    case .falling: "baja a \(turn.price) (\(turn.time))"
    case .level: "se mantiene en \(turn.price) (\(turn.time))"
    }
  }

  func duration(_ duration: Duration) -> String {
    switch duration {
    case .hours(let count): "\(count) \(count == 1 ? "hora" : "horas")"
    case .minutes(let count): "\(count) \(count == 1 ? "minuto" : "minutos")"
    case .seconds(let count): "\(count) \(count == 1 ? "segundo" : "segundos")"
    case .between(let shortest, let longest):
      "\(self.duration(shortest)) – \(self.duration(longest))"
    }
  }
}
