import ElectricityPrices

// Warnings about prices.
extension Catalogue {
  /// Returns a warning as a sentence.
  package func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .leftOut(let count, .unknownUnit(let unit)):
      row("warning.leftOutUnknownUnit", "\(count)", "\(unit)")
    case .leftOut(let count, .otherUnit(let other, let unit)):
      row("warning.leftOutOtherUnit", "\(count)", "\(other.code)", "\(unit.code)")
    case .leftOut(let count, .summary): row("warning.leftOutSummary", "\(count)")
    default: text(of: warning, in: "warning")
    }
  }

  /// Returns a warning in a few words without a full stop, for a status row.
  package func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .otherFiles(let names): row("summary.otherFiles", "\(names.count)")
    case .leftOut(let count, _): row("summary.leftOut", "\(count)")
    default: text(of: warning, in: "summary")
    }
  }

  private func length(_ seconds: Int64) -> String { duration(Duration(seconds: seconds)) }

  private func text(of warning: PriceWarning, in group: String) -> Wording {
    switch warning {
    case .otherCurrency(let currency): row("\(group).otherCurrency", "\(currency.code)")
    case .assumedUnit(let unit): row("\(group).assumedUnit", "\(unit.code)")
    case .assumedDateOrder(true): row("\(group).assumedMonthFirst")
    case .assumedDateOrder(false): row("\(group).assumedDayFirst")
    case .note(let note): row(of: note, in: group)
    case .forecasts(let seconds, let issued?):
      row(
        "\(group).forecastsIssued", "\(length(seconds))", "\(issued.date) \(ClockTime.text(issued))"
      )
    case .forecasts(let seconds, nil): row("\(group).forecasts", "\(length(seconds))")
    case .pastForecasts(let seconds): row("\(group).pastForecasts", "\(length(seconds))")
    case .leftOutForecasts(let seconds): row("\(group).leftOutForecasts", "\(length(seconds))")
    default: row(of: warning, in: group)
    }
  }
}
