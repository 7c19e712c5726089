import FoundationSubset
import TerminalViews

/// The scale of sectors: from running sums to turns, clockwise from twelve o'clock.
struct AngleScale {
  /// The range of each sector, in turns; `nil` if it has no value.
  var turns: [ClosedRange<Double>?] = []
  private(set) var total = 0.0

  init(_ sectors: [SectorRecord]) {
    var sum = 0.0
    let sums = sectors.map { sector -> ClosedRange<Double>? in
      guard sector.angle.kind == .number, sector.angle.lower.isFinite else { return nil }
      if sector.angle.form == .bin { return Self.range(sector.angle, including: &sum) }
      guard sector.angle.lower > 0 else { return nil }
      let start = sum
      sum = min(sum + sector.angle.lower, .greatestFiniteMagnitude)
      return start...sum
    }
    total = sum
    turns = sums.map { [total] range in
      guard let range, total > 0 else { return nil }
      return range.lowerBound / total...range.upperBound / total
    }
  }

  private static func range(
    _ angle: MarkExtent, including sum: inout Double
  ) -> ClosedRange<Double>? {
    guard angle.upper.isFinite, angle.lower >= 0, angle.upper > angle.lower else { return nil }
    sum = max(sum, angle.upper)
    return angle.lower...angle.upper
  }

  /// Returns the running sum at an angle; `nil` without sectors.
  func value(at angle: Angle) -> Double? {
    guard total > 0, angle.radians.isFinite else { return nil }
    let turn = angle.radians / (2 * .pi)
    return (turn - turn.rounded(.down)) * total
  }
}
