/// The meaning of a price's colour.
package enum PriceColoring: String, CaseIterable, Hashable, Sendable {
  /// The position of the price between the lowest and the highest.
  case ramp
  /// One of five price levels.
  case levels
  /// None: all prices have one colour.
  case plain
}
