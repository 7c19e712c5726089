/// The treatment of an annotation that would leave the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What an annotation is kept inside of.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool
    /// The chart.
    public static let automatic = Boundary(isPlot: false)
    /// The chart with its axes.
    public static let chart = Boundary(isPlot: false)
    /// The plot alone.
    public static let plot = Boundary(isPlot: true)
  }

  /// How an annotation is kept inside, in one direction.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, disabled, fit, padScale }
    let kind: Kind
    var boundary = Boundary.automatic
    /// Moves the annotation until it fits into the chart without covering axes and, if possible,
    /// other bars.
    public static let automatic = Strategy(kind: .automatic)
    /// Not moved: it may be cut at the chart's edge.
    public static let disabled = Strategy(kind: .disabled)
    /// The same.
    public static let fit = Strategy(kind: .fit)
    /// The scale grows until it fits.
    public static let padScale = Strategy(kind: .padScale)
    /// Moved until it fits into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(kind: .fit, boundary: boundary)
    }
  }

  /// Moved in both directions until it fits.
  public static let automatic = AnnotationOverflowResolution()
  let x: Strategy
  let y: Strategy

  /// Creates a resolution from one strategy a direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
