import FoundationSubset

/// Evenly spaced ticks of a scale, to be aligned with whole cells.
///
/// A character is in the middle of its cell, and so is a grid line. Grid lines are evenly spaced,
/// and a datum at a tick meets the tick's line, only if a step is a whole number of cells.
struct TickGrid: Hashable, Sendable {
  /// The position of the first tick on the scale, 0…1.
  private let first: Double
  /// The distance between ticks on the scale.
  private let step: Double
  private let steps: Int
  /// The index of the tick that is always kept: the tick at zero, or the first.
  private let anchor: Int

  private static let tolerance = 1e-6

  /// The grid of all axes of a direction, or of the first that has one; `nil` where distances
  /// differ.
  init?(_ axes: [ResolvedAxis]) {
    let marks = axes.map { $0.marks.filter { !$0.isEmpty } }
    guard
      let grid = TickGrid(marks: marks.flatMap { $0 })
        ?? marks.lazy.compactMap(TickGrid.init(marks:)).first
    else { return nil }
    self = grid
  }

  private init?(marks: [ResolvedAxisMark]) {
    let positions = marks.map(\.position).sorted()
    guard let first = positions.first, let last = positions.last, last > first else { return nil }
    let tolerance = Self.tolerance * (last - first)
    let gaps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    let minimum = gaps.filter { $0 > tolerance }.min() ?? 0
    guard minimum > 0, (last - first) / minimum < Double(NumericTicks.maximumCount) else {
      return nil
    }
    steps = Int(((last - first) / minimum).rounded())
    // The mean step, so that the rounding errors of single steps do not add up.
    let step = (last - first) / Double(steps)
    (self.first, self.step) = (first, step)
    func number(_ position: Double) -> Double { (position - first) / step }
    anchor = marks.first(where: \.isZero).map { Int(number($0.position).rounded()) } ?? 0
    let isEven = positions.allSatisfy {
      abs(number($0) - number($0).rounded()) < Self.tolerance
    }
    // Steps without a tick, as on a curved scale, would need more cells than look even.
    guard isEven, Set(positions.map { Int(number($0).rounded()) }).count > steps else { return nil }
  }
}

extension TickGrid {
  /// The position of a tick in its cell.
  enum CellPosition: Sendable {
    /// In the middle, where grid lines are drawn.
    case middle
    /// At the leading edge of the cell, where a bar begins that covers the time from a tick on.
    case edge
  }

  /// A grid fitted to cells.
  struct Fit: Hashable, Sendable {
    /// The interval of the ticks that are kept: 2 for every second tick.
    fileprivate(set) var thinning = 1
    /// The cells from a tick that is kept to the next.
    fileprivate(set) var cellsPerStep = 0
    /// The cells from the start of the plot to the start of the scale.
    fileprivate(set) var start = 0.0
    /// The cells from the start to the end of the scale.
    fileprivate(set) var length = 0.0
    /// The cells that are needed in all.
    fileprivate(set) var used = 0
    /// The steps between kept ticks, and whether the last tick is kept.
    fileprivate let count: Int
    fileprivate let keepsLast: Bool
  }

  /// Returns the largest grid on a number of cells.
  ///
  /// Spare cells are at the end. If they exceed a limit, or if there are fewer cells than ticks,
  /// only every second, third, … tick is kept.
  ///
  /// - Returns: The first grid within that limit, or one of as many ticks that keeps the last;
  ///   otherwise the one with the fewest spare cells; `nil` if two ticks do not fit.
  func fit(
    in cells: Int, margins: (start: Double, end: Double), at tickCell: CellPosition, spare: Double
  ) -> Fit? {
    var (best, found): (Fit?, Fit?)
    for thinning in 1...steps {
      guard let fit = fit(in: cells, margins: margins, at: tickCell, thinning: thinning) else {
        continue
      }
      let isAiry = thinning <= 2 || fit.cellsPerStep > 1
      // Bins end at the last tick, whose cell is one of the spare ones.
      let limit = tickCell == .edge ? spare + 1 : spare
      if isAiry && Double(cells - fit.used) <= limit {
        if fit.keepsLast && fit.count == found?.count ?? fit.count { return fit }
        found = found ?? fit
      }
      if let found, fit.count < found.count { return found }
      if fit.used > best?.used ?? 0 { best = fit }
    }
    return found ?? best
  }

  private func fit(
    in cells: Int, margins: (start: Double, end: Double), at tickCell: CellPosition, thinning: Int
  ) -> Fit? {
    let kept = anchor % thinning
    let count = (steps - kept) / thinning
    guard count > 0 else { return nil }
    // Lengths in steps between kept ticks; the scale before the first and after the last of them.
    let length = 1 / (step * Double(thinning))
    let before = (first + Double(kept) * step) * length
    let after = max(0, length - before - Double(count))
    let inset = tickCell == .middle ? 0.5 : 0
    var perStep = Int(min(Double(cells) / max(1, Double(count)), 1e6))
    while perStep > 0 {
      let size = Double(perStep)
      let head = Self.ceiling(before * size + margins.start - inset)
      let tail = Self.ceiling(after * size + margins.end - inset)
      // The last tick is drawn in a cell of its own.
      let used = head + count * perStep + (tickCell == .middle ? tail + 1 : max(1, tail))
      if used <= cells {
        return Fit(
          thinning: thinning, cellsPerStep: perStep,
          start: Double(head) + inset - before * size, length: length * size, used: used,
          count: count, keepsLast: kept + count * thinning == steps)
      }
      // One cell less per step saves at most `length + 2` cells, because two may have been rounded
      // up.
      perStep -= max(1, Int(Double(used - cells) / (length + 2)))
    }
    return nil
  }

  private static func ceiling(_ cells: Double) -> Int {
    Int((cells - tolerance).rounded(.up).clamped(to: -1e6...1e6))
  }

  func keeps(_ position: Double, in fit: Fit) -> Bool {
    (Int(((position - first) / step).rounded()) - anchor).isMultiple(of: fit.thinning)
  }
}
