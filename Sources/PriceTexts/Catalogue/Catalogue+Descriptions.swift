import ElectricityPrices

// Descriptions of charts.
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
    case .now(let time, let price, let comparison):
      row("description.now", "\(time)", "\(price)", comparison.map(clause) ?? "")
    case .selected(let time, let price, let comparison):
      row("description.selected", "\(time)", "\(price)", comparison.map(clause) ?? "")
    case .course(let from, let time, let turns, 0):
      row("description.course", "\(from)", "\(time)", "\(list: turns.map(clause))")
    case .course(let from, let time, let turns, let further):
      row(
        "description.courseFurther", "\(from)", "\(time)", "\(list: turns.map(clause))",
        "\(further)")
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

  private func clause(_ turn: DescriptionText.Course) -> Wording {
    row("course.\(turn.direction.rawValue)", "\(turn.price)", "\(turn.time)")
  }

  package func duration(_ duration: Duration) -> String { row(of: duration, in: "duration").text }
}
