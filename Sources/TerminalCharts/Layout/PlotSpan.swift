import FoundationSubset
import TerminalViews

/// The part of a plot's width or height that a scale takes, in points from the left or from below.
struct PlotSpan: Sendable {
  /// The start and the end of the scale.
  private let range: ClosedRange<CGFloat>
  /// The ticks and their fit to cells; `nil` if they are not evenly spaced, or do not fit.
  private let grid: (ticks: TickGrid, fit: TickGrid.Fit)?
  let tickCell: TickGrid.CellPosition
  /// The distance by which the cells of the first and last ticks extend beyond these ticks.
  let halfCell: CGFloat
  /// The cells at the end that stay empty for an even grid.
  private var spareCells = 0

  /// The available length of a plot, and the requirements for the layout of a scale in it.
  struct AvailableLength {
    let length: CGFloat
    let unit: CGFloat
    /// The distance of lines from the edges of the plot, so that the first and the last value are
    /// whole; 0 for marks that begin at the edges.
    let inset: CGFloat
    let tickCell: TickGrid.CellPosition
    /// The cells that may stay empty for an even grid.
    let spare: Double
    let range: ErasedPositionRange?

    /// The plot without the padding at its ends.
    fileprivate var whole: ClosedRange<CGFloat> {
      var (start, end) = (CGFloat.zero, CGFloat.zero)
      if case .plot(let first, let last)? = range?.kind {
        (start, end) = (CGFloat(first).onCanvas, CGFloat(last).onCanvas)
      }
      let (lower, upper) = (inset + start, length - inset - end)
      return lower <= upper ? lower...upper : (lower + upper) / 2...(lower + upper) / 2
    }
  }

  /// Lays a scale out, with its ticks in the middle of cells or at their edges as far as possible.
  ///
  /// - Parameter zero: the position of zero on a scale of numbers.
  init(_ available: AvailableLength, axes: [ResolvedAxis], zero: Double?) {
    tickCell = available.tickCell
    let whole = available.whole
    let cells = CellMetrics.clamped(available.length / available.unit)
    if let ticks = TickGrid(axes),
      let fit = ticks.fit(
        in: cells,
        margins: (
          Double(whole.lowerBound / available.unit),
          Double((available.length - whole.upperBound) / available.unit)
        ), at: available.tickCell, spare: available.spare)
    {
      let start = CGFloat(fit.start) * available.unit
      range = start...(start + CGFloat(fit.length) * available.unit)
      grid = (ticks, fit)
      spareCells = max(0, cells - fit.used)
      halfCell = available.tickCell == .middle ? available.unit / 2 : 0
      return
    }
    (grid, halfCell) = (nil, 0)
    let marks = axes.flatMap(\.marks)
    let only = marks.count == 1 ? marks[0].position : nil
    let isTick = only != nil || marks.contains(where: \.isZero)
    guard let anchor = only ?? zero, only != nil || (available.inset == 0 && available.range == nil)
    else {
      range = whole
      return
    }
    range = available.aligned(at: CGFloat(anchor), inset: isTick ? available.unit / 2 : 0)
  }

  init(_ points: ClosedRange<Double>) {
    range = CGFloat(points.lowerBound).onCanvas...CGFloat(points.upperBound).onCanvas
    (grid, tickCell, halfCell) = (nil, .middle, 0)
  }

  /// Removes the spare cells at the end and returns their number.
  mutating func giveUpSpareCells() -> Int {
    defer { spareCells = 0 }
    return spareCells
  }

  func distance(at position: Double) -> CGFloat {
    (range.lowerBound + CGFloat(position) * (range.upperBound - range.lowerBound)).onCanvas
  }

  /// Returns the space before and after the scale in a plot of a length; 0 where it is more than
  /// `maximum`, the distance between a cell's edge and its middle.
  func margins(in length: CGFloat, maximum: CGFloat) -> (start: CGFloat, end: CGFloat) {
    func margin(_ free: CGFloat) -> CGFloat {
      maximum > 0 && (0...maximum + 1e-6).contains(free) ? free : 0
    }
    return (margin(range.lowerBound), margin(length - range.upperBound))
  }

  func position(at distance: CGFloat) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? Double((distance - range.lowerBound) / length) : 0.5
  }

  func keeps(_ position: Double) -> Bool {
    grid.map { $0.ticks.keeps(position, in: $0.fit) } ?? true
  }
}

extension PlotSpan.AvailableLength {
  /// Returns the range of the plot, shortened so that one position is aligned with its cell.
  ///
  /// Bars end in eighths of a cell, counted from its edge or middle: only if zero is there are bars
  /// above and below zero equally exact.
  fileprivate func aligned(at anchor: CGFloat, inset: CGFloat) -> ClosedRange<CGFloat> {
    let whole = whole
    guard anchor > 0, anchor < 1 else { return whole }
    let (lower, upper) = (whole.lowerBound, whole.upperBound)
    let coordinate = lower + anchor * (upper - lower)
    let nearest = ((coordinate - inset) / unit).rounded() * unit + inset
    guard nearest > lower, nearest < upper else { return whole }
    let aligned = part(of: whole, with: anchor, at: nearest)
    let maximum = max(unit, length / 16)
    guard upper - lower - (aligned.upperBound - aligned.lowerBound) > maximum else {
      return aligned
    }
    // Near an end of the range, the nearest edge may cost a third of the range. The edge on the
    // other side of zero then costs less than a cell.
    return part(
      of: whole, with: anchor, at: nearest <= coordinate ? nearest + unit : nearest - unit)
  }

  // Returns the longest part of a range that has the fraction `anchor` of it at a coordinate.
  private func part(
    of range: ClosedRange<CGFloat>, with anchor: CGFloat, at coordinate: CGFloat
  ) -> ClosedRange<CGFloat> {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return coordinate <= lower + anchor * (upper - lower)
      ? lower...(lower + (coordinate - lower) / anchor)
      : (upper - (upper - coordinate) / (1 - anchor))...upper
  }
}
