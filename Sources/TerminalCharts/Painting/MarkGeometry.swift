import Foundation
import TerminalCore
import TerminalViews

/// Places marks on the canvas, in points.
struct MarkGeometry {
  let marks: ArrangedMarks
  let scales: ChartScales
  let plot: PlotGeometry
  let environment: EnvironmentValues
  let settings: ChartSettings
  /// What each style of the collection looks like.
  let looks: [MarkLook]
  /// Where each style of the collection moves points to.
  let placements: [MarkPlacement]
  let plotCells: CellRect

  init(
    marks: ArrangedMarks, scales: ChartScales, plot: PlotGeometry, settings: ChartSettings,
    environment: EnvironmentValues
  ) {
    self.marks = marks
    self.scales = scales
    self.plot = plot
    self.settings = settings
    self.environment = environment
    plotCells = CellMetrics.cells(plot.frame)
    looks = marks.collection.styles.map {
      MarkLook($0, scales: scales.styles, environment: environment)
    }
    placements = marks.collection.styles.map(MarkPlacement.init)
  }

  /// Puts gaps between places of a line where data are missing.
  func broken<Place>(_ places: [Place], of members: [Int], gap: Place) -> [Place] {
    guard settings.lineGaps != .connected, let first = members.first else { return places }
    let isHorizontal = marks.isHorizontal[first]
    let data = members.map { index in
      isHorizontal
        ? marks.collection.records[index].y.middle : marks.collection.records[index].x.middle
    }
    var result = places
    for index in settings.lineGaps.gaps(after: data).reversed() {
      result.insert(gap, at: index + 1)
    }
    return result
  }

  func style(_ index: Int) -> MarkStyle { marks.collection.style(of: marks.records[index]) }
  func look(_ index: Int) -> MarkLook { looks[Int(marks.records[index].style)] }

  /// What a gradient of a mark spans.
  func bounds(_ style: MarkStyle, own: CGRect) -> CGRect {
    style.alignsWithPlotArea ? plot.frame : own
  }

  /// The point of a mark: a value's place, the middle of a bin or a band; nil where there is none.
  func center(of index: Int) -> CGPoint? {
    let record = marks.collection.records[index]
    let placement = placements[Int(record.style)]
    guard let x = x(of: record.x), let y = y(of: record.y) else { return nil }
    let shift = positionShift(record, placement)
    return CGPoint(
      x: plot.frame.minX + x + placement.offset.xStart + shift.width,
      y: plot.frame.minY + y + placement.offset.yStart + shift.height)
  }

  /// The place along x from the plot's left edge; its middle where nothing is said.
  func x(of extent: MarkExtent) -> CGFloat? {
    if extent.form == .none { return plot.frame.width / 2 }
    if extent.form == .points {
      return extent.lower.isNaN ? plot.frame.width / 2 : CGFloat(extent.lower)
    }
    guard extent.kind == scales.x.kind else { return nil }
    let position = scales.x.scale.position(extent.middle)
    return position.isFinite ? plot.x(at: position) : nil
  }

  /// The place along y from the plot's upper edge; its middle where nothing is said.
  func y(of extent: MarkExtent) -> CGFloat? {
    if extent.form == .none { return plot.frame.height / 2 }
    if extent.form == .points {
      return extent.lower.isNaN ? plot.frame.height / 2 : CGFloat(extent.lower)
    }
    guard extent.kind == scales.y.kind else { return nil }
    let position = scales.y.scale.position(extent.middle)
    return position.isFinite ? plot.y(at: position) : nil
  }

  /// What a mark covers of x, from the plot's left edge, before widths are applied; left to right.
  func xSpan(of extent: MarkExtent) -> ClosedRange<CGFloat>? {
    switch extent.form {
    case .none: return 0...plot.frame.width
    case .points:
      let lower = extent.lower.isNaN ? 0 : CGFloat(extent.lower)
      let upper = extent.upper.isNaN ? plot.frame.width : CGFloat(extent.upper)
      return min(lower, upper)...max(lower, upper)
    case .value, .bin, .range:
      guard let (lower, upper) = scales.x.positions(of: extent), lower.isFinite, upper.isFinite
      else { return nil }
      let (start, end) = (plot.x(at: lower), plot.x(at: upper))
      return min(start, end)...max(start, end)
    }
  }

  /// What a mark covers of y, from the plot's upper edge, before heights are applied; top to bottom.
  func ySpan(of extent: MarkExtent) -> ClosedRange<CGFloat>? {
    switch extent.form {
    case .none: return 0...plot.frame.height
    case .points:
      let lower = extent.lower.isNaN ? 0 : CGFloat(extent.lower)
      let upper = extent.upper.isNaN ? plot.frame.height : CGFloat(extent.upper)
      return min(lower, upper)...max(lower, upper)
    case .value, .bin, .range:
      guard let (lower, upper) = scales.y.positions(of: extent), lower.isFinite, upper.isFinite
      else { return nil }
      let (start, end) = (plot.y(at: lower), plot.y(at: upper))
      return min(start, end)...max(start, end)
    }
  }

  // How far a mark that is placed by a category stands from the middle of its band.
  private func positionShift(_ record: MarkRecord, _ style: MarkPlacement) -> CGSize {
    guard case .category(let place) = style.position else { return .zero }
    let count = CGFloat(max(1, marks.collection.position.values.count))
    let share = (CGFloat(place) + 0.5) / count - 0.5
    if style.positionAxis ?? .horizontal == .horizontal, let span = xSpan(of: record.x) {
      return CGSize(width: share * 0.7 * (span.upperBound - span.lowerBound), height: 0)
    }
    if let span = ySpan(of: record.y) {
      return CGSize(width: 0, height: share * 0.7 * (span.upperBound - span.lowerBound))
    }
    return .zero
  }
}

/// What a style says of a mark's place: small and without references, for it is read for every mark.
struct MarkPlacement {
  let offset: MarkOffset
  let position: StyleKey
  let positionAxis: Axis?

  init(_ style: MarkStyle) {
    offset = style.offset
    position = style.position
    positionAxis = style.positionAxis
  }
}
