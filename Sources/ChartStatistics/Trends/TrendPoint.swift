/// A point of a curve that was fitted to data.
public struct TrendPoint: Hashable, Sendable {
  /// The x value.
  public let x: Double
  /// The y value.
  public let y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
