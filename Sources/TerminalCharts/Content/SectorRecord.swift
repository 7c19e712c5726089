import FoundationSubset

struct SectorRecord: Sendable {
  var angle: MarkExtent
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  /// The distance in points by which the sides are moved inwards.
  var inset: CGFloat
}
