import CivilTime
import ElectricityPrices
import PriceTexts

/// The cheapest time, marked on the chart.
extension ViewerState {
  /// Returns the nearest length between a quarter of an hour and 31 days.
  static func windowLength(_ length: Int64) -> Int64 { min(max(length, 900), 31 * 86_400) }

  /// The seconds ahead that an unrequested search covers; prices are published a day ahead.
  private static let horizon: Int64 = 2 * 86_400

  /// The length of the cheapest time in seconds; `nil` if none is marked.
  package var windowLength: Int64? { cheapest.search?.length }

  /// Marks the result of a search.
  package mutating func mark(_ search: CheapestSearch) {
    (cheapest.search, cheapest.isWanted) = (search, true)
    findWindow()
    if cheapest.answer == nil { tell(.noWindow) }
  }

  /// Marks the cheapest time, or removes the mark.
  mutating func toggleWindow() {
    guard cheapest.search == nil else { return cheapest = CheapestTime(search: nil) }
    mark(.usual)
  }

  /// Makes the cheapest time longer or shorter by an hour; below an hour, by a quarter.
  mutating func lengthenWindow(_ isLonger: Bool) {
    guard let length = windowLength else { return toggleWindow() }
    let step: Int64 = length < 3600 || length == 3600 && !isLonger ? 900 : 3600
    let before = cheapest
    cheapest.search?.length = Self.windowLength(length + (isLonger ? step : -step))
    // A profile has its own length.
    if case .profile? = cheapest.search?.shape { cheapest.search?.shape = .even }
    findWindow()
    guard cheapest.answer == nil, before.answer != nil else { return }
    // A length without a result is rejected.
    cheapest = before
    tell(.noWindow)
  }

  /// Selects the start of the cheapest time.
  mutating func goToWindow() {
    guard let start = cheapest.answer?.window.start, let index = series.index(containing: start)
    else {
      return tell(.noWindow)
    }
    reveal(index)
    select(index: index)
  }

  /// Repeats the search: upcoming prices, or all prices if they are past and the user requested it.
  mutating func findWindow() {
    let isPast = series.end.map { $0 <= now } ?? true
    guard let search = cheapest.search, !isPast || cheapest.isWanted, !series.isFeedIn else {
      return cheapest.answer = nil
    }
    guard cheapest.isWanted else {
      let near = series.slots(
        from: now.advanced(by: -86_400), to: now.advanced(by: Self.horizon),
        of: series.area ?? "")
      return cheapest.answer = near.cheapest(search, at: now)
    }
    cheapest.answer = series.cheapest(search, at: isPast ? series.start ?? now : now)
  }
}
