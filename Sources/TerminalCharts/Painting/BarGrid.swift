import FoundationSubset
import TerminalViews

/// Where the automatic bars of a direction stand: all of one width, evenly spread, on half cells.
///
/// A half cell at the side of a bar has no eighths: of its free end it shows nothing, half or all,
/// whichever is nearest and at most a quarter of a cell from the truth. Where two are equally near
/// it is the lower one, for shoulders are read as part of a bar, and horns are not.
struct BarGrid {
  /// The extent in points of what is whole: a cell, or a pixel.
  let unit: CGFloat
  /// What edges are rounded to: half a cell, or all of it where no character is half of one.
  var grain: CGFloat
  // From one bar to the next; `nil` where bands are too different for one width.
  private let step: CGFloat?

  /// - Parameters:
  ///   - bin: the length of data that decides on the width of bars; see ``BarBins``.
  ///   - hasHalves: whether characters can show half a cell of every ink.
  ///   - scale: the pixels of a point, where bars are drawn in pixels.
  init(_ direction: PlotDirection, bin: Double?, hasHalves: Bool, _ scale: PixelScale?) {
    let pixel = scale.map { CGFloat(1 / (direction.axis == .x ? $0.x : $0.y)) }
    unit = pixel ?? (direction.axis == .x ? CellMetrics.columnWidth : CellMetrics.rowHeight)
    grain = hasHalves ? unit / 2 : unit
    step = Self.step(of: bin, direction)
  }

  /// The part of a band that a bar fills: about 70 percent while there is room for a gap, of a cell
  /// where the step is three or more and of half a cell from two on; below all of it, so that
  /// neighbours touch.
  func bar(in band: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let step = length(of: band)
    guard step >= unit + 2 * grain - Self.tolerance else {
      guard step >= unit / 2 - Self.tolerance else { return band }
      let grain = step >= unit - Self.tolerance ? grain : unit / 2
      return Self.snapped(band, to: grain)
    }
    let width = width(of: step)
    let start = Self.snapped(
      (band.lowerBound + band.upperBound - width) / 2, to: isWhole(step / unit) ? unit : grain)
    return start...(start + width)
  }

  /// The length that decides on the width of a bar: that of the shortest band, where all are alike.
  func length(of band: ClosedRange<CGFloat>) -> CGFloat {
    step ?? band.upperBound - band.lowerBound
  }

  // Where the step is a whole number of half cells, so is the rest on either side: all bars look
  // alike. Where it is a whole number of cells, bars are too, and have eighths all along their free
  // ends.
  private func width(of step: CGFloat) -> CGFloat {
    let gap = step >= 3 * unit - Self.tolerance ? unit : grain
    let most = ((step - gap) / grain + Self.tolerance).rounded(.down)
    let count = step / grain
    let wanted = 0.7 * count
    guard grain < unit, isWhole(count) else { return min(wanted.rounded(), most) * grain }
    let rest = 2 * ((count - wanted) / 2 - Self.tolerance).rounded()
    return min(count.rounded() - rest, most) * grain
  }

  private func isWhole(_ number: CGFloat) -> Bool {
    abs(number - number.rounded()) < Self.tolerance
  }
}

extension BarGrid {
  /// What rounding errors may take from a length.
  static var tolerance: CGFloat { 1e-6 }

  /// The nearest edge; of two equally near the later one, whatever rounding errors say.
  static func snapped(_ place: CGFloat, to grain: CGFloat) -> CGFloat {
    (place / grain + tolerance).rounded() * grain
  }

  /// The edges nearest to both ends.
  static func snapped(_ band: ClosedRange<CGFloat>, to grain: CGFloat) -> ClosedRange<CGFloat> {
    snapped(band.lowerBound, to: grain)...snapped(band.upperBound, to: grain)
  }
}

extension BarGrid {
  private static func step(of bin: Double?, _ direction: PlotDirection) -> CGFloat? {
    let scale = direction.scale.scale
    guard let bin, case .continuous(.linear, let domain, _) = scale.kind else { return nil }
    let positions = (scale.position(domain.lowerBound), scale.position(domain.lowerBound + bin))
    let length = abs(direction.place(at: positions.1) - direction.place(at: positions.0))
    return length.isFinite && length > 0 ? length : nil
  }
}
