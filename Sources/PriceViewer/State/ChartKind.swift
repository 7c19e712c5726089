import PriceTexts

/// A kind of chart by its name; ``chart(in:)`` makes its value.
package enum ChartKind: String, CaseIterable, Hashable, Sendable {
  /// A line from price to price, as in a newspaper.
  case line
  /// A line that holds each price for its slot.
  case step
  /// An area under a line that holds each price for its slot.
  case area
  /// A bar for each slot, from zero.
  case bar
  /// Colours by day and hour.
  case heatMap = "heatmap"
  /// The usual prices of the hours of a day.
  case typical
  /// Prices in descending order, each for its total duration.
  case duration
  /// The cost of the usage by contract.
  case contracts

  /// The kinds that show prices over time.
  package static let overTime: [ChartKind] = [.line, .step, .area, .bar]

  /// Whether the chart summarises all prices instead of showing individual ones.
  package var isAggregate: Bool { self == .typical || self == .duration }

  /// Whether the chart shows prices over time.
  package var isOverTime: Bool { Self.overTime.contains(self) }

  /// The name on tabs and in the menu.
  var name: KeyHelp { KeyHelp(rawValue: rawValue) ?? .line }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The next kind for a key that cycles; the first kind after the last.
  package var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
