import ElectricityPrices

// Descriptions of charts.
extension Catalogue {
  package func sentence(_ text: DescriptionText) -> Wording {
    switch text {
    case .areas(let names): row("description.areas", "\(names.count)", "\(names)")
    case .now(let time, let price, let comparison):
      row("description.now", "\(time)", "\(price)", comparison.map(clause) ?? "")
    case .selected(let time, let price, let comparison):
      row("description.selected", "\(time)", "\(price)", comparison.map(clause) ?? "")
    case .column(let name, let reasons):
      row("description.column", "\(name)", "\(list: reasons.compactMap(clause))")
    default: row(of: text, in: "description")
    }
  }

  private func clause(_ comparison: DescriptionText.Comparison) -> Wording {
    row("comparison.\(comparison.rawValue)")
  }

  /// Returns the evidence for a column; `nil` for evidence against it.
  private func clause(_ reason: ColumnChoice.Reason) -> Wording? {
    switch reason {
    case .name, .word, .value, .unit, .area, .number, .wanted:
      row("columnReason.\(reason.rawValue)")
    case .constant, .count, .codes, .amount, .forecast, .part: nil
    }
  }

  func clause(_ turn: DescriptionText.Course) -> Wording {
    row("course.\(turn.direction.rawValue)", "\(turn.price)", "\(turn.time)")
  }

  package func duration(_ duration: Duration) -> String { row(of: duration, in: "duration").text }
}
