// What a usage cost.
extension Catalogue {
  package func sentence(_ text: CostText) -> Wording { row(of: text, in: "cost") }

  package func words(_ text: CostText.Brief) -> Wording { row(of: text, in: "cost") }
}
