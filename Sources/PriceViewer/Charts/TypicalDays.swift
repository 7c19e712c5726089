import CivilTime
import ElectricityPrices

/// How a day goes, usually: panels of hours side by side, of those that have prices.
struct TypicalDays: Sendable {
  static let hoursOfDay = 24

  let form: TypicalForm
  /// What is known of each hour, panel by panel from midnight on.
  let hours: [TypicalHour?]
  /// The panels with prices, from left to right.
  let panels: [Int]
  private var state: ViewerState

  init(_ state: ViewerState) {
    self.state = state
    let form = state.typicalForm
    self.form = form
    hours = state.series.typicalHours(
      in: state.visible, groups: form.panels * Self.hoursOfDay
    ) { form.panel(of: $0.date) * Self.hoursOfDay + $0.hour }
    let hours = hours
    panels = (0..<form.panels).filter { panel in
      hours[panel * Self.hoursOfDay..<(panel + 1) * Self.hoursOfDay].contains { $0 != nil }
    }
  }

  /// The same hours, with the selection of a state that shows the same slots.
  func shown(in state: ViewerState) -> TypicalDays {
    var days = self
    days.state = state
    return days
  }

  /// From the beginning of a panel to that of the next, in hours.
  private var stride: Int { Self.hoursOfDay + form.gap }

  /// The end of the axis, in hours.
  var width: Double { Double(max(1, panels.count * stride - form.gap)) }

  /// Where a panel begins on the axis; nil for one without prices.
  func start(ofPanel panel: Int) -> Double? {
    panels.firstIndex(of: panel).map { Double($0 * stride) }
  }

  /// Where a time of the clock stands on the axis.
  func place(of time: CivilDateTime) -> Double? {
    start(ofPanel: form.panel(of: time.date)).map {
      $0 + Double(time.hour) + Double(time.minute) / 60
    }
  }

  /// What is known of the hour of a slot.
  func hour(of slot: Int) -> TypicalHour? {
    let time = time(of: slot)
    return hours[form.panel(of: time.date) * Self.hoursOfDay + time.hour]
  }

  /// When a slot begins, by the clocks of the series.
  func time(of slot: Int) -> CivilDateTime { state.series.zone.civil(at: state.series[slot].start) }

  /// The day that lies over the typical one: that of the selection, else of now.
  var day: CivilDate? { state.focusIndex.map { time(of: $0).date } }

  /// The mean price of the day over the typical one in an hour of a panel; nil where it is a day of
  /// another, or has none.
  func price(at hour: Int, in panel: Int) -> Double? {
    guard let day, form.panel(of: day) == panel else { return nil }
    let zone = state.series.zone
    let start = zone.firstInstant(of: CivilDateTime(date: day, hour: hour))
    let slots = state.series.indices(from: start, to: start.advanced(by: 3600))
    return zone.civil(at: start).hour == hour ? state.pyramid.statistics(in: slots)?.mean : nil
  }

  /// The slot at a place of the axis: of the day over the typical one, or the last that is shown of
  /// the days that the panel is about.
  func slot(at place: Double) -> Int? {
    guard !panels.isEmpty, let last = state.visible.last else { return nil }
    let column = min(max(Int(place.rounded(.down)), 0), Int(width) - 1)
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
    // The days of the panel come again within a year, if there are more.
    return (0...366).lazy.compactMap { slot(end.adding(days: -$0)) }.first
  }
}
