import CivilTime
import FoundationSubset

/// The input of a mark's initialiser for one dimension.
@usableFromInline package enum DimensionInput {
  case none
  case value(PlottedDatum)
  case range(PlottedDatum, PlottedDatum)
  /// Coordinates of the plot in points.
  case points(CGFloat?, CGFloat?)
  /// Data of y and of z, of a mark in three dimensions.
  case depth(DepthInput)

  /// Returns the extent of the mark in the dimension, and updates the dimension's data.
  func extent(in data: inout DimensionData, zone: Zone) -> MarkExtent {
    switch self {
    case .none: .none
    case .value(let datum): data.extent(of: datum, zone: zone)
    case .range(let start, let end):
      MarkExtent(
        from: data.extent(of: start, zone: zone), to: data.extent(of: end, zone: zone))
    case .points(let lower, let upper): .points(lower, upper)
    case .depth(let input): data.extent(of: input.y, zone: zone)
    }
  }
}

/// The additional data of a mark in three dimensions.
///
/// A separate object, so that marks of flat charts stay small.
@usableFromInline package final class DepthInput: Sendable {
  package let y: PlottedDatum
  package let z: PlottedDatum

  @usableFromInline init(y: PlottedDatum, z: PlottedDatum) {
    self.y = y
    self.z = z
  }
}

/// The common input of marks in two dimensions.
@usableFromInline package struct MarkInput {
  package let kind: MarkRecord.Kind
  package let x: DimensionInput
  package let y: DimensionInput
  let width: MarkDimension
  let height: MarkDimension
  let stacking: MarkStackingMethod
  let series: PlottedDatum?

  @usableFromInline init(
    kind: MarkRecord.Kind, x: DimensionInput, y: DimensionInput,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .unstacked, series: PlottedDatum? = nil
  ) {
    (self.kind, self.x, self.y) = (kind, x, y)
    (self.width, self.height) = (width, height)
    (self.stacking, self.series) = (stacking, series)
  }

  func collect(into collector: inout _MarkCollector) {
    var record = MarkRecord(kind: kind, style: 0)
    record.x = x.extent(in: &collector.collection.x, zone: collector.zone)
    record.y = y.extent(in: &collector.collection.y, zone: collector.zone)
    record.width = width
    record.height = height
    record.stacking = stacking
    if let series { record.series = collector.collection.series.index(of: series) }
    collector.append(record)
  }
}

/// A mark of one record, which is made from its input.
package protocol InputMark: PrimitiveChartContent {
  var input: MarkInput { get }
}

extension InputMark {
  /// Adds the mark.
  public static func _collect(_ mark: Self, into collector: inout _MarkCollector) {
    mark.input.collect(into: &collector)
  }
}
