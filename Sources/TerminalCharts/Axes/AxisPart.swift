import FoundationSubset
import TerminalViews

/// A grid line or a tick.
package struct AxisLinePart {
  package var centered: Bool?
  var stroke: StrokeStyle?
  var paint: Paint?
  var offset = CGSize.zero
  /// Whether the line is one of the default marks.
  package var isAutomatic = false
  /// The length of a tick.
  var extent = AxisTickExtent.automatic
}

/// A label.
struct AxisLabelPart {
  enum Content {
    /// The value in a format; in the axis' own when `nil`.
    case formatted(AxisLabelFormat?)
    case view(_ViewNode)
  }
  var content: Content
  var options = AxisLabelOptions()
  var paint: Paint?
  var offset = CGSize.zero
}

/// The placement of a label.
package struct AxisLabelOptions {
  package var centered: Bool?
  var anchor: UnitPoint?
  /// The alignment of labels of different sizes, across the axis.
  var multiLabelAlignment: Alignment?
  var collisionResolution = AxisValueLabelCollisionResolution.automatic
  /// Whether the plot, or the marks in it, make space for the label.
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A type-erased format of axis values.
struct AxisLabelFormat {
  let string: (PlottedValue, EnvironmentValues) -> String?

  init<F: FormatStyle>(_ format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
    string = { value, environment in
      F.FormatInput(plotted: value).map(format.settled(in: environment).format)
    }
  }
}

#if Foundation
  /// A format of doubles: the type of `.number` and `.percent` where the type of the axis values is
  /// unknown.
  public protocol _AxisNumberFormat: FormatStyle
  where FormatInput == Double, FormatOutput == String {}
  extension FloatingPointFormatStyle<Double>: _AxisNumberFormat {}
  extension FloatingPointFormatStyle<Double>.Percent: _AxisNumberFormat {}
#endif

/// A value of an axis, given to the closure that makes its marks.
public struct AxisValue {
  /// The index of the value among those of the axis, from zero.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int
  let value: PlottedValue
  /// The text of the value as the axis writes it: all have the same number of decimals.
  public let label: String

  /// Reads the value as a type; `nil` when it is of another kind.
  ///
  /// An integer is read from a number without a fraction.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: value) }
}

/// The treatment of labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, disabled, truncate, greedy }
  let kind: Kind
  var priority = 0.0
  var minimumSpacing: CGFloat?
  /// Every second, third … label is left out until none overlap.
  public static var automatic: Self { Self(kind: .automatic) }
  /// All labels are drawn.
  public static var disabled: Self { Self(kind: .disabled) }
  /// Labels are shortened.
  public static var truncate: Self { Self(kind: .truncate) }
  /// A label that would touch the previous one is left out.
  public static var greedy: Self { Self(kind: .greedy) }
  /// Omits a label that would touch one before it, or one of higher priority.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    Self(kind: .greedy, priority: priority, minimumSpacing: minimumSpacing)
  }
}

/// The direction in which a text that names a value is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  /// Horizontal.
  public static var automatic: Self { Self(kind: .automatic) }
  /// Horizontal.
  public static var horizontal: Self { Self(kind: .horizontal) }
  /// From top to bottom, one letter in each row.
  public static var vertical: Self { Self(kind: .vertical) }
  /// From bottom to top, one letter in each row.
  public static var verticalReversed: Self { Self(kind: .verticalReversed) }
}
