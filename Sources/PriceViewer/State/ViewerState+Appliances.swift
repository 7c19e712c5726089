import CivilTime
import ElectricityPrices

/// An appliance with the cheapest time to run it.
package struct PlannedAppliance: Equatable, Sendable {
  package let name: String
  /// Its power; `nil` if unknown.
  let power: ElectricPower?
  /// The search, whose length and latest end can be changed until the viewer ends.
  package internal(set) var search: CheapestSearch
  /// The cheapest time that is still to come; `nil` if the known prices have no room for it.
  package internal(set) var answer: CheapestAnswer?

  /// Creates an appliance without a time.
  package init(name: String, power: ElectricPower?, search: CheapestSearch) {
    (self.name, self.power, self.search) = (name, power, search)
  }
}

/// The appliances of the settings.
extension ViewerState {
  private static let lengths: ClosedRange<Int64> = 900...31 * 86_400

  /// Shows appliances below the chart.
  package mutating func show(_ appliances: [PlannedAppliance]) {
    self.appliances = appliances
    findAppliances()
  }

  /// Repeats the search for each appliance.
  mutating func findAppliances() {
    for index in appliances.indices {
      let search = appliances[index].search
      appliances[index].answer = series.isFeedIn ? nil : series.cheapest(search, at: now)
    }
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
      let length = search.length + (isLonger ? 900 : -900)
      search.length = min(max(length, Self.lengths.lowerBound), Self.lengths.upperBound)
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
    let before = appliances
    body(&appliances[index].search)
    findAppliances()
    guard appliances[index].answer == nil, before[index].answer != nil else { return }
    appliances = before
    tell(.noWindow)
  }
}
