import FoundationSubset
import TerminalCore

/// The edges of bars with equal gaps, on half columns or on pixels.
///
/// A bar whose edges lie on eighths of a column has no character for its corners; for halves of a
/// cell in both directions there is one.
struct BarEdges {
  private let origin, grain, half: Double

  /// Measures the gaps: a column wide if there is space, or a fifth of the shortest bar in pixels.
  ///
  /// - Parameter shortest: The length of the shortest bar in seconds.
  init(_ x: PlotAxis, columns: Int, shortest: Double, pixels: PixelCell?) {
    let unit = (x.end - x.start) / Double(max(1, columns))
    let gap = shortest >= 2 * unit ? (pixels == nil ? unit : shortest * 0.2) : 0
    origin = x.start
    grain = gap == 0 && pixels == nil ? unit : unit / Double(pixels?.width ?? 2)
    half = (gap / 2 / grain).rounded() * grain
  }

  /// Returns the edges of a bar, which are at least a grain apart.
  func of(_ times: Range<Double>) -> (start: Double, end: Double) {
    func edge(_ time: Double) -> Double {
      origin + ((time - origin) / grain).rounded() * grain
    }
    let start = edge(times.lowerBound) + half
    return (start, max(edge(times.upperBound) - half, start + grain))
  }
}
