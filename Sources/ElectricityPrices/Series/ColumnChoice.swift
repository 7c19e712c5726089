/// The column or key that was chosen as the price, and the evidence for the choice.
package struct ColumnChoice: Hashable, Sendable {
  /// The heading of the column.
  package let name: String
  /// The evidence for the choice.
  package let reasons: [Reason]

  /// Whether the column was chosen for its numbers alone.
  var isUnnamed: Bool { reasons.allSatisfy { [.number, .constant, .count, .codes].contains($0) } }

  /// A reason for or against a candidate.
  package enum Reason: String, Sendable, CaseIterable {
    case name, word, value, unit, area, number, constant, count, codes, amount, forecast, part
    case wanted
  }
}
