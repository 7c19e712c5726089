import ElectricityPrices

/// What has been found in all prices that are shown together, for charts whose x axis is not time;
/// kept while only the selection moves.
enum GatheredPrices {
  /// The hours of the typical day.
  case typicalDays(TypicalDays)
  /// The prices from the dearest on.
  case duration(PriceDurationCurve)

  /// Finds what the chart of a state needs; nil where that is nothing.
  init?(_ state: ViewerState) {
    switch state.chartKind {
    case .typical: self = .typicalDays(TypicalDays(state))
    case .duration: self = .duration(PriceDurationCurve(state.series, in: state.visible))
    case .line, .step, .area, .bar, .heatMap: return nil
    }
  }

  /// The same, with the selection of a state that shows the same slots.
  func shown(in state: ViewerState) -> GatheredPrices {
    guard case .typicalDays(let days) = self else { return self }
    return .typicalDays(days.shown(in: state))
  }

  /// The slot at a place of the axis, in hours.
  func slot(at hours: Double) -> Int? {
    switch self {
    case .typicalDays(let days): days.slot(at: hours)
    case .duration(let curve): curve.place(at: hours * 3600).map { curve.slots[$0] }
    }
  }
}

extension PriceDurationCurve {
  /// Where a slot stands along the curve.
  func place(of index: Int, in series: PriceSeries) -> Int? {
    place(of: index, at: series.doubleValue(at: index))
  }

  /// The slot so many steps along the curve from that of the selection, or of now; nil without
  /// prices.
  ///
  /// As in time, the first step is onto an end where there is neither.
  func slot(steps: Int, from state: ViewerState) -> Int? {
    let from = state.focusIndex.flatMap { place(of: $0, in: state.series) }
    let (to, overflow) = (from ?? (steps > 0 ? -1 : slots.count)).addingReportingOverflow(steps)
    guard let last = slots.indices.last else { return nil }
    return slots[overflow ? steps < 0 ? 0 : last : min(max(to, 0), last)]
  }
}
