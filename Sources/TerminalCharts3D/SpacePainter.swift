import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

struct SpacePainter {
  enum FaceMode {
    /// As coloured areas.
    case filled
    /// As characters from dark to light.
    case characters
    /// As a wireframe with hidden lines removed.
    case lines
  }

  let content: _Chart3DCollector
  let scales: SpaceScales
  let camera: SpaceCamera
  let area: CellRect
  let environment: EnvironmentValues
  let dots: DotGrid
  let mode: FaceMode
  let shading: SpaceShading
  private(set) var inks: [Ink] = []
  private var inkNumbers: [FarInk: Int32] = [:]
  var raster: DepthRaster
  var signs: [SpaceSign] = []
  private let nearness: ClosedRange<Double>

  init(
    _ content: _Chart3DCollector, _ scales: SpaceScales, camera: SpaceCamera, in area: CellRect,
    dots: DotGrid, _ environment: EnvironmentValues
  ) {
    (self.content, self.scales, self.camera) = (content, scales, camera)
    (self.area, self.environment, self.dots) = (area, environment, dots)
    mode = dots.dotsPerColor == nil ? Self.mode(in: environment) : .filled
    shading = SpaceShading(camera, scales, in: environment)
    let corners = SpaceBox.corners.map { camera.project(scales.box * $0 / 2).nearness }
    let (low, high) = (corners.min() ?? 0, corners.max() ?? 1)
    nearness = low...max(low, high)
    raster = DepthRaster(
      width: dots.columns, height: dots.rows,
      tolerance: (high - low) * 0.012)
  }

  static func mode(in environment: EnvironmentValues) -> FaceMode {
    if environment.glyphSet == .ascii { return .characters }
    return environment.colorDepth >= .indexed256 ? .filled : .lines
  }

  /// Returns whether series are distinguished by characters, because there are no colours or no
  /// dots.
  static func drawsSigns(in environment: EnvironmentValues) -> Bool {
    environment.colorDepth == .monochrome || environment.glyphSet == .ascii
  }

  mutating func paint(on canvas: inout Canvas) {
    for (surface, samples) in zip(content.surfaces, scales.surfaces) { add(surface, samples) }
    for record in content.records where record.kind == .rectangle && record.appearance.opacity >= 1
    {
      addRectangle(record)
    }
    for record in content.records {
      switch record.kind {
      case .point: addPoint(record)
      case .rule: addRule(record)
      default: continue
      }
    }
    // Translucent rectangles are blended over what is behind them.
    for record in content.records where record.kind == .rectangle && record.appearance.opacity < 1 {
      addRectangle(record)
    }
    canvas.draw(in: area, image: { image }, orCells: { compose(on: &$0) })
  }

  /// Returns the number of an ink.
  ///
  /// With 256 colours or more, ink fades with distance.
  mutating func number(of ink: Ink, nearness: Double? = nil) -> Int32 {
    var wanted = FarInk(ink: ink, nearness: nil)
    if let nearness, environment.colorDepth >= .indexed256 {
      let length = self.nearness.upperBound - self.nearness.lowerBound
      let fraction = length > 0 ? (nearness - self.nearness.lowerBound) / length : 1
      // Quantised, to limit the number of inks.
      wanted.nearness = (fraction.clamped(to: 0...1) * 8).nearest
    }
    if let number = inkNumbers[wanted] { return number }
    let number = Int32(clamping: inks.count)
    inks.append(
      wanted.nearness.map { step in
        ink.faded(by: 0.55 + 0.45 * Double(step) / 8, on: environment.backgroundColor)
      } ?? ink)
    inkNumbers[wanted] = number
    return number
  }

  /// An ink at a quantised distance from the viewer.
  private struct FarInk: Hashable {
    let ink: Ink
    /// In eighths, 8 for the nearest; `nil` for ink that does not fade.
    var nearness: Int?
  }

  /// Returns a point of the box in dots.
  func corner(
    _ point: SpaceVector, height: Double = 0.5, color: DepthRaster.Color = DepthRaster.noColor
  ) -> DepthRaster.Corner {
    let projected = camera.project(point)
    let dot = self.dot(at: projected.point)
    return DepthRaster.Corner(
      x: dot.x, y: dot.y, nearness: projected.nearness, height: height, color: color)
  }

  /// Returns a point of the canvas in dots of the area.
  func dot(at point: CGPoint) -> (x: Double, y: Double) {
    let origin = CellMetrics.points(area).origin
    return (Double(point.x - origin.x) / dots.width, Double(point.y - origin.y) / dots.height)
  }
}

enum SpaceBox {
  static let corners: [SpaceVector] = (0..<8).map { corner in
    SpaceVector(
      corner & 1 == 0 ? -1 : 1, corner & 2 == 0 ? -1 : 1, corner & 4 == 0 ? -1 : 1)
  }
}

struct SpaceSign {
  var column: Int
  var row: Int
  var scalar: Unicode.Scalar
  var ink: Int32
  var nearness: Double
}
