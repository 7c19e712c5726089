import FoundationSubset

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  // The direction from the mark, as fractions: -1 before, 0 in the middle, 1 after.
  let horizontal: Int
  let vertical: Int
  let isAutomatic: Bool

  init(_ horizontal: Int, _ vertical: Int, isAutomatic: Bool = false) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    self.isAutomatic = isAutomatic
  }

  /// Above the mark.
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  /// Over the middle of the mark.
  public static let overlay = AnnotationPosition(0, 0)
  /// Above.
  public static let top = AnnotationPosition(0, -1)
  /// Below.
  public static let bottom = AnnotationPosition(0, 1)
  /// To the left.
  public static let leading = AnnotationPosition(-1, 0)
  /// To the right.
  public static let trailing = AnnotationPosition(1, 0)
  /// Above, to the left.
  public static let topLeading = AnnotationPosition(-1, -1)
  /// Above, to the right.
  public static let topTrailing = AnnotationPosition(1, -1)
  /// Below, to the left.
  public static let bottomLeading = AnnotationPosition(-1, 1)
  /// Below, to the right.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// The properties of a mark that the content of its annotation can use.
public struct AnnotationContext: Sendable {
  /// The size of the mark's bounds in points.
  public let targetSize: CGSize
}
