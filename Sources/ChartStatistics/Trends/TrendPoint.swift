/// A point of a curve that was drawn through data.
public struct TrendPoint: Hashable, Sendable {
  /// The place.
  public let x: Double
  /// The value there.
  public let y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
