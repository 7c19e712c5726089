import FoundationSubset
import TerminalViews

extension MarkGeometry {
  /// Returns the rectangle of a bar or a rectangle mark on the canvas; `nil` when it is undefined.
  func rectangle(of index: Int) -> CGRect? {
    let (kind, style) = (marks.records[index].kind, marks.style(of: index))
    let (xExtent, yExtent) = (marks.records[index].x, marks.records[index].y)
    guard var xSlot = x.filledSpan(of: xExtent, kind), var ySlot = y.filledSpan(of: yExtent, kind)
    else { return nil }
    if isSlot(xExtent) {
      let width = marks.records[index].width
      xSlot = slot(xSlot, width, kind, style, axis: .horizontal)
    }
    if isSlot(yExtent) {
      let height = marks.records[index].height
      ySlot = slot(ySlot, height, kind, style, axis: .vertical)
    }
    let rect = CGRect(
      x: plot.frame.minX + xSlot.lowerBound + style.offset.xStart.onCanvas,
      y: plot.frame.minY + ySlot.lowerBound + style.offset.yStart.onCanvas,
      width: xSlot.upperBound - xSlot.lowerBound + style.offset.xEnd.onCanvas
        - style.offset.xStart.onCanvas,
      height: ySlot.upperBound - ySlot.lowerBound + style.offset.yEnd.onCanvas
        - style.offset.yStart.onCanvas)
    let isTile = kind == .rectangle && xExtent.form == .range && yExtent.form == .range
    return isTile && precision != .cells ? onPixels(rect) : rect
  }

  /// Returns a rectangle with its edges between pixels: neighbours would show a seam inside one.
  private func onPixels(_ rect: CGRect) -> CGRect {
    guard rect.width > precision.edge.width, rect.height > precision.edge.height else {
      return rect
    }
    let x = BarGrid.snapped(rect.minX...rect.maxX, to: precision.edge.width)
    let y = BarGrid.snapped(rect.minY...rect.maxY, to: precision.edge.height)
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  // Whether an extent is a band or a bin, which a bar fills in part.
  private func isSlot(_ extent: MarkExtent) -> Bool {
    extent.form == .bin || extent.form == .value
  }

  /// Returns the part of a band that a bar fills, its edges on half cells.
  private func slot(
    _ band: ClosedRange<CGFloat>, _ dimension: MarkDimension, _ kind: MarkRecord.Kind,
    _ style: MarkStyle, axis: Axis
  ) -> ClosedRange<CGFloat> {
    let grid = axis == .horizontal ? xBars : yBars
    let (unit, grain) = (grid.unit, grid.grain)
    if let column = Self.column(style, axis) {
      return part(of: band, at: column, dimension, style, grid)
    }
    let length = band.upperBound - band.lowerBound
    // A tile is whole columns wide: if four tiles met in a cell, two would lose their colour.
    let isTile = kind == .rectangle && axis == .horizontal && length >= unit - BarGrid.tolerance
    let edge = isTile ? unit : unit / 2
    guard let width = dimension.length(in: length) else {
      // Tiles are read as a whole: a gap as wide as half a tile would make stripes of them.
      return grid.bar(in: band, gapsFrom: kind == .rectangle ? 3 : 2)
    }
    switch dimension.storage {
    case .ratio(1):
      // All of the band: neighbours touch, whatever the rounding.
      return BarGrid.snapped(band, to: edge)
    case .fixed where width < grain:
      return centered(width: max(1, width), in: band, grain: 1, unit: unit)
    case .fixed: return centered(width: max(1, width), in: band, grain: grain, unit: unit)
    default:
      // Rounded up beyond the band, a bar would cover its neighbours.
      let most = ((length / grain) + BarGrid.tolerance).rounded(.down) * grain
      return centered(width: max(1, min(width, most)), in: band, grain: grain, unit: unit)
    }
  }

  private func centered(
    width: CGFloat, in band: ClosedRange<CGFloat>, grain: CGFloat, unit: CGFloat
  ) -> ClosedRange<CGFloat> {
    let middle = (band.lowerBound + band.upperBound) / 2
    let width = max(grain, BarGrid.snapped(width, to: grain))
    if width < unit / 2 {
      // A thin bar is in the middle of its cell, so that adjacent thin bars look alike.
      let start = ((middle / unit).rounded(.down) + 0.5) * unit - width / 2
      return start.rounded(.down)...(start.rounded(.down) + width)
    }
    // Bars of whole cells are aligned with cells; all others end at half a cell.
    let edge = BarGrid.isWhole(width / unit) ? max(grain, unit) : grain
    let start = BarGrid.snapped(middle - width / 2, to: edge)
    return start...(start + width)
  }

  // The index among the categories that stand side by side along an axis.
  static func column(_ style: MarkStyle, _ axis: Axis) -> Int? {
    guard case .category(let column) = style.position, style.positionAxis ?? axis == axis else {
      return nil
    }
    return Int(column)
  }

  // Returns the part of the band for one of the categories that stand side by side: all have one
  // width, and the group has a gap to the next. Parts meet between cells if possible, because a
  // cell that two bars share has no third colour for the background above them.
  func part(
    of band: ClosedRange<CGFloat>, at column: Int, _ dimension: MarkDimension,
    _ style: MarkStyle, _ grid: BarGrid
  ) -> ClosedRange<CGFloat> {
    let count = CGFloat(max(1, marks.collection.position.values.count))
    let unit = grid.unit
    let length = grid.length(of: band)
    let span = Self.span(style.positionSpan, of: length, unit: unit)
    let exact = span / count
    let grain = exact + BarGrid.tolerance >= unit ? unit : unit / 2
    let width =
      exact >= grain ? ((exact + BarGrid.tolerance) / grain).rounded(.down) * grain : exact
    let middle = (band.lowerBound + band.upperBound) / 2
    let first = middle - width * count / 2
    let start =
      (exact >= grain ? BarGrid.snapped(first, to: grain) : first) + CGFloat(column) * width
    let part = start...(start + max(0, width))
    return dimension.length(in: width)
      .map { centered(width: max(1, $0), in: part, grain: 1, unit: unit) } ?? part
  }

  // Returns the length of a group in its band, which leaves a gap if there is space for one.
  private static func span(
    _ dimension: MarkDimension, of length: CGFloat, unit: CGFloat
  ) -> CGFloat {
    dimension.length(in: length).map { max(0, $0) }
      ?? (length >= 3 * unit ? min(0.85 * length, length - unit) : length)
  }
}

extension MarkDimension {
  /// Returns the part of a length, as a finite number; `nil` for an automatic dimension.
  fileprivate func length(in whole: CGFloat) -> CGFloat? {
    switch storage {
    case .automatic: nil
    case .fixed(let width): width.onCanvas
    case .inset(let inset): whole - 2 * inset.onCanvas
    case .ratio(let ratio): whole * ratio.onCanvas
    }
  }
}
