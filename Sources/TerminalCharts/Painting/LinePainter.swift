import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws lines with the symbols at their points.
struct LinePainter: MarkPainter {
  let geometry: MarkGeometry
  private let series: [MarkSeries]
  private let edges: AreaEdges
  // Draws the symbols; `nil` where no style has any.
  private let symbols: PointPainter?

  init(_ geometry: MarkGeometry, order: [Int]) {
    self.geometry = geometry
    series = MarkSeries.grouped(order, kind: .line, in: geometry.marks)
    edges = AreaEdges(order, in: geometry)
    let hasSymbols = geometry.marks.styles.contains(where: \.hasSymbol)
    symbols = hasSymbols ? PointPainter(geometry, order: order) : nil
  }

  func paint(_ marks: ArraySlice<Int>, on canvas: inout Canvas) {
    for series in MarkSeries.beginning(in: marks.indices, of: series) {
      paint(series.members, on: &canvas)
    }
  }

  static func bounds(of index: Int, in geometry: MarkGeometry) -> CGRect? {
    PointPainter.bounds(of: index, in: geometry)
  }

  private func paint(_ members: [Int], on canvas: inout Canvas) {
    let style = Int(geometry.marks.records[members[0]].style)
    let stroke = geometry.appearances[style].stroke
    let points = geometry.broken(
      members.map { geometry.center(of: $0) ?? .nowhere }, of: members, gap: .nowhere)
    let curve = LineShape.cut(
      LineShape.points(
        points, method: geometry.marks.styles[style].interpolation,
        plot: geometry.plot.frame, dot: geometry.precision.dot),
      of: points, to: geometry.y.ends(ofFills: false))
    let pen = Pen(
      paint: geometry.paints[style], style: stroke, isEdge: edges.hold(points),
      bounds: geometry.bounds(
        ofStyle: style, own: geometry.paints[style].varies ? CGRect(around: points) : .zero))
    // A line without a width is invisible, but its symbols are not.
    if stroke.lineWidth > 0 { canvas.stroke(curve, with: pen) }
    guard let symbols else { return }
    for index in members where geometry.marks.style(of: index).hasSymbol {
      symbols.paint([index], on: &canvas)
    }
  }
}

extension MarkStyle {
  /// Whether a line shows a symbol at its points.
  var hasSymbol: Bool {
    if case .automatic = symbol { return !symbolKey.isNone }
    return true
  }
}

extension CGPoint {
  /// A gap between the points of a line or an area.
  static let nowhere = CGPoint(x: CGFloat.nan, y: .nan)
}

/// The points that a line is drawn through.
enum LineShape {
  /// Returns the points joined by a method; more points than a dot column can show are reduced to
  /// the visible ones.
  static func points(
    _ points: [CGPoint], method: InterpolationMethod, plot: CGRect, dot: CGFloat
  ) -> [CGPoint] {
    let reduced = DotColumns.reduced(points, over: plot, width: dot)
    if method == .linear { return reduced }
    // Within a dot column that has more points than it can show, a curve is not visible.
    let minimumAdvance = reduced.count < points.count ? dot : 0
    // A curve runs through the points of a part without gaps.
    let parts = reduced.split { !($0.x.isFinite && $0.y.isFinite) }.map {
      CurveFlattening.flattened(
        points: Array($0), method: method, maximumStep: Double(max(dot, smoothest)),
        minimumAdvance: minimumAdvance)
    }
    return Array(parts.joined(separator: [.nowhere]))
  }

  /// Returns a curve without its parts outside a domain, where its points leave it; the edge of
  /// an area runs along the end of the domain there.
  static func cut(
    _ curve: [CGPoint], of points: [CGPoint], to domain: ClosedRange<CGFloat>,
    isEdge: Bool = false
  ) -> [CGPoint] {
    let slack = PlotEdge.tolerance
    let loose = domain.lowerBound - slack...domain.upperBound + slack
    guard points.contains(where: { $0.isFinite && !loose.contains($0.y) }) else { return curve }
    var result: [CGPoint] = []
    for (last, point) in zip([curve[0]] + curve, curve) {
      let edges = [domain.lowerBound, domain.upperBound]
      for edge in last.y < point.y ? edges : edges.reversed()
      where (last.y - edge) * (point.y - edge) < 0 {
        let fraction = (edge - last.y) / (point.y - last.y)
        result.append(CGPoint(x: last.x + (point.x - last.x) * fraction, y: edge))
      }
      let isOutside = point.isFinite && !loose.contains(point.y)
      let y = isOutside ? (isEdge ? point.y.clamped(to: domain) : .nan) : point.y
      result.append(CGPoint(x: point.x, y: y))
    }
    return result
  }

  // Shorter segments look the same in pixels too.
  private static var smoothest: CGFloat { 2 }
}
