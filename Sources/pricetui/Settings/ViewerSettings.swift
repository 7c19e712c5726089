import CLibrary
import CivilTime
import ElectricityPrices
import PriceViewer

/// What is shown of the prices, and how.
struct ViewerSettings {
  var chart = ChartKind.line
  var theme = Theme.standard
  var select: TimeChoice?
  var now: TimeChoice?

  /// The state of a viewer that has just been opened.
  func state(
    of file: PriceFile, adjustment: PriceAdjustment, isPicking: Bool
  ) throws(Failure) -> ViewerState {
    let series = file.series[0]
    var state = ViewerState(
      series: file.series, now: try present(in: series) ?? .now, chartKind: chart,
      isPicking: isPicking, adjustment: adjustment)
    if case .notAdjusted(let error)? = state.message { throw .adjustment(error) }
    guard let select, let instant = try instant(of: select, in: series, near: state.now) else {
      return state
    }
    guard let slot = series.slot(containing: instant) else {
      throw .command(.noSlot(at: select.text), EX_USAGE)
    }
    state.apply(.select(slot.start))
    return state
  }

  /// The time that the clock was set to.
  func present(in series: PriceSeries) throws(Failure) -> Instant? {
    try instant(of: now, in: series)
  }

  /// The system's clock, moved by as much as the time that was asked for.
  func clock(for state: ViewerState) -> () -> Instant {
    guard now != nil else { return { .now } }
    let offset = Instant.now.distance(to: state.now)
    return { Instant.now.advanced(by: offset) }
  }

  /// The instant of an argument; a time without a date is on the day of now, where the prices have
  /// that, else on their first day.
  private func instant(
    of argument: TimeChoice?, in series: PriceSeries, near now: Instant? = nil
  ) throws(Failure) -> Instant? {
    guard let argument else { return nil }
    let day = now.flatMap { series.slot(containing: $0) }?.start ?? series.start ?? .now
    guard let instant = argument.time(on: series.zone.civil(at: day).date).instant(in: series.zone)
    else {
      throw .command(.noSuchTime(argument.text, zone: series.zone.identifier), EX_USAGE)
    }
    return instant
  }
}
