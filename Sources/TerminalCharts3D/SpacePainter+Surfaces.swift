import FoundationSubset
import TerminalCharts
import TerminalViews

extension SpacePainter {
  /// Draws the facets of a surface, and a wireframe in the mode without colours.
  mutating func add(_ surface: SurfaceRecord, _ samples: SurfaceSamples) {
    let mesh = SurfaceMesh(samples, scales)
    let base = shading.base(of: surface.appearance)
    let corners = mesh.points.indices.map { index -> DepthRaster.Corner? in
      guard let point = mesh.points[index] else { return nil }
      let normal = mesh.normal(at: index, camera)
      let color = shading.color(
        base, height: mesh.fractions[index], normal: normal.direction,
        appearance: surface.appearance,
        facing: normal.isVisible)
      return corner(point, height: mesh.fractions[index], color: color)
    }
    let count = samples.count
    for row in 0..<(count - 1) {
      for column in 0..<(count - 1) {
        let first = row * count + column
        fill(
          corners[first], corners[first + 1], corners[first + count + 1], corners[first + count],
          opacity: surface.appearance.opacity)
      }
    }
    guard mode == .lines else { return }
    addNet(corners, count)
  }

  /// Draws a facet; none if a corner is missing.
  mutating func fill(
    _ a: DepthRaster.Corner?, _ b: DepthRaster.Corner?, _ c: DepthRaster.Corner?,
    _ d: DepthRaster.Corner?, opacity: Double = 1
  ) {
    guard var a, var b, var c, var d else { return }
    let ground = shading.ground
    if mode == .lines {
      // A translucent facet hides no lines.
      guard opacity >= 1 else { return }
      (a.color, b.color) = (DepthRaster.noColor, DepthRaster.noColor)
      (c.color, d.color) = (DepthRaster.noColor, DepthRaster.noColor)
    }
    raster.fill(a, b, c, opacity: Float(opacity), over: ground)
    raster.fill(a, c, d, opacity: Float(opacity), over: ground)
  }

  // Lines along x and z, as dense as dots can show.
  private mutating func addNet(_ corners: [DepthRaster.Corner?], _ count: Int) {
    let side = Double(min(raster.width, raster.height))
    let step = max(1, Int((Double(count) / (side / 6).clamped(to: 4...28)).rounded()))
    let lines = Set(stride(from: 0, to: count, by: step)).union([count - 1])
    for line in lines.sorted() {
      for step in 0..<(count - 1) {
        addSegment(corners[line * count + step], corners[line * count + step + 1])
        addSegment(corners[step * count + line], corners[(step + 1) * count + line])
      }
    }
  }

  private mutating func addSegment(_ start: DepthRaster.Corner?, _ end: DepthRaster.Corner?) {
    guard let start, let end else { return }
    let inside = -1e-6...1 + 1e-6
    guard inside.contains(start.height), inside.contains(end.height) else { return }
    let isColored = environment.colorDepth > .monochrome
    let ink = isColored ? ((start.color + end.color) / 2).ink : .primary
    raster.line(from: start, to: end, ink: number(of: ink))
  }
}

/// The vertices of a surface in the box.
struct SurfaceMesh {
  private let count: Int
  /// The heights as fractions of the height of the box.
  let fractions: [Double]
  /// The vertices in box coordinates; `nil` in holes.
  let points: [SpaceVector?]

  init(_ samples: SurfaceSamples, _ scales: SpaceScales) {
    let count = samples.count
    self.count = count
    // Clamped far outside the box: at a pole, a vertex would be too far away to be drawn.
    let fractions = samples.heights.map { height -> Double in
      let fraction = scales.y.position(height)
      return fraction.isNaN ? .nan : fraction.clamped(to: -3...4)
    }
    self.fractions = fractions
    points = fractions.indices.map { index in
      guard !fractions[index].isNaN else { return nil }
      let (row, column) = index.quotientAndRemainder(dividingBy: count)
      let last = Double(count - 1)
      return scales.point(SpaceVector(Double(column) / last, fractions[index], Double(row) / last))
    }
  }

  /// Returns the upward normal at a vertex, and whether that side faces the viewer.
  func normal(
    at index: Int, _ camera: SpaceCamera
  ) -> (direction: SpaceVector, isVisible: Bool) {
    let (row, column) = index.quotientAndRemainder(dividingBy: count)
    let along = difference(column > 0 ? index - 1 : index, column + 1 < count ? index + 1 : index)
    let across = difference(
      row > 0 ? index - count : index, row + 1 < count ? index + count : index)
    let direction = across.cross(along).normalized
    return (direction, camera.sees(direction, at: points[index] ?? .zero))
  }

  private func difference(_ start: Int, _ end: Int) -> SpaceVector {
    guard let from = points[start], let to = points[end] else { return .zero }
    return to - from
  }
}
