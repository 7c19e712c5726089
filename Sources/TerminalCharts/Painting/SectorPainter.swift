import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws sectors in dots, which are as wide as they are high, so that a circle is round.
struct SectorPainter: MarkPainter {
  let geometry: MarkGeometry

  init(_ geometry: MarkGeometry, order: [Int]) { self.geometry = geometry }

  func paint(_ marks: ArraySlice<Int>, on canvas: inout Canvas) {
    for index in marks { paint(index, on: &canvas) }
  }

  static func bounds(of index: Int, in geometry: MarkGeometry) -> CGRect? {
    geometry.sector(of: index).map { sector in
      let side = (sector.radii.upperBound - sector.radii.lowerBound) / 2
      return CGRect(origin: sector.middle, size: .zero).insetBy(dx: -side, dy: -side)
    }
  }

  private func paint(_ index: Int, on canvas: inout Canvas) {
    guard let shape = geometry.sector(of: index) else { return }
    // Without colours only a gap separates neighbours.
    let isPlain = geometry.environment.colorDepth == .monochrome
    let outline = shape.outline(inset: max(shape.inset, isPlain ? CellMetrics.dot / 2 : 0))
    canvas.fillRound(
      [outline], with: geometry.paint(of: index),
      bounds: geometry.gradientBounds(of: index) ?? shape.circle,
      anchor: shape.center, isShaded: isPlain)
  }
}

/// A sector in points of the canvas.
struct SectorShape {
  let center: CGPoint
  let radii: ClosedRange<CGFloat>
  /// The start and the end, in turns clockwise from twelve o'clock.
  let turns: ClosedRange<Double>
  let inset: CGFloat

  var circle: CGRect {
    CGRect(origin: center, size: .zero).insetBy(dx: -radii.upperBound, dy: -radii.upperBound)
  }

  var middle: CGPoint {
    if turns.upperBound - turns.lowerBound >= 1 && radii.lowerBound <= 0 { return center }
    return point(
      (turns.lowerBound + turns.upperBound) / 2,
      radius: (radii.lowerBound + radii.upperBound) / 2)
  }

  /// Returns a closed polygon whose sides are moved inwards by a distance in points.
  func outline(inset: CGFloat) -> [CGPoint] {
    let isFull = turns.upperBound - turns.lowerBound >= 1 - 1e-9
    let inset = isFull ? 0 : inset
    let outer = arc(radius: radii.upperBound, inset: inset)
    let inner = radii.lowerBound > 0 ? arc(radius: radii.lowerBound, inset: inset) : []
    if !inner.isEmpty { return outer + inner.reversed() }
    return isFull ? outer : outer + [tip(inset: inset)]
  }

  private func point(_ turn: Double, radius: CGFloat) -> CGPoint {
    let angle = turn * 2 * .pi
    return CGPoint(
      x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }

  // Points a dot apart, or nothing where the sides meet before this radius.
  private func arc(radius: CGFloat, inset: CGFloat) -> [CGPoint] {
    guard radius > 0 else { return [] }
    let margin = Double(asin(min(1, inset / radius))) / (2 * .pi)
    let (start, end) = (turns.lowerBound + margin, turns.upperBound - margin)
    guard start <= end else { return [] }
    let length = (end - start) * 2 * .pi * Double(radius)
    let count = CellMetrics.clamped(CGFloat(length) / CellMetrics.dot).clamped(to: 2...10_000)
    return (0...count).map { step in
      point(start + (end - start) * Double(step) / Double(count), radius: radius)
    }
  }

  // The point where the two sides meet.
  private func tip(inset: CGFloat) -> CGPoint {
    let half = (turns.upperBound - turns.lowerBound) * .pi
    let sine = CGFloat(sin(min(half, .pi / 2)))
    let distance = sine > 0 ? min(inset / sine, radii.upperBound) : radii.upperBound
    return point((turns.lowerBound + turns.upperBound) / 2, radius: distance)
  }
}

extension MarkGeometry {
  /// Returns the sector of a mark; `nil` if it has no value or no space.
  func sector(of index: Int) -> SectorShape? {
    let record = marks.records[index]
    guard record.kind == .sector, let turns = scales.angle.turns[Int(record.sector)] else {
      return nil
    }
    let sector = marks.collection.sectors[Int(record.sector)]
    let largest = min(plot.frame.width, plot.frame.height) / 2
    let outer = Self.radius(sector.outerRadius, of: largest, automatic: largest)
    let inner = Self.radius(sector.innerRadius, of: largest, automatic: 0)
    guard outer > 0, inner < outer else { return nil }
    let offset = marks.style(of: index).offset
    return SectorShape(
      center: CGPoint(x: plot.frame.midX + offset.xStart, y: plot.frame.midY + offset.yStart),
      radii: inner...outer, turns: turns, inset: max(0, sector.inset))
  }

  private static func radius(
    _ dimension: MarkDimension, of largest: CGFloat, automatic: CGFloat
  ) -> CGFloat {
    let radius: CGFloat =
      switch dimension.storage {
      case .automatic: automatic
      case .fixed(let points): points
      case .inset(let inset): largest - inset
      case .ratio(let ratio): largest * ratio
      }
    return radius.isNaN ? automatic : max(0, min(radius, 1e5))
  }
}
