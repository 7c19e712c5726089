import CivilTime
import FoundationSubset

/// Adjoining ranges of dates, for histograms.
///
/// A collection of bins. Each is half open, except that the last contains its upper bound. The zone
/// is that of the calendar, or of the machine without a calendar; weeks begin on Monday.
public struct DateBins: _BinCollection {
  /// The ends of the bins, increasing: one more than there are bins.
  public let thresholds: [Date]

  /// Makes bins of calendar units that hold the data.
  ///
  /// - Parameters:
  ///   - data: The sample; none gives no bins.
  ///   - desiredCount: About how many bins, at most 200; by Scott's rule when `nil`.
  ///   - calendar: The calendar of the units.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar? = nil) {
    let sample = data.map(\.timeIntervalSinceReferenceDate).filter(\.isFinite)
    guard let minimum = sample.min(), let maximum = sample.max() else {
      thresholds = []
      return
    }
    thresholds = Self.thresholds(
      minimum...maximum, desiredCount ?? ScottsRule.count(sample), Self.zone(calendar))
  }

  /// Makes bins of calendar units that cover a range.
  ///
  /// - Parameters:
  ///   - range: The range to cover.
  ///   - desiredCount: About how many bins, at most 200.
  ///   - calendar: The calendar of the units.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar? = nil) {
    thresholds = Self.thresholds(Self.extent(range), desiredCount, Self.zone(calendar))
  }

  /// Makes bins of `stride` calendar units, from the unit in which a range begins.
  ///
  /// If there were more than 2,000 bins, they are made wider.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - stride: The number of units in a bin, at least 1.
  ///   - range: The range to cover.
  ///   - calendar: The calendar of the units.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar? = nil
  ) {
    let extent = Self.extent(range)
    let zone = Self.zone(calendar)
    let step = DateTicks.strideBy(component: unit, count: stride, in: extent, zone: zone).step
    let anchor = DateUnits.floor(extent.lowerBound, to: step.unit, zone: zone)
    thresholds = Self.thresholds(extent, step, zone, anchor)
  }

  /// Creates bins of a number of seconds, from the start of a range until it is covered.
  ///
  /// An interval that is not positive, or that would make more than 100,000 bins, gives one bin.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let seconds = NumberBins<Double>(size: timeInterval, range: Self.extent(range))
    thresholds = seconds.thresholds.map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Makes bins between thresholds, in any order.
  public init(thresholds: [Date]) { self.thresholds = thresholds.increasing }

  private static func zone(_ calendar: Calendar?) -> Zone {
    guard let zone = calendar?.timeZone else { return .current }
    return (try? Zone(identifier: zone.identifier)) ?? Zone(secondsEast: zone.secondsFromGMT())
  }

  private static func extent(_ range: ClosedRange<Date>) -> ClosedRange<Double> {
    let ends = [range.lowerBound, range.upperBound].map(\.timeIntervalSinceReferenceDate)
    return NumericTicks.tame(Swift.min(ends[0], ends[1])...Swift.max(ends[0], ends[1]))
  }

  /// Returns the ends of bins of the step whose number of bins comes nearest to the desired one.
  private static func thresholds(
    _ extent: ClosedRange<Double>, _ desiredCount: Int, _ zone: Zone
  ) -> [Date] {
    let maximum = maximumCount - 2
    let target = Double(Swift.min(Swift.max(desiredCount, 1), maximum))
    let span = NumericTicks.span(of: extent)
    let fitting = DateStep.ladder.filter { span / $0.seconds <= Double(maximum) }
    let step = fitting.min {
      (span / $0.seconds - target).magnitude < (span / $1.seconds - target).magnitude
    }
    return thresholds(extent, step ?? DateStep(5_000, .year), zone, nil)
  }

  private static func thresholds(
    _ extent: ClosedRange<Double>, _ step: DateStep, _ zone: Zone, _ anchor: Double?
  ) -> [Date] {
    let boundaries = DateBoundaries(zone: zone)
    var instants = boundaries.covering(extent, by: step, anchor: anchor)
    if instants.count < 2 {
      // All dates are at one boundary: the bin begins there.
      let upper = extent.upperBound + step.seconds
      instants = boundaries.covering(extent.lowerBound...upper, by: step, anchor: anchor)
    }
    return instants.map { Date(timeIntervalSinceReferenceDate: $0.referenceSeconds) }.increasing
  }
}
