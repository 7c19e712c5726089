/// The treatment of an annotation that would leave the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area that an annotation is kept inside.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool
    /// The chart.
    public static let automatic = Boundary(isPlot: false)
    /// The chart with its axes.
    public static let chart = Boundary(isPlot: false)
    /// The plot alone.
    public static let plot = Boundary(isPlot: true)
  }

  /// The treatment of overflow in one direction.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, disabled, fit, padScale }
    let kind: Kind
    var boundary = Boundary.automatic
    /// Moves the annotation until it fits into the chart without covering axes and, if possible,
    /// other bars.
    public static let automatic = Strategy(kind: .automatic)
    /// Leaves the annotation in place; it may be cut at the chart's edge.
    public static let disabled = Strategy(kind: .disabled)
    /// Equal to ``automatic`` in effect.
    public static let fit = Strategy(kind: .fit)
    /// Extends the scale until the annotation fits.
    public static let padScale = Strategy(kind: .padScale)
    /// Moves the annotation until it fits into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(kind: .fit, boundary: boundary)
    }
  }

  /// Moves the annotation in both directions until it fits.
  public static let automatic = AnnotationOverflowResolution()
  let x: Strategy
  let y: Strategy

  /// Creates a resolution from one strategy a direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
