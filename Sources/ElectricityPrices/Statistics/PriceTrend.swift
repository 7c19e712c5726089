/// A range of slots over which prices rise, fall or stay level.
public struct PriceTrend: Hashable, Sendable {
  /// The direction of the prices.
  public enum Direction: String, Hashable, Sendable {
    case rising, falling, level
  }

  /// The direction of the prices.
  public let direction: Direction
  /// The slots from the previous turning point to the next, both included.
  public let slots: ClosedRange<Int>
}

extension PriceSeries {
  /// Returns the trends of the prices, ignoring swings below a fraction of the whole range.
  ///
  /// - Parameters:
  ///   - range: The slots to examine.
  ///   - tolerance: The fraction of the range from lowest to highest that a swing needs, 0…1.
  /// - Returns: Trends in order, each beginning where the last one ends; empty without prices.
  public func trends(in range: Range<Int>? = nil, tolerance: Double = 0.2) -> [PriceTrend] {
    let range = (range ?? indices).clamped(to: indices)
    let known: [Point] = range.compactMap { index in
      let value = prices.double(index)
      return value.isNaN ? nil : (index, value)
    }
    guard let first = known.first, let last = known.last, first.index < last.index else {
      return []
    }
    let values = known.map(\.value)
    let spread = (values.max() ?? 0) - (values.min() ?? 0)
    let needed = spread * Swift.min(Swift.max(tolerance, 0), 1)
    guard spread > 0 else {
      return [PriceTrend(direction: .level, slots: first.index...last.index)]
    }
    return parts(between: turns(of: known, needed: needed), needed: needed)
  }

  private typealias Point = (index: Int, value: Double)

  /// Returns the points at which a swing of at least the needed size ends.
  private func turns(of points: [Point], needed: Double) -> [Point] {
    var turns = [points[0]]
    // The extremes since the last turning point; each becomes one if the prices swing back.
    var (low, high) = (points[0], points[0])
    var direction = 0
    for point in points.dropFirst() {
      if point.value < low.value { low = point }
      if point.value > high.value { high = point }
      if direction >= 0, high.value - point.value >= needed {
        turns.append(high)
        (direction, low) = (-1, point)
        high = point
      } else if direction <= 0, point.value - low.value >= needed {
        turns.append(low)
        (direction, high) = (1, point)
        low = point
      }
    }
    let end = direction > 0 ? high : direction < 0 ? low : points[points.count - 1]
    return turns + [end, points[points.count - 1]]
  }

  /// Returns the trends between turns; the last one can be smaller than a swing.
  private func parts(between turns: [Point], needed: Double) -> [PriceTrend] {
    zip(turns, turns.dropFirst()).compactMap { from, to in
      guard from.index < to.index else { return nil }
      let change = to.value - from.value
      let direction: PriceTrend.Direction =
        abs(change) < needed / 4 ? .level : change > 0 ? .rising : .falling
      return PriceTrend(direction: direction, slots: from.index...to.index)
    }
  }
}
