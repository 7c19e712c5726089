import Foundation
import TerminalViews

/// Whether lines go on where data are missing; a terminal's own addition.
public struct ChartLineGaps: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case connected
    case factor(Double)
    case distance(Double)
  }
  let kind: Kind

  /// Lines go on; only a value that is not finite breaks them.
  public static let connected = ChartLineGaps(kind: .connected)
  /// Lines and areas break where the distance along x is more than one and a half of the usual one.
  public static let breakOnMissing = ChartLineGaps.breakOnMissing(over: 1.5)

  /// Lines and areas break where the distance along x is more than so many times the median of a series.
  public static func breakOnMissing(over factor: Double) -> ChartLineGaps {
    ChartLineGaps(kind: .factor(factor))
  }

  /// Lines and areas break where the distance along x is more than a length: of dates in seconds.
  public static func breakOnMissing(longerThan distance: Double) -> ChartLineGaps {
    ChartLineGaps(kind: .distance(distance))
  }

  /// The indices of places, in the order of a line, after which there is a gap.
  func gaps(after places: [Double]) -> [Int] {
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    let limit: Double
    switch kind {
    case .connected: return []
    case .distance(let distance): limit = distance
    case .factor(let factor):
      let usual = steps.filter { $0.isFinite && $0 > 0 }.sorted()
      guard !usual.isEmpty else { return [] }
      limit = usual[usual.count / 2] * factor
    }
    return steps.indices.filter { steps[$0] > limit }
  }
}

/// What is drawn of a line with more points than dots; a terminal's own addition.
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

/// Where the sides of bars without a width of their own may lie; a terminal's own addition.
public enum ChartBarEdges: Hashable, Sendable {
  /// On half cells: bars are spread evenly, and the corners of some are not quite at their height.
  case halfCells
  /// On cells: the ends of bars are straight in every font, and gaps differ by a cell.
  case cells
}

extension View {
  /// Says where the sides of bars without a width of their own may lie.
  ///
  /// Half a cell has no eighths, so that the end of a bar that stands on halves can have corners, up
  /// to a quarter of a cell off; and in some fonts half blocks are lower than a cell. A terminal's
  /// own addition.
  public func chartBarEdges(_ edges: ChartBarEdges) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.barEdges = edges }
  }

  /// Says whether the lines of the charts inside go on where data are missing.
  ///
  /// A terminal's own addition.
  public func chartLineGaps(_ gaps: ChartLineGaps) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.lineGaps = gaps }
  }

  /// Cuts marks at the edge of the plot, as is usual, or lets them reach over the whole chart.
  ///
  /// A terminal's own addition.
  public func chartClipsMarks(_ clips: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.clipsMarks = clips }
  }

  /// Says what is drawn of lines with more points than dots.
  ///
  /// A terminal's own addition.
  public func chartDownsampling(_ downsampling: ChartDownsampling) -> ModifiedContent<
    Self, _EnvironmentModifier
  > {
    chartSettings { $0.downsampling = downsampling }
  }
}
