/// The downsampling of a line with more points than dots.
///
/// Not part of Swift Charts.
public struct ChartDownsampling: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case minMax, mean, none }
  let kind: Kind

  /// The first, least, greatest and last point of each column of dots: the picture of all points.
  public static let minMax = ChartDownsampling(kind: .minMax)
  /// The mean of each column of dots: a calmer picture, without peaks.
  public static let mean = ChartDownsampling(kind: .mean)
  /// Every point, however long it takes.
  public static let none = ChartDownsampling(kind: .none)
}
