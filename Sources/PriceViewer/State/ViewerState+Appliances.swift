import CivilTime
import ElectricityPrices
import PriceTexts

/// The appliances of the settings.
extension ViewerState {
  /// Shows appliances below the chart.
  package mutating func show(_ appliances: [SoughtTime]) {
    self.appliances = appliances
    findAppliances()
  }

  /// Repeats the search for each appliance.
  mutating func findAppliances() {
    for index in appliances.indices { findAppliance(index) }
  }

  private mutating func findAppliance(_ index: Int) {
    let search = appliances[index].search
    appliances[index].answer = series.isFeedIn ? nil : series.cheapest(search, at: now)
  }

  /// Marks the time of an appliance as the cheapest time, and selects its start.
  mutating func showAppliance(_ index: Int) {
    guard appliances.indices.contains(index) else { return }
    guard appliances[index].answer != nil else { return tell(.noWindow) }
    mark(appliances[index].search)
    goToWindow()
  }

  /// Makes the time of an appliance a quarter of an hour longer or shorter.
  mutating func lengthenAppliance(_ index: Int, _ isLonger: Bool) {
    change(index) { search in
      // A profile has its own length.
      if case .profile = search.shape { return }
      search.length = Self.windowLength(search.length + (isLonger ? 900 : -900))
    }
  }

  /// Moves the time at which an appliance is ready by an hour; without one, from midnight.
  mutating func delayAppliance(_ index: Int, later: Bool) {
    change(index) { search in
      switch search.before {
      case nil: search.before = .daily(minutes: later ? 60 : 1380)
      case .daily(let minutes):
        let moved = minutes + (later ? 60 : -60)
        search.before = (1...1439).contains(moved) ? .daily(minutes: moved) : nil
      case .once: break
      }
    }
  }

  /// Changes a search; a change without a time is rejected.
  private mutating func change(_ index: Int, _ body: (inout CheapestSearch) -> Void) {
    guard appliances.indices.contains(index) else { return }
    let before = appliances[index]
    body(&appliances[index].search)
    findAppliance(index)
    guard appliances[index].answer == nil, before.answer != nil else { return }
    appliances[index] = before
    tell(.noWindow)
  }
}
