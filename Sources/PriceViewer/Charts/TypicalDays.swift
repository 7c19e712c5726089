import CivilTime
import ElectricityPrices

/// The typical prices of a day: panels of hours side by side, without empty panels.
struct TypicalDays: Sendable {
  static let hoursOfDay = 24

  let form: TypicalForm
  /// The statistics of each hour, panel by panel from midnight.
  let hours: [TypicalHour?]
  /// The panels with prices, from left to right.
  let panels: [Int]
  private let state: ViewerState

  init(_ state: ViewerState) {
    let form = state.typicalForm
    let hours = state.knownPrices.typicalHours(
      in: state.known, groups: form.layout.panels * Self.hoursOfDay
    ) { form.panel(of: $0.date) * Self.hoursOfDay + $0.hour }
    (self.state, self.form, self.hours) = (state, form, hours)
    panels = (0..<form.layout.panels).filter { panel in
      hours[panel * Self.hoursOfDay..<(panel + 1) * Self.hoursOfDay].contains { $0 != nil }
    }
  }

  /// The distance between the starts of two panels, in hours.
  private var stride: Int { Self.hoursOfDay + form.layout.gap }

  /// The end of the axis, in hours.
  var width: Double { Double(max(1, panels.count * stride - form.layout.gap)) }

  /// Returns the x coordinate of a panel's start; `nil` for a panel without prices.
  func start(ofPanel panel: Int) -> Double? {
    panels.firstIndex(of: panel).map { Double($0 * stride) }
  }

  /// Returns the x coordinate of a time of the clock.
  func x(of time: CivilDateTime) -> Double? {
    start(ofPanel: form.panel(of: time.date)).map {
      $0 + Double(time.hour) + Double(time.minute) / 60
    }
  }

  /// Returns the hours of a panel that have prices, with their x coordinates.
  func hours(of panel: Int) -> [(hour: Int, x: Double, prices: TypicalHour)] {
    let start = start(ofPanel: panel) ?? 0
    return (0..<Self.hoursOfDay).compactMap { hour in
      hours[panel * Self.hoursOfDay + hour].map { (hour, start + Double(hour), $0) }
    }
  }

  /// Returns the statistics of a slot's hour.
  func hour(of slot: Int) -> TypicalHour? {
    let time = time(of: slot)
    return hours[form.panel(of: time.date) * Self.hoursOfDay + time.hour]
  }

  /// Returns the start of a slot by the clocks of the series.
  func time(of slot: Int) -> CivilDateTime { state.series.zone.civil(at: state.series[slot].start) }

  /// Returns the slots of a day in an hour of a panel.
  ///
  /// There are none if the day belongs to another panel or lacks that hour.
  func slots(of day: CivilDate, at hour: Int, in panel: Int) -> Range<Int> {
    guard form.panel(of: day) == panel else { return 0..<0 }
    let zone = state.series.zone
    let start = zone.firstInstant(of: CivilDateTime(date: day, hour: hour))
    guard zone.civil(at: start).hour == hour else { return 0..<0 }
    return state.series.indices(from: start, to: start.advanced(by: 3600))
  }

  /// Returns the slot at an x coordinate.
  ///
  /// It is a slot of a day, or the last visible one among the days of the panel.
  func slot(at x: Double, of day: CivilDate?) -> Int? {
    guard !panels.isEmpty, let last = state.visible.last else { return nil }
    let column = min(max(Int(x.rounded(.down)), 0), Int(width) - 1)
    let panel = panels[min(column / stride, panels.count - 1)]
    let hour = min(column % stride, Self.hoursOfDay - 1)
    func slot(_ date: CivilDate) -> Int? {
      let instant = state.series.zone.firstInstant(of: CivilDateTime(date: date, hour: hour))
      guard form.panel(of: date) == panel, let index = state.series.index(containing: instant),
        state.visible.contains(index), state.series[index].price != nil
      else { return nil }
      return index
    }
    if let day, let index = slot(day) { return index }
    let end = time(of: last).date
    // The days of a panel recur within a year.
    return (0...366).lazy.compactMap { slot(end.adding(days: -$0)) }.first
  }
}
