/// How the prices are drawn.
package enum ChartKind: String, CaseIterable, Hashable, Sendable {
  /// A line from price to price, as in a newspaper.
  case line
  /// A line that holds each price for its slot.
  case step
  /// A line over a filled area.
  case area
  /// A bar for each slot, from zero.
  case bar
  /// Colours by day and hour.
  case heatMap = "heatmap"
  /// What prices the hours of a day usually have.
  case typical
  /// Prices from the dearest on, each for as long as it holds.
  case duration

  /// The kinds whose x axis is time.
  package static let overTime: [ChartKind] = [.line, .step, .area, .bar]

  /// Whether it shows what all prices are together, and not one by one.
  package var gathers: Bool { self == .typical || self == .duration }

  /// Whether the x axis is time.
  var isOverTime: Bool { Self.overTime.contains(self) }

  /// Whether a price stands for the whole stretch of its slot, and not for its beginning.
  ///
  /// A pointer then means the slot under it; otherwise the slot whose beginning is nearest.
  package var coversSlots: Bool { self != .line && self != .area }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case after this one, which a key goes on to; the first after the last.
  package var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
