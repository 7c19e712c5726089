import Foundation
import TerminalCore
import TerminalViews

/// The plot area: the one place that turns positions of scales, 0…1, into points of the canvas and back.
///
/// Lines and points are drawn at the middle of dots: their scales keep half a dot from the plot's edges, so
/// that the first and the last value are whole. Bars and areas begin at the edges themselves.
struct PlotGeometry: Sendable {
  /// The plot in points of the canvas.
  let frame: CGRect
  private let x: ClosedRange<CGFloat>
  private let y: ClosedRange<CGFloat>

  init(plot: CellRect, marks: ArrangedMarks, scales: ChartScales, settings: ScaleSettings) {
    frame = CellMetrics.points(plot)
    var fills = (x: scales.x.kind == .category, y: scales.y.kind == .category)
    for (index, record) in marks.records.enumerated() where !(fills.x && fills.y) {
      switch record.kind {
      case .bar, .rectangle: fills = (true, true)
      case .area:
        if marks.isHorizontal[index] { fills.x = true } else { fills.y = true }
      default: break
      }
      fills.x = fills.x || record.x.form == .bin
      fills.y = fills.y || record.y.form == .bin
    }
    let across = Self.range(
      length: frame.width, inset: fills.x ? 0 : CellMetrics.dot / 2, setting: settings.x)
    let upwards = Self.range(
      length: frame.height, inset: fills.y ? 0 : CellMetrics.dot / 2, setting: settings.y,
      flipped: true)
    x =
      settings.x.range == nil && fills.x
      ? Self.aligned(
        across, zero: scales.x.zeroPosition, unit: CellMetrics.columnWidth,
        spare: across.length / 10)
      : across
    // Positions of y run from the bottom to the top.
    y =
      settings.y.range == nil && fills.y
      ? Self.aligned(
        upwards, zero: scales.y.zeroPosition.map { 1 - $0 }, unit: CellMetrics.rowHeight,
        spare: CellMetrics.rowHeight)
      : upwards
  }

  /// Shrinks a range so that zero lies between two cells.
  ///
  /// Bars end in eighths of a cell counted from a cell's edge: only from there are those above and those
  /// below zero equally exact.
  ///
  /// - Parameter spare: how much shorter the range may be for the nearest edge; of columns there
  ///   are more than of rows.
  private static func aligned(
    _ range: ClosedRange<CGFloat>, zero: Double?, unit: CGFloat, spare: CGFloat
  ) -> ClosedRange<CGFloat> {
    guard let zero = zero.map({ CGFloat($0) }), zero > 0, zero < 1 else { return range }
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let place = lower + zero * (upper - lower)
    let nearest = (place / unit).rounded() * unit
    guard nearest > lower, nearest < upper else { return range }
    let aligned = Self.range(range, zero: zero, at: nearest)
    guard range.length - aligned.length > max(unit, spare) else { return aligned }
    // Near an end of the range the nearest edge may take a third of it. Then the edge on the other
    // side of zero takes less than a cell.
    return Self.range(range, zero: zero, at: nearest <= place ? nearest + unit : nearest - unit)
  }

  // The part of a range in which zero lies at a place.
  private static func range(
    _ range: ClosedRange<CGFloat>, zero: CGFloat, at place: CGFloat
  ) -> ClosedRange<CGFloat> {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return place <= lower + zero * (upper - lower)
      ? lower...(lower + (place - lower) / zero)
      : (upper - (upper - place) / (1 - zero))...upper
  }

  private static func range(
    length: CGFloat, inset: CGFloat, setting: ScaleSetting, flipped: Bool = false
  ) -> ClosedRange<CGFloat> {
    var (start, end) = (CGFloat.zero, CGFloat.zero)
    switch setting.range?.kind {
    case .points(let range):
      return CGFloat(range.lowerBound).onCanvas...CGFloat(range.upperBound).onCanvas
    case .plot(let first, let last):
      (start, end) = (CGFloat(first).onCanvas, CGFloat(last).onCanvas)
    case nil: break
    }
    // The start of a y axis is at the bottom of the plot.
    if flipped { swap(&start, &end) }
    let lower = inset + start
    let upper = length - inset - end
    return lower <= upper ? lower...upper : (lower + upper) / 2...(lower + upper) / 2
  }

  /// The place of a position of the x scale, in points from the plot's left edge.
  func x(at position: Double) -> CGFloat {
    (x.lowerBound + CGFloat(position) * (x.upperBound - x.lowerBound)).onCanvas
  }

  /// The place of a position of the y scale, in points from the plot's upper edge.
  func y(at position: Double) -> CGFloat {
    (y.upperBound - CGFloat(position) * (y.upperBound - y.lowerBound)).onCanvas
  }

  /// The position of the x scale at a place in points from the plot's left edge.
  func xPosition(at x: CGFloat) -> Double {
    let length = self.x.upperBound - self.x.lowerBound
    return length > 0 ? Double((x - self.x.lowerBound) / length) : 0.5
  }

  /// The position of the y scale at a place in points from the plot's upper edge.
  func yPosition(at y: CGFloat) -> Double {
    let length = self.y.upperBound - self.y.lowerBound
    return length > 0 ? Double((self.y.upperBound - y) / length) : 0.5
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CGFloat {
  /// The length itself where it can be counted with; far away for what is farther, 0 for none.
  var onCanvas: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
