import ElectricityPrices
import PriceTexts

/// The cheapest time, marked on the chart, and the times of appliances.
extension ViewerState {
  /// Returns the nearest length between a quarter of an hour and 31 days.
  static func windowLength(_ length: Int64) -> Int64 { min(max(length, 900), 31 * 86_400) }

  /// The seconds ahead in which an unrequested time starts; an archive can have millions of slots.
  private static let horizon: Int64 = 31 * 86_400

  /// The length of the cheapest time in seconds; `nil` if none is marked.
  package var windowLength: Int64? { cheapest?.search.length }

  /// Marks the result of a search.
  package mutating func mark(_ time: SoughtTime, isWanted: Bool = true) {
    (cheapest, isCheapestWanted) = (time, isWanted)
    findWindow()
    if cheapest?.answer == nil { tell(.noWindow) }
  }

  /// Marks the cheapest time, or removes the mark.
  mutating func toggleWindow() {
    guard cheapest?.answer == nil else { return (cheapest, isCheapestWanted) = (nil, false) }
    // Removing and marking it again gives the same time, unless all prices are past.
    mark(SoughtTime(search: .usual), isWanted: series.end.map { $0 <= now } ?? true)
  }

  /// Makes the cheapest time longer or shorter by an hour; below an hour, by a quarter.
  mutating func lengthenWindow(_ isLonger: Bool) {
    guard let before = cheapest else { return toggleWindow() }
    let length = before.search.length
    let step: Int64 = length < 3600 || length == 3600 && !isLonger ? 900 : 3600
    cheapest?.search.length = Self.windowLength(length + (isLonger ? step : -step))
    // A profile has its own length.
    if case .profile = before.search.shape { cheapest?.search.shape = .even }
    findWindow()
    guard cheapest?.answer == nil else { return }
    // A length without a result is rejected, unless none had one.
    if before.answer != nil { cheapest = before }
    tell(.noWindow)
  }

  /// Selects the start of the cheapest time.
  mutating func goToWindow() {
    guard let index = (cheapest?.answer?.window.start).flatMap(series.index(containing:)) else {
      return tell(.noWindow)
    }
    reveal(index)
    select(index: index)
  }

  /// Repeats the search: upcoming prices, or all prices if they are past and the user requested it.
  mutating func findWindow() {
    let isPast = series.end.map { $0 <= now } ?? true
    guard let search = cheapest?.search, !isPast || isCheapestWanted, !series.isFeedIn else {
      cheapest?.answer = nil
      return
    }
    let (start, end) = (now.advanced(by: -86_400), now.advanced(by: Self.horizon + search.length))
    let searched =
      isCheapestWanted ? series : series.slots(from: start, to: end, of: series.area ?? "")
    let answer = searched.cheapest(search, at: isPast ? series.start ?? now : now)
    cheapest?.answer = answer
  }

  // MARK: The appliances of the settings

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
    mark(appliances[index])
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
