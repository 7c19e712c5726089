/// The treatment of missing data in lines; not part of Swift Charts.
public struct ChartLineGaps: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case connected
    case factor(Double)
    case distance(Double)
  }
  let kind: Kind

  /// Lines go on; only a value that is not finite breaks them.
  public static let connected = ChartLineGaps(kind: .connected)
  /// Lines and areas break where the distance along x exceeds 1.5 times the median.
  public static let breakOnMissing = ChartLineGaps.breakOnMissing(over: 1.5)

  /// Breaks lines and areas where the distance along x exceeds a multiple of the median of the
  /// series.
  public static func breakOnMissing(over factor: Double) -> ChartLineGaps {
    ChartLineGaps(kind: .factor(factor))
  }

  /// Breaks lines and areas where the distance along x exceeds a length; for dates in seconds.
  public static func breakOnMissing(longerThan distance: Double) -> ChartLineGaps {
    ChartLineGaps(kind: .distance(distance))
  }

  /// Returns the indices of the data of a line after which there is a gap.
  func gaps(in data: [Double]) -> [Int] {
    let steps = zip(data, data.dropFirst()).map { abs($1 - $0) }
    let limit: Double
    switch kind {
    case .connected: return []
    case .distance(let distance): limit = distance
    case .factor(let factor):
      let usual = steps.filter { $0.isFinite && $0 > 0 }.sorted()
      guard !usual.isEmpty else { return [] }
      limit = usual[usual.count / 2] * factor
    }
    return steps.indices.filter { steps[$0] > limit }
  }
}
