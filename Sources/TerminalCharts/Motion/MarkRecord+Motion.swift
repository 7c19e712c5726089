import FoundationSubset
import TerminalViews

extension MarkRecord {
  /// Interpolates the position and the size from another mark.
  mutating func move(from other: MarkRecord, _ fraction: Double) {
    x = other.x.mixed(with: x, fraction)
    y = other.y.mixed(with: y, fraction)
    width = other.width.mixed(with: width, fraction)
    height = other.height.mixed(with: height, fraction)
  }
}

extension MarkCollection {
  /// Interpolates the sector of a mark; the sum of all sectors is that of the end.
  mutating func moveSector(
    of index: Int, from other: Int, in origin: MotionPicture, _ fraction: Double,
    scale: inout AngleScale
  ) {
    let (mine, its) = (Int(records[index].sector), Int(origin.records[other].sector))
    guard mine >= 0, its >= 0 else { return }
    let before = origin.marks.collection.sectors[its]
    sectors[mine].innerRadius = before.innerRadius.mixed(with: sectors[mine].innerRadius, fraction)
    sectors[mine].outerRadius = before.outerRadius.mixed(with: sectors[mine].outerRadius, fraction)
    sectors[mine].inset = before.inset.mixed(with: sectors[mine].inset, fraction)
    if let turns = origin.scales.angle.turns[its] { scale.moveSector(mine, from: turns, fraction) }
  }
}

extension AngleScale {
  fileprivate mutating func moveSector(
    _ index: Int, from before: ClosedRange<Double>, _ fraction: Double
  ) {
    guard let turn = turns[index] else { return }
    let lower = before.lowerBound.mixed(with: turn.lowerBound, fraction)
    let upper = before.upperBound.mixed(with: turn.upperBound, fraction)
    turns[index] = min(lower, upper)...max(lower, upper)
  }
}

extension MarkExtent {
  // Compares bits, so that a missing value (NaN) equals a missing value.
  func isSame(as other: MarkExtent) -> Bool {
    form == other.form && kind == other.kind && lower.bitPattern == other.lower.bitPattern
      && upper.bitPattern == other.upper.bitPattern
  }

  /// Returns the interpolation with another extent, or the other extent if they have different
  /// forms.
  fileprivate func mixed(with other: MarkExtent, _ fraction: Double) -> MarkExtent {
    guard form == other.form, kind == other.kind, kind != .category, isData,
      lower.isFinite, upper.isFinite, other.lower.isFinite, other.upper.isFinite
    else { return other }
    var mixed = other
    mixed.lower = lower.mixed(with: other.lower, fraction)
    mixed.upper = upper.mixed(with: other.upper, fraction)
    return mixed
  }
}

extension MarkDimension {
  /// Returns the interpolation with another size, or the other size if they have different units.
  fileprivate func mixed(with other: MarkDimension, _ fraction: Double) -> MarkDimension {
    switch (storage, other.storage) {
    case (.fixed(let from), .fixed(let to)): MarkDimension(.fixed(from.mixed(with: to, fraction)))
    case (.inset(let from), .inset(let to)): MarkDimension(.inset(from.mixed(with: to, fraction)))
    case (.ratio(let from), .ratio(let to)): MarkDimension(.ratio(from.mixed(with: to, fraction)))
    default: other
    }
  }
}
