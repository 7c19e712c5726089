import FoundationSubset

/// The width or height of a bar, a rectangle or a sector.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable,
  Sendable
{
  enum Storage: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
  /// Creates a size in points.
  public init(floatLiteral value: Double) { storage = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { storage = .fixed(CGFloat(value)) }

  /// The size that fits the mark and its scale: 70 percent of a band.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// Returns a size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// Returns the size of the band less a distance in points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  /// Returns a fraction of the band, 1 for all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
}
