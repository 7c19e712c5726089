/// Whether lines go on where data are missing; a terminal's own addition.
public struct ChartLineGaps: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case connected
    case factor(Double)
    case distance(Double)
  }
  let kind: Kind

  /// Lines go on; only a value that is not finite breaks them.
  public static let connected = ChartLineGaps(kind: .connected)
  /// Lines and areas break where the distance along x is more than one and a half of the usual one.
  public static let breakOnMissing = ChartLineGaps.breakOnMissing(over: 1.5)

  /// Breaks lines and areas where the distance along x exceeds a multiple of the median of the
  /// series.
  public static func breakOnMissing(over factor: Double) -> ChartLineGaps {
    ChartLineGaps(kind: .factor(factor))
  }

  /// Lines and areas break where the distance along x is more than a length: of dates in seconds.
  public static func breakOnMissing(longerThan distance: Double) -> ChartLineGaps {
    ChartLineGaps(kind: .distance(distance))
  }

  /// The indices of places, in the order of a line, after which there is a gap.
  ///
  /// - Parameter usualStep: asked for the usual distance along the whole line, where that decides.
  func gaps(after places: [Double], usualStep: () -> Double?) -> [Int] {
    let limit: Double
    switch kind {
    case .connected: return []
    case .distance(let distance): limit = distance
    case .factor(let factor):
      guard let usual = usualStep() else { return [] }
      limit = usual * factor
    }
    return places.indices.dropLast().filter { abs(places[$0 + 1] - places[$0]) > limit }
  }
}
