import FoundationSubset

/// The widths or heights of the marks of a plot: the same for all, or a property of each element.
///
/// ```swift
/// BarPlot(tasks, x: .value("Task", \.name), y: .value("Hours", \.hours), width: .fixed(\.people))
/// ```
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let size: ElementSize

  private init(size: ElementSize) { self.size = size }

  /// Creates a size in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// The size that fits each mark and its scale: 70 percent of a band.
  public static var automatic: Self { Self(size: ElementSize(.automatic)) }
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> Self { Self(size: ElementSize(.fixed(value))) }
  /// A size in points that is a property.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    Self(size: ElementSize(keyPath, MarkDimension.fixed))
  }
  /// The size of the band less a distance in points on both sides.
  public static func inset(_ value: CGFloat) -> Self { Self(size: ElementSize(.inset(value))) }
  /// The size of the band less a distance in points on both sides, which is a property.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    Self(size: ElementSize(keyPath, MarkDimension.inset))
  }
  /// A share of the band, 1 for all of it.
  public static func ratio(_ value: CGFloat) -> Self { Self(size: ElementSize(.ratio(value))) }
  /// A share of the band that is a property, 1 for all of it.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    Self(size: ElementSize(keyPath, MarkDimension.ratio))
  }
}
