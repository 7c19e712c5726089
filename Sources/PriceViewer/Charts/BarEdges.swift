import TerminalCore

/// The edges of bars with equal gaps, on half columns or on pixels.
///
/// There are characters for corners on half cells, but not for corners on eighths.
struct BarEdges {
  private let origin, grain: Double
  /// The parts of a gap before and after a bar.
  private let before, after: Double

  /// Measures the gaps: a column wide if there is space, or a fifth of the shortest bar in pixels.
  ///
  /// - Parameters:
  ///   - shortest: The length of the shortest bar in seconds.
  ///   - isFlat: Whether most bars are lower than a row, where only whole columns have all heights.
  init(
    _ x: PlotAxis, columns: Int, shortest: Double, pixels: PixelCell?, isFlat: Bool = false
  ) {
    let unit = (x.end - x.start) / Double(max(1, columns))
    let gap = shortest >= 2 * unit ? (pixels == nil ? unit : shortest * 0.2) : 0
    origin = x.start
    let isWhole = pixels == nil && (gap == 0 || isFlat)
    grain = isWhole ? unit : unit / Double(pixels?.width ?? 2)
    let half = (gap / 2 / grain).rounded() * grain
    (before, after) = isWhole ? (gap, 0) : (half, half)
  }

  /// Returns the edges of a bar, which are at least a grain apart.
  func of(_ times: Range<Double>) -> (start: Double, end: Double) {
    func edge(_ time: Double) -> Double {
      origin + ((time - origin) / grain).rounded() * grain
    }
    let start = edge(times.lowerBound) + before
    return (start, max(edge(times.upperBound) - after, start + grain))
  }
}
