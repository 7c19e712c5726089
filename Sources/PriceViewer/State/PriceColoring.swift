/// What the colour of a price says.
package enum PriceColoring: String, CaseIterable, Hashable, Sendable {
  /// Where the price lies between the lowest and the highest.
  case ramp
  /// Which of five levels it has.
  case levels
  /// Nothing: all prices have one colour.
  case plain
}
