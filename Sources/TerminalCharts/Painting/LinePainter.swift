import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws lines in dots.
struct LinePainter {
  let geometry: MarkGeometry

  func paint(_ order: [Int], on canvas: inout Canvas) {
    guard geometry.kinds.contains(.line) else { return }
    let edges = AreaEdges(order, in: geometry)
    for members in MarkSeries.grouped(order, kind: .line, in: geometry.marks) {
      paint(members, along: edges, on: &canvas)
    }
  }

  /// Draws one series.
  func paint(_ members: [Int], along edges: AreaEdges? = nil, on canvas: inout Canvas) {
    let style = geometry.marks.style(ofSeries: members)
    let stroke = geometry.looks[style].stroke
    let nothing = CGPoint(x: CGFloat.nan, y: .nan)
    let points = geometry.broken(
      members.map { geometry.center(of: $0) ?? nothing }, of: members, gap: nothing)
    let curve = LineShape.points(
      points, method: geometry.marks.collection.styles[style].interpolation,
      plot: geometry.plot.frame, downsampling: geometry.settings.downsampling,
      dot: geometry.dot)
    let pen = Pen(
      paint: geometry.paints[style], style: stroke, isEdge: edges?.hold(points) ?? false,
      bounds: geometry.bounds(ofStyle: style, own: bounds(of: points, members, style)))
    // A line without a width is invisible, but its symbols are not.
    if !(stroke.lineWidth <= 0) { canvas.stroke(curve, with: pen) }
    let shows = geometry.marks.collection.styles.map(\.hasSymbol)
    guard shows.contains(true) else { return }
    let symbols = PointPainter(geometry: geometry)
    for index in members where shows[Int(geometry.marks.collection.records[index].style)] {
      symbols.paintPoint(index, on: &canvas)
    }
  }
}

extension LinePainter {
  // What a gradient spans: the whole line, where these are a part of it.
  private func bounds(of points: [CGPoint], _ members: [Int], _ style: Int) -> CGRect {
    guard geometry.paints[style].varies else { return .zero }
    guard let whole = geometry.marks.whole(of: members) else { return CGRect(around: points) }
    return CGRect(
      around: whole.extremes.compactMap { geometry.center($0.x, $0.y, style: $0.style) })
  }
}

extension MarkStyle {
  /// Whether a line shows a symbol at its points.
  var hasSymbol: Bool {
    if case .automatic = symbol { return !symbolKey.isNone }
    return true
  }
}

/// The points that a line is drawn through.
enum LineShape {
  /// The points joined by a method; more than a dot column can show are reduced to what is seen of
  /// them.
  static func points(
    _ points: [CGPoint], method: InterpolationMethod, plot: CGRect,
    downsampling: ChartDownsampling = .minMax, dot: CGFloat = CellMetrics.dot
  ) -> [CGPoint] {
    let reduced = DotColumns.reduced(points, over: plot, by: downsampling, width: dot)
    if method == .linear { return reduced }
    // Of a curve within a dot column that has points to spare, nothing is seen.
    let leastAdvance = reduced.count < points.count ? dot : 0
    // A curve runs through the points of a part without gaps.
    let parts = reduced.split { !($0.x.isFinite && $0.y.isFinite) }.map {
      CurveFlattening.flattened(
        points: Array($0), method: method, maximumStep: Double(max(dot, smoothest)),
        leastAdvance: leastAdvance)
    }
    return Array(parts.joined(separator: [CGPoint(x: CGFloat.nan, y: .nan)]))
  }

  // Shorter lines look the same in pixels too.
  private static var smoothest: CGFloat { 2 }
}
