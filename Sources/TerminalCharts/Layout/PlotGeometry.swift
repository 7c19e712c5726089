import FoundationSubset
import TerminalCore
import TerminalViews

/// The plot area: converts positions of scales, 0…1, to points of the canvas and back.
///
/// Grid lines, labels, dots, blocks and the pointer share it. Ticks at equal distances are whole
/// cells apart, in the middle of their rows and columns; to keep them even, the plot leaves cells
/// at its end empty, or omits ticks. If bars cover the time from a tick on, ticks are at the
/// edges of columns, where these bars begin.
struct PlotGeometry: Sendable {
  /// The plot in points of the canvas.
  private(set) var frame: CGRect
  private var across: PlotSpan
  fileprivate var upwards: PlotSpan
  private let precision: DrawingPrecision

  /// Returns the cells that may stay empty for an even grid; of rows, which are few, a larger part.
  private static func spare(_ axis: Axis, of cells: CGFloat) -> Double {
    axis == .horizontal ? Double(cells) / 8 : min(Double(cells) / 4, 4)
  }

  /// A plot without scales.
  init(empty plot: CellRect) {
    frame = CellMetrics.points(plot)
    (across, upwards, precision) = (PlotSpan(0...0), PlotSpan(0...0), .cells)
  }

  init(
    plot: CellRect, marks: ArrangedMarks, scales: ChartScales, axes: ChartAxes,
    ranges: ScaleSettings, precision: DrawingPrecision = .cells
  ) {
    self.precision = precision
    frame = CellMetrics.points(plot)
    let (facts, given) = (marks.facts, marks.hasGivenSlots)
    let xForm = PlotForm(
      marks, scales.x, hasBins: facts.hasBins.x, hasAreas: facts.hasAreas.x, hasSlots: given.x)
    let yForm = PlotForm(
      marks, scales.y, hasBins: facts.hasBins.y, hasAreas: facts.hasAreas.y, hasSlots: given.y)
    let hasSymbols = marks.kinds.contains(.point) || marks.styles.contains(where: \.hasSymbol)
    var inset = hasSymbols ? precision.symbolInset : DrawingPrecision.cells.symbolInset
    if hasSymbols, precision != .cells {
      let missing = Self.missing(marks, scales, frame.size)
      inset.width = max(inset.width, min(missing.width, frame.width / 4))
      inset.height = max(inset.height, min(missing.height, frame.height / 4))
    }
    across = Self.span(.horizontal, frame.width, scales.x, ranges.x, axes.x, xForm, inset)
    var yScale = ranges.y
    // A user counts points from the upper edge.
    if case .points(let points)? = yScale.range?.kind {
      let height = Double(frame.height)
      yScale.range = ErasedPositionRange(
        kind: .points(height - points.upperBound...height - points.lowerBound))
    }
    upwards = Self.span(.vertical, frame.height, scales.y, yScale, axes.y, yForm, inset)
  }

  /// Returns the lengths by which symbols larger than a cell extend beyond the plot.
  private static func missing(
    _ marks: ArrangedMarks, _ scales: ChartScales, _ size: CGSize
  ) -> CGSize {
    let radii = marks.styles.map { style -> CGFloat in
      switch style.symbolSize {
      case .automatic: 0
      // Half the diagonal of a square, which is the widest of the shapes.
      case .area(let area): (area / 2).squareRoot()
      case .by(let key): (scales.styles.symbolSize.size(for: key) / 2).squareRoot()
      case .exact(let size): max(size.width, size.height) / 2
      }
    }
    var missing = CGSize.zero
    for record in marks.records where record.kind == .point {
      let radius = radii[Int(record.style)]
      guard radius > CellMetrics.rowHeight / 2 else { continue }
      func beyond(_ scale: PositionScale, _ extent: MarkExtent, _ length: CGFloat) -> CGFloat {
        let position = extent.isData ? scale.position(extent.middle) : 0.5
        return 0...1 ~= position ? radius - CGFloat(min(position, 1 - position)) * length : 0
      }
      missing.width = max(missing.width, beyond(scales.x, record.x, size.width))
      missing.height = max(missing.height, beyond(scales.y, record.y, size.height))
    }
    return missing
  }

  private static func span(
    _ axis: Axis, _ length: CGFloat, _ scale: PositionScale, _ setting: ScaleSetting,
    _ axes: [ResolvedAxis], _ form: PlotForm, _ inset: CGSize
  ) -> PlotSpan {
    if case .points(let points)? = setting.range?.kind { return PlotSpan(points) }
    let available = PlotSpan.AvailableLength(
      length: length, unit: axis.cell, inset: form.isFilled ? 0 : inset[along: axis],
      tickCell: form.tickCell, spare: spare(axis, of: length / axis.cell), range: setting.range)
    // Bands are labelled in their middles, which need no cells of their own; rows of dates too.
    let hasBands = scale.kind == .category || axis == .vertical && scale.unit != nil && form.hasBins
    return PlotSpan(available, axes: hasBands ? [] : axes, zero: scale.zeroPosition)
  }

  /// Gives up the rows at the top and the columns at the right that stay empty for an even grid.
  ///
  /// - Returns: the cells that are left.
  mutating func giveUpSpareCells() -> CellRect {
    let height = CGFloat(upwards.giveUpSpareCells()) * CellMetrics.rowHeight
    let width = CGFloat(across.giveUpSpareCells()) * CellMetrics.columnWidth
    frame = CGRect(
      x: frame.minX, y: frame.minY + height, width: frame.width - width,
      height: frame.height - height)
    return CellMetrics.cells(frame)
  }

  /// The length of vertical marks and lines without ends of their own: down to the axis.
  var depth: CGFloat { scaled.maxY - frame.minY }

  /// Returns the coordinate of a position of a scale, in points from the plot's left or upper edge.
  func coordinate(at position: Double, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? across.distance(at: position) : frame.height - upwards.distance(at: position)
  }

  /// Returns the position of a scale at a coordinate in points from the plot's left or upper edge.
  func position(at coordinate: CGFloat, along axis: Axis) -> Double {
    axis == .horizontal
      ? across.position(at: coordinate) : upwards.position(at: frame.height - coordinate)
  }

  /// The distances by which the cells of the first and last ticks extend beyond these ticks.
  var halfCell: CGSize {
    CGSize(
      width: min(across.halfCell, precision.tick.width / 2),
      height: min(upwards.halfCell, precision.tick.height / 2))
  }

  /// The part of the plot at whose edges the axes are, on the canvas: it ends where the scales do,
  /// unless they leave more than half a cell free.
  var scaled: CGRect {
    let x = across.margins(in: frame.width, maximum: precision.axisInset.width)
    let y = upwards.margins(in: frame.height, maximum: precision.axisInset.height)
    return CGRect(
      x: frame.minX + x.start, y: frame.minY + y.end, width: frame.width - x.start - x.end,
      height: frame.height - y.start - y.end)
  }

  /// Returns a distance that keeps a tick's coordinate in its cell despite rounding errors.
  ///
  /// A tick at the edge of a row belongs to the row above.
  func slack(along axis: Axis) -> CGFloat {
    axis == .vertical && upwards.tickCell == .edge ? -1e-6 : 1e-6
  }
}

extension ChartAxes {
  /// Returns the axes; those at the sides keep only the values for which the plot has enough rows.
  func thinned(for plot: PlotGeometry) -> ChartAxes {
    var thinned = self
    for index in y.indices { thinned.y[index].keep(where: plot.upwards.keeps) }
    return thinned
  }
}

/// The requirements of marks for one direction of the plot.
private struct PlotForm {
  /// Whether marks begin at the edges of the plot.
  let isFilled: Bool
  let tickCell: TickGrid.CellPosition
  let hasBins: Bool

  /// - Parameter hasSlots: whether marks got their bins from the chart.
  init(
    _ marks: ArrangedMarks, _ scale: PositionScale, hasBins: Bool, hasAreas: Bool, hasSlots: Bool
  ) {
    isFilled =
      hasBins || hasAreas || scale.kind == .category
      || !marks.kinds.isDisjoint(with: [.bar, .rectangle])
    self.hasBins = hasBins
    tickCell = (hasBins || marks.kinds == [.rectangle]) && !hasSlots ? .edge : .middle
  }
}

extension CGFloat {
  /// The length, clamped to ±1e9 to keep calculations finite; 0 for NaN.
  var onCanvas: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
