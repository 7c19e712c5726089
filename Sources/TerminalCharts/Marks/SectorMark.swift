import FoundationSubset

/// A sector of a pie or a donut, as wide as its share of the sum of all sectors.
///
/// Sectors follow each other clockwise from twelve o'clock, in the order of the data. Values that
/// are negative or not finite have no sector.
public struct SectorMark: PrimitiveChartContent {
  private let angle: PlottedDatum
  private let innerRadius: MarkDimension
  private let outerRadius: MarkDimension
  private let angularInset: CGFloat?

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: The value; a range is a sector from one sum to another.
  ///   - innerRadius: The radius of the hole: a fraction of the largest radius, points, or points
  ///     less than it; none by default.
  ///   - outerRadius: The radius of the rim, measured in the same way; the largest by default.
  ///   - angularInset: The distance in points by which the sides are moved inwards.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    self.angle = angle.datum
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.angularInset = angularInset
  }

  /// Adds the mark.
  public static func _collect(_ mark: Self, into collector: inout _MarkCollector) {
    var record = MarkRecord(kind: .sector, style: 0)
    record.sector = Int32(clamping: collector.collection.sectors.count)
    let extent = collector.collection.angle.extent(of: mark.angle, zone: collector.zone)
    collector.collection.sectors.append(
      SectorRecord(
        angle: extent, innerRadius: mark.innerRadius, outerRadius: mark.outerRadius,
        inset: mark.angularInset ?? 0))
    collector.append(record)
  }
}
