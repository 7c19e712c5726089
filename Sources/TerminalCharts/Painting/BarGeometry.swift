import Foundation
import TerminalViews

extension MarkGeometry {
  /// The rectangle of a bar or a rectangle mark on the canvas; nil when it is undefined.
  func rectangle(of index: Int) -> CGRect? {
    let record = marks.records[index]
    let style = style(index)
    guard let x = xSpan(of: record.x), let y = ySpan(of: record.y) else { return nil }
    var xSlot = x
    var ySlot = y
    if isSlot(record.x) { xSlot = slot(x, record.width, style, axis: .horizontal) }
    if isSlot(record.y) { ySlot = slot(y, record.height, style, axis: .vertical) }
    return CGRect(
      x: plot.frame.minX + xSlot.lowerBound + style.offset.xStart,
      y: plot.frame.minY + ySlot.lowerBound + style.offset.yStart,
      width: xSlot.upperBound - xSlot.lowerBound + style.offset.xEnd - style.offset.xStart,
      height: ySlot.upperBound - ySlot.lowerBound + style.offset.yEnd - style.offset.yStart)
  }

  // Whether an extent is a band or a bin, of which a bar fills a part.
  private func isSlot(_ extent: MarkExtent) -> Bool {
    extent.form == .bin || extent.form == .value
  }

  /// The part of a band that a bar fills, its edges on half cells.
  private func slot(
    _ band: ClosedRange<CGFloat>, _ dimension: MarkDimension, _ style: MarkStyle, axis: Axis
  ) -> ClosedRange<CGFloat> {
    let unit = axis == .horizontal ? CellMetrics.columnWidth : CellMetrics.rowHeight
    let band = share(of: band, style: style, axis: axis)
    let length = band.upperBound - band.lowerBound
    let grain = unit / 2
    switch dimension.storage {
    case .automatic:
      return automaticSlot(band, unit: unit)
    case .fixed(let width):
      return centered(width: max(1, width), in: band, grain: width >= grain ? grain : 1)
    case .inset(let inset):
      return centered(width: max(1, length - 2 * inset), in: band, grain: grain)
    case .ratio(let ratio):
      return centered(width: max(1, length * ratio), in: band, grain: grain)
    }
  }

  // While there is room for a gap, 70 percent of the band in whole cells, and at least a cell's gap: no
  // character has an eighth of the height on half of the width, so the tops of half cells would be
  // uneven. Else all of the band, so that neighbours touch.
  private func automaticSlot(
    _ band: ClosedRange<CGFloat>, unit: CGFloat
  ) -> ClosedRange<CGFloat> {
    let length = band.upperBound - band.lowerBound
    let grain = unit / 2
    guard length >= 3 * unit - tolerance else {
      guard length >= grain - tolerance else { return band }
      return snapped(band.lowerBound, grain)...snapped(band.upperBound, grain)
    }
    let width = min(
      snapped(0.7 * length, unit), ((length - unit + tolerance) / unit).rounded(.down) * unit)
    return centered(width: width, in: band, grain: unit)
  }

  private func centered(
    width: CGFloat, in band: ClosedRange<CGFloat>, grain: CGFloat
  ) -> ClosedRange<CGFloat> {
    let middle = (band.lowerBound + band.upperBound) / 2
    let width = max(grain, snapped(width, grain))
    let start = snapped(middle - width / 2, grain)
    return start...(start + width)
  }

  // What rounding errors may take from the length of a band.
  private var tolerance: CGFloat { 1e-6 }

  private func snapped(_ value: CGFloat, _ grain: CGFloat) -> CGFloat {
    (value / grain).rounded() * grain
  }

  // The part of the band for one of the categories that stand side by side.
  private func share(
    of band: ClosedRange<CGFloat>, style: MarkStyle, axis: Axis
  ) -> ClosedRange<CGFloat> {
    guard case .category(let place) = style.position, style.positionAxis ?? axis == axis
    else { return band }
    let count = CGFloat(max(1, marks.collection.position.values.count))
    let length = band.upperBound - band.lowerBound
    var span = 0.8 * length
    switch style.positionSpan.storage {
    case .ratio(let ratio): span = ratio * length
    case .fixed(let width): span = width
    case .inset(let inset): span = length - 2 * inset
    case .automatic: break
    }
    let start = band.lowerBound + (length - span) / 2 + CGFloat(place) * span / count
    return start...(start + max(0, span / count))
  }
}
