import FoundationSubset
import TerminalViews

/// A mark in its erased form: where it is in the data, and which style it has.
///
/// A plain value without references, so that ten thousand cost one growing array.
@usableFromInline package struct MarkRecord: Sendable {
  @usableFromInline package enum Kind: UInt8, CaseIterable, Sendable {
    case line, area, bar, point, rule, rectangle, sector
  }

  var kind: Kind
  package var style: Int32
  /// The index of the explicit series, or -1.
  var series: Int32 = -1
  var sector: Int32 = -1
  var stacking = MarkStackingMethod.standard
  package var x = MarkExtent.none
  package var y = MarkExtent.none
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic

  package init(kind: Kind, style: Int32) {
    self.kind = kind
    self.style = style
  }
}

/// What a mark covers of one dimension.
package struct MarkExtent: Sendable {
  package enum Form: UInt8, Sendable {
    /// Unspecified: the whole plot, or where a one-dimensional mark lies.
    case none
    case value
    /// A value that covers an interval, such as a day.
    case bin
    case range
    /// Places of the plot in points, whatever the scale.
    case points
  }

  package var form: Form
  package var kind: ScaleKind
  /// The value, or the start; an index into the categories for a category.
  package var lower: Double
  /// The end; equal to `lower` for a value.
  package var upper: Double

  package static let none = MarkExtent(form: .none, kind: .number, lower: .nan, upper: .nan)

  package static func value(_ value: Double, kind: ScaleKind) -> MarkExtent {
    MarkExtent(form: .value, kind: kind, lower: value, upper: value)
  }

  /// Places in points from the plot's upper left; NaN where the plot's own edge is meant.
  static func points(_ lower: CGFloat?, _ upper: CGFloat?) -> MarkExtent {
    guard lower != nil || upper != nil else { return .none }
    return MarkExtent(
      form: .points, kind: .number, lower: lower.map { Double($0) } ?? .nan,
      upper: upper.map { Double($0) } ?? .nan)
  }

  /// Whether the dimension comes from data.
  package var isData: Bool { form == .value || form == .bin || form == .range }
  /// Whether it ends at the plot's own edge: below, or to the right.
  var reachesEnd: Bool { form == .none || (form == .points && upper.isNaN) }
  /// The value in the middle: where a point of a bin is drawn.
  package var middle: Double { form == .bin ? lower + (upper - lower) / 2 : lower }
}

extension MarkExtent {
  /// From a datum to another: to the end of a bin.
  init(from start: MarkExtent, to end: MarkExtent) {
    (form, kind, lower) = (.range, start.kind, start.lower)
    upper = end.form == .bin ? end.upper : end.lower
  }
}

/// The kinds of position scales that data ask for.
package enum ScaleKind: UInt8, Sendable { case number, date, category }

extension MarkRecord {
  /// What the mark covers along a direction.
  subscript(along axis: Axis) -> MarkExtent {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

struct SectorRecord: Sendable {
  var angle: MarkExtent
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  /// The distance in points by which the sides are moved inwards.
  var inset: CGFloat
}

/// A set of kinds of marks, for stages with nothing to do: a byte, for each of a million marks adds
/// its own.
struct MarkKinds: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ kind: MarkRecord.Kind) { self.init(rawValue: 1 << kind.rawValue) }

  static let line = MarkKinds(.line)
  static let point = MarkKinds(.point)
  static let rule = MarkKinds(.rule)
  static let area = MarkKinds(.area)
  static let bar = MarkKinds(.bar)
  static let rectangle = MarkKinds(.rectangle)
  static let sector = MarkKinds(.sector)
  /// What is filled.
  static let fills: MarkKinds = [.area, .bar, .rectangle, .sector]
}
