/// The column, or key, that was taken for the price, and what speaks for it.
package struct ColumnChoice: Hashable, Sendable {
  /// Its heading.
  package let name: String
  /// What speaks for it.
  package let reasons: [PriceEvidence.Reason]
}
