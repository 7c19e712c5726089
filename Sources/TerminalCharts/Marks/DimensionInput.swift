import FoundationSubset

/// What an initialiser of a mark said of one dimension.
@usableFromInline enum DimensionInput {
  case none
  case value(PlottedDatum)
  case range(PlottedDatum, PlottedDatum)
  /// Places of the plot in points.
  case points(CGFloat?, CGFloat?)
  /// Data of y and of z, of a mark in three dimensions.
  case depth(DepthInput)

  func xExtent(_ collector: inout _MarkCollector) -> MarkExtent {
    switch self {
    case .none, .depth: .none
    case .value(let datum): collector.x(datum)
    case .range(let start, let end): collector.x(from: start, to: end)
    case .points(let lower, let upper): .points(lower, upper)
    }
  }

  func yExtent(_ collector: inout _MarkCollector) -> MarkExtent {
    switch self {
    case .none: .none
    case .value(let datum): collector.y(datum)
    case .range(let start, let end): collector.y(from: start, to: end)
    case .points(let lower, let upper): .points(lower, upper)
    case .depth(let input): collector.y(input.y)
    }
  }
}

/// What a mark in three dimensions has more than others.
///
/// Apart, so that marks of flat charts are no larger for it.
@usableFromInline final class DepthInput: Sendable {
  let y: PlottedDatum
  let z: PlottedDatum

  @usableFromInline init(y: PlottedDatum, z: PlottedDatum) {
    self.y = y
    self.z = z
  }
}

/// What bars, points, rules and rectangles have in common: two dimensions and their sizes.
@usableFromInline struct MarkInput {
  let kind: MarkRecord.Kind
  let x: DimensionInput
  let y: DimensionInput
  let width: MarkDimension
  let height: MarkDimension
  let stacking: MarkStackingMethod

  @usableFromInline init(
    kind: MarkRecord.Kind, x: DimensionInput, y: DimensionInput,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .unstacked
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.stacking = stacking
  }

  func collect(into collector: inout _MarkCollector) {
    var record = MarkRecord(kind: kind, style: 0)
    record.x = x.xExtent(&collector)
    record.y = y.yExtent(&collector)
    record.width = width
    record.height = height
    record.stacking = stacking
    collector.append(record)
  }
}
