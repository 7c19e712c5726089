// Charts that are described.
extension Catalogue {
  package func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): row("description.areas", "\(names.count)", "\(names)")
    case .slots(let count, let length, let from, let to, 0):
      row("description.slots", "\(count)", "\(duration(length))", "\(from)", "\(to)")
    case .slots(let count, let length, let from, let to, let withoutPrice):
      row(
        "description.slotsWithoutPrices", "\(count)", "\(duration(length))", "\(from)", "\(to)",
        "\(withoutPrice)")
    case .gaps(let times): row("description.gaps", "\(times)")
    case .repeatedTimes: row("description.repeatedTimes")
    case .extremes(let lowest, let lowestTime, let highest, let highestTime, let mean):
      row(
        "description.extremes", "\(lowest)", "\(lowestTime)", "\(highest)", "\(highestTime)",
        "\(mean)")
    case .now(let time, let price, let comparison):
      row("description.now", "\(time)", "\(price)", comparison.map(clause) ?? "")
    case .selected(let time, let price, let comparison):
      row("description.selected", "\(time)", "\(price)", comparison.map(clause) ?? "")
    case .cheapest(let length, let times, let price):
      row("description.cheapest", "\(duration(length))", "\(times)", "\(price)")
    case .startingNow(let price, let saved): row("description.startingNow", "\(price)", "\(saved)")
    case .startingNowIsCheaper(let price, let less):
      row("description.startingNowIsCheaper", "\(price)", "\(less)")
    case .dearest(let price, let more): row("description.dearest", "\(price)", "\(more)")
    case .cost(let energy, let cost, nil): row("description.cost", "\(energy)", "\(cost)")
    case .cost(let energy, let cost, let saved?):
      row("description.costSaved", "\(energy)", "\(cost)", "\(saved)")
    case .level: row("description.level")
    case .course(let from, let time, let turns, 0):
      row("description.course", "\(from)", "\(time)", "\(list: turns.map(clause))")
    case .course(let from, let time, let turns, let further):
      row(
        "description.courseFurther", "\(from)", "\(time)", "\(list: turns.map(clause))",
        "\(further)")
    }
  }

  private func clause(_ comparison: DescriptionText.Comparison) -> Wording {
    row("comparison.\(comparison.rawValue)")
  }

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    row("course.\(turn.direction.rawValue)", "\(turn.price)", "\(turn.time)")
  }

  package func duration(_ duration: Duration) -> String { wording(of: duration).text }

  private func wording(of duration: Duration) -> Wording {
    switch duration {
    case .hours(let count): row("duration.hours", "\(count)")
    case .minutes(let count): row("duration.minutes", "\(count)")
    case .seconds(let count): row("duration.seconds", "\(count)")
    case .between(let shortest, let longest):
      row("duration.between", wording(of: shortest), wording(of: longest))
    }
  }
}
