/// A placeholder of a line format, written as its name in braces.
package enum LinePlaceholder: String, Hashable, Sendable, CaseIterable {
  case price, unit, trend, level, min
  case minHour = "min_hour"
  case max
  case maxHour = "max_hour"
  case mean, area, start, end
  case cheapestStart = "cheapest_start"
  case cheapestMean = "cheapest_mean"

  /// All names in braces.
  package static var list: Wording {
    Wording(stringLiteral: allCases.map { "{\($0.rawValue)}" }.joined(separator: " "))
  }
}
