import FoundationSubset

/// Lengths that are drawn and left out in turn.
struct DashPattern {
  // Where each length ends, from the beginning of the pattern.
  private let ends: [Double]

  init(_ lengths: [CGFloat]) {
    // An odd number of lengths counts twice, as in PostScript and Core Graphics.
    let pattern = lengths.count % 2 == 1 ? lengths + lengths : lengths
    var total = 0.0
    ends = pattern.map { length in
      total += Double(max(0, length))
      return total
    }
  }

  var hasGaps: Bool { (ends.last ?? 0) > 0 && ends.last?.isFinite == true }

  /// Whether the line is drawn at a distance, in points, from the beginning.
  func isDrawn(at distance: Double) -> Bool {
    guard hasGaps, let period = ends.last else { return true }
    var rest = distance.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    return (ends.firstIndex { rest < $0 } ?? 0) % 2 == 0
  }
}
