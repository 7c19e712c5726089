import CLibrary
import CivilTime
import ElectricityPrices
import PriceViewer

/// What is shown of the prices, and how.
struct ViewerSettings {
  /// The kind of chart; nil for the usual one.
  var chart: ChartKind?
  /// How the hours of the typical day are told apart, which is then the chart unless another is
  /// named.
  var typical: TypicalForm?
  var theme = ThemeChoice()
  var range: TimeRange?
  var select: TimeChoice?
  var now: TimeChoice?
  var layers: [ViewerLayer] = []
  var limits = LevelLimits()

  /// The kind of chart that is drawn first.
  var kind: ChartKind { chart ?? (typical == nil ? .line : .typical) }

  /// The state of a viewer that has just been opened.
  func state(
    of allSeries: [PriceSeries], adjustment: PriceAdjustment, isPicking: Bool
  ) throws -> ViewerState {
    let series = allSeries[0]
    var state = ViewerState(
      series: allSeries, now: try present(in: series) ?? .now, chartKind: kind,
      isPicking: isPicking, adjustment: adjustment, range: range)
    if let typical { state.typicalForm = typical }
    if case .notAdjusted(let error)? = state.message { throw error }
    if let select,
      let instant = try Self.instant(of: select, on: state.dateOfChoice, in: series.zone)
    {
      guard let slot = series.slot(containing: instant) else {
        throw Failure.usage(.noSlot(at: select.text))
      }
      state.apply(.select(slot.start))
    }
    return state
  }

  /// The time that the clock was set to; a time alone is of the first day of the prices.
  func present(in series: PriceSeries) throws(Failure) -> Instant? {
    try Self.instant(of: now, on: series.start ?? .now, in: series.zone)
  }

  /// The time that the clock was set to, by the clocks of a zone; a time alone is of today.
  func present(in zone: Zone) throws(Failure) -> Instant? {
    try Self.instant(of: now, on: .now, in: zone)
  }

  /// The system's clock, moved by as much as the time that was asked for.
  func clock(for state: ViewerState) -> () -> Instant {
    guard now != nil else { return { .now } }
    let offset = Instant.now.distance(to: state.now)
    return { Instant.now.advanced(by: offset) }
  }

  /// The instant of an argument; a time without a date is on that of another instant.
  private static func instant(
    of argument: TimeChoice?, on day: Instant, in zone: Zone
  ) throws(Failure) -> Instant? {
    guard let argument else { return nil }
    guard let instant = argument.time(on: zone.civil(at: day).date).instant(in: zone) else {
      throw .usage(.noSuchTime(argument.text, zone: zone.identifier))
    }
    return instant
  }
}
