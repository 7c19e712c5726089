import FoundationSubset

/// The widths or heights of the marks of a plot: the same for all, or a property of each element.
///
/// ```swift
/// BarPlot(tasks, x: .value("Task", \.name), y: .value("Hours", \.hours), width: .fixed(\.people))
/// ```
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let size: (DataElement) -> MarkDimension

  private init(size: @escaping (DataElement) -> MarkDimension) { self.size = size }
  private init(_ size: MarkDimension) { self.size = { _ in size } }

  /// Creates a size in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// The size that fits each mark and its scale: 70 percent of a band.
  public static var automatic: Self { Self(.automatic) }
  /// Returns a size in points.
  public static func fixed(_ value: CGFloat) -> Self { Self(.fixed(value)) }
  /// Returns a size in points that is a property.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    Self { .fixed($0[keyPath: keyPath]) }
  }
  /// Returns the size of the band less a distance in points on both sides.
  public static func inset(_ value: CGFloat) -> Self { Self(.inset(value)) }
  /// Returns the size of the band less a distance in points on both sides, which is a property.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    Self { .inset($0[keyPath: keyPath]) }
  }
  /// Returns a fraction of the band, 1 for all of it.
  public static func ratio(_ value: CGFloat) -> Self { Self(.ratio(value)) }
  /// Returns a fraction of the band that is a property, 1 for all of it.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    Self { .ratio($0[keyPath: keyPath]) }
  }
}
