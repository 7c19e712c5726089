import CivilTime

/// The charges of a contract other than energy for a month, prorated by days.
///
/// Only days with priced energy count. A day counts in part if the usage begins or ends in it.
package struct MonthlyCharges: Hashable, Sendable {
  /// The peak power; `nil` without such a tariff, or without usage in steps that it can measure.
  package let peak: PaidPeak?
  /// The fees of the whole month, and its charge for peak power so far.
  let whole: Charges
  private let days: [Day]
  /// The seconds of all counted days, and of the whole month.
  private let seconds, length: Int64

  /// A day, or the part of a day between the start and end of a usage.
  private struct Day: Hashable {
    let start, end: Instant
    /// The seconds of the whole day.
    let length: Int64

    /// Returns the seconds until an instant, scaled to a day of 24 hours.
    func seconds(until instant: Instant) -> Int64 {
      start.distance(to: min(max(instant, start), end)) * 86_400 / length
    }
  }

  /// - Parameters:
  ///   - costs: The whole usage.
  ///   - part: The totals of the month.
  init(_ contract: Contract, _ peak: PaidPeak?, of costs: CostSeries, _ part: CostTotals) {
    self.peak = peak
    whole = Charges(fees: contract.monthlyFee, peakFee: peak?.charge)
    let zone = costs.zone
    let month = CalendarUnit.month.interval(containing: part.start, in: zone)
    var (days, count, date) = ([Day](), Int64(0), zone.civil(at: month.start).date)
    while case let start = zone.startOfDay(date), start < month.end {
      date = date.adding(days: 1)
      count += 1
      let end = zone.startOfDay(date)
      guard costs.slots.used(from: start, to: end).contains(where: { $0.price != nil }) else {
        continue
      }
      days.append(
        Day(start: max(start, part.start), end: min(end, part.end), length: start.distance(to: end))
      )
    }
    (self.days, length) = (days, count * 86_400)
    seconds = days.reduce(0) { $0 + $1.seconds(until: $1.end) }
  }

  /// Returns the fees and the charge for peak power until an instant.
  func charges(until instant: Instant) throws(CostError) -> Charges {
    guard let first = days.first, let last = days.last, first.start < instant else {
      return Charges(fees: .zero, peakFee: peak == nil ? nil : .zero)
    }
    let part =
      last.end <= instant ? seconds : days.reduce(0) { $0 + $1.seconds(until: instant) }
    return Charges(
      fees: try whole.fees.fraction(part, of: length),
      peakFee: try whole.peakFee?.fraction(part, of: length))
  }
}

/// The fees for an interval, and the charge for its peak power.
package struct Charges: Hashable, Sendable {
  /// The fees.
  package let fees: Money
  /// The charge for peak power; `nil` without such a tariff, or without usage in steps that it can
  /// measure.
  package let peakFee: Money?

  /// The sum of the fees and the charge; `nil` out of range.
  package var sum: Money? { fees.adding(peakFee ?? .zero) }

  /// Returns the sums, or with a sign of −1 the differences.
  func adding(_ other: Charges, sign: Int128 = 1) throws(CostError) -> Charges {
    func sum(_ left: Money?, _ right: Money?) throws(CostError) -> Money? {
      guard left != nil || right != nil else { return nil }
      let other = right ?? .zero
      let signed = Money(significand: sign * other.significand, exponent: other.exponent)
      return try CostError.inRange((left ?? .zero).adding(signed))
    }
    return Charges(
      fees: try CostError.inRange(sum(fees, other.fees)), peakFee: try sum(peakFee, other.peakFee))
  }
}

extension CostSlots {
  /// Returns the slots with energy that overlap the time between two instants.
  func used(from start: Instant, to end: Instant) -> some Sequence<CostSlot> {
    let inside = indices(from: start, to: end)
    // A slot that begins earlier can overlap the interval.
    let first = inside.lowerBound > startIndex ? inside.lowerBound - 1 : inside.lowerBound
    return (first..<inside.upperBound).lazy.map { self[$0] }
      .filter { start < $0.end && $0.energy != nil }
  }
}

extension Money {
  /// The amount rounded to six decimals, if it has more.
  var rounded: Money { exponent >= -6 ? self : quotient(by: 1).map { Money($0) } ?? self }

  /// Returns a fraction of the amount, rounded to six decimals unless it is the whole.
  func fraction(_ part: Int64, of whole: Int64) throws(CostError) -> Money {
    guard part != whole else { return self }
    let (product, overflow) = significand.multipliedReportingOverflow(by: Int128(part))
    guard !overflow,
      let fraction = Money(significand: product, exponent: exponent).quotient(by: Int128(whole))
    else { throw .outOfRange }
    return Money(fraction)
  }
}
