import PriceTexts

/// A kind of chart by its name; ``chart(in:)`` makes its value.
package enum ChartKind: String, CaseIterable, Hashable, Sendable {
  /// A line from price to price, as in a newspaper.
  case line
  /// A line that holds each price for its slot.
  case step
  /// An area under such a line.
  case area
  /// A bar for each slot, from zero.
  case bar
  /// Colours by day and hour.
  case heatMap = "heatmap"
  /// What prices the hours of a day usually have.
  case typical
  /// Prices from the dearest on, each for as long as it holds.
  case duration
  /// What contracts cost for the usage.
  case contracts

  /// The kinds that show prices over time.
  package static let overTime: [ChartKind] = [.line, .step, .area, .bar]

  /// Whether it shows what all prices are together, and not one by one.
  package var isAggregate: Bool { self == .typical || self == .duration }

  /// Whether it shows prices over time.
  var isOverTime: Bool { Self.overTime.contains(self) }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case after this one, which a key goes on to; the first after the last.
  package var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

extension ChartKind {
  /// Its name on tabs and in the menu.
  var name: NameText { NameText(rawValue: rawValue) ?? .line }
}
