import FoundationSubset
import TerminalViews

/// A type-erased mark: its extents in the data and the index of its style.
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

/// The part of one dimension that a mark covers.
package struct MarkExtent: Sendable {
  package enum Form: UInt8, Sendable {
    /// Unspecified: the whole plot, or its middle for a mark without an extent.
    case none
    case value
    /// A value that covers an interval, such as a day.
    case bin
    case range
    /// Coordinates of the plot in points, independent of the scale.
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

  /// Coordinates in points from the plot's upper left corner; NaN for the plot's own edge.
  static func points(_ lower: CGFloat?, _ upper: CGFloat?) -> MarkExtent {
    guard lower != nil || upper != nil else { return .none }
    return MarkExtent(
      form: .points, kind: .number, lower: lower.map { Double($0) } ?? .nan,
      upper: upper.map { Double($0) } ?? .nan)
  }

  /// Whether the dimension comes from data.
  package var isData: Bool { form == .value || form == .bin || form == .range }
  /// Whether the ends are finite, if they come from data.
  package var isDrawable: Bool { !isData || (lower.isFinite && upper.isFinite) }
  /// Whether the extent ends at the lower or right edge of the plot.
  var reachesEnd: Bool { form == .none || (form == .points && upper.isNaN) }
  /// The middle of a bin, where its point is drawn, or the value.
  package var middle: Double { form == .bin ? lower + (upper - lower) / 2 : lower }
}

extension MarkExtent {
  /// Creates the range from one datum to another, including all of a bin at the end.
  init(from start: MarkExtent, to end: MarkExtent) {
    (form, kind, lower) = (.range, start.kind, start.lower)
    upper = end.form == .bin ? end.upper : end.lower
  }
}

/// The kind of position scale that a type of data needs.
package enum ScaleKind: UInt8, Sendable { case number, date, category }

extension MarkRecord {
  /// The extent of the mark along an axis.
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

/// A set of kinds of marks, in one byte because every mark adds its kind.
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
  /// The kinds of marks that are filled.
  static let fills: MarkKinds = [.area, .bar, .rectangle, .sector]
}
