import CivilTime
import FoundationSubset

/// The values of an axis with their positions and their labels in one common format.
struct AxisValues {
  private(set) var values: [PlottedValue] = []
  private(set) var positions: [Double] = []
  private(set) var labels: [String] = []
  /// The ends of the bands or bins of the values; `nil` on a continuous scale.
  private(set) var slotEnds: [Double]?

  /// Returns the position of the next value; after the last it repeats the last step, at most to 1.
  func next(after index: Int) -> Double {
    if index + 1 < positions.count { return positions[index + 1] }
    if let slotEnds { return slotEnds[index] }
    return min(1, positions[index] + (index > 0 ? positions[index] - positions[index - 1] : 1))
  }

  init(_ wanted: AxisMarkValues, on scale: PositionScale) {
    switch scale.kind {
    case .number: setNumbers(Self.numbers(wanted, on: scale), on: scale)
    case .date: setDates(Self.dates(wanted, on: scale), on: scale)
    case .category: setCategories(wanted, on: scale)
    case nil: break
    }
  }

  private mutating func setNumbers(
    _ ticks: (values: [Double], step: Double?), on scale: PositionScale
  ) {
    let visible = ticks.values.filter { scale.isInside($0) }
    values = visible.map(PlottedValue.number)
    positions = visible.map { scale.position($0) }
    labels = NumericTickLabels.strings(
      for: visible, step: ticks.step, style: scale.locale.numbers)
  }

  private static func numbers(
    _ wanted: AxisMarkValues, on scale: PositionScale
  ) -> (values: [Double], step: Double?) {
    let domain = scale.domain
    switch wanted.storage {
    case .values(let values):
      return (values.compactMap { scale.datum(of: $0) }, nil)
    case .stride(let step):
      let ticks = NumericTicks.stride(by: step, in: domain)
      return (ticks.values, ticks.step)
    case .automatic, .calendar:
      if let ticks = scale.ticks, wanted.isPlain { return (ticks.values, ticks.step) }
      let transform = scale.transform
      let ticks = NumericTicks.inside(
        domain, on: transform, desiredCount: wanted.desiredCount,
        minimumStride: wanted.minimumStride)
      return (ticks.values, ticks.step)
    }
  }

  private mutating func setDates(
    _ ticks: (values: [Double], unit: DateUnit), on scale: PositionScale
  ) {
    let visible = ticks.values.filter { scale.isInside($0) }
    values = visible.map(PlottedValue.date)
    positions = visible.map { scale.position($0) }
    labels = DateTickLabels.strings(
      for: visible, unit: ticks.unit, zone: scale.zone, style: scale.locale.dates)
    guard let unit = scale.unit else { return }
    let bins = visible.map { DateUnits.interval(of: unit, containing: $0, zone: scale.zone) }
    // Ticks inside bins, such as noon of a day, are labelled where they are.
    guard zip(visible, bins).allSatisfy({ $0 == $1.lower }) else { return }
    slotEnds = bins.map { scale.position($0.upper) }
  }

  private static func dates(
    _ wanted: AxisMarkValues, on scale: PositionScale
  ) -> (values: [Double], unit: DateUnit) {
    let domain = scale.domain
    switch wanted.storage {
    case .values(let values):
      let seconds = values.compactMap { scale.datum(of: $0) }
      return (seconds, DateUnits.largest(for: seconds, zone: scale.zone))
    case .calendar(let component, let count):
      let ticks = DateTicks.strideBy(
        component: component, count: count, in: domain, since: scale.tickOrigin, zone: scale.zone)
      return (ticks.values, ticks.step.unit)
    case .automatic, .stride:
      let ticks = DateTicks.automatic(
        for: domain, since: scale.tickOrigin, in: scale.zone, desiredCount: wanted.desiredCount,
        minimumStride: wanted.minimumStride)
      return (ticks.values, ticks.step.unit)
    }
  }

  private mutating func setCategories(_ wanted: AxisMarkValues, on scale: PositionScale) {
    let all = scale.categories.values.prefix(scale.bandCount ?? 0)
    var chosen = Array(all)
    if case .values(let values) = wanted.storage { chosen = values.filter(all.contains) }
    values = chosen
    let bands = chosen.map { scale.band(scale.categories.index(of: $0) ?? 0) }
    positions = bands.map(\.lowerBound)
    slotEnds = bands.map(\.upperBound)
    labels = chosen.map(\.text)
  }
}
