import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

extension SpacePainter {
  /// Draws a point as a character, or in dots if it is smaller or larger than a cell.
  mutating func addPoint(_ record: SpaceRecord) {
    guard let x = scales.x.middle(record.x), let y = scales.y.middle(record.y),
      let z = scales.z.middle(record.z), let ink = ink(record.appearance)
    else { return }
    let point = scales.point(SpaceVector(x, y, z))
    let front = camera.project(point + camera.toward * (record.appearance.symbolSize / 2))
    let center = dot(at: camera.project(point).point)
    let width = record.appearance.symbolSize * front.scale
    guard width.isFinite, abs(center.x) < 1e5, abs(center.y) < 1e5 else { return }
    let isSeries = environment.colorDepth == .monochrome && !record.appearance.key.isNone
    // Smaller symbols are dots, larger ones are shapes.
    if dots.dotsPerColor == nil && (mode == .characters || isSeries || (5...12).contains(width)) {
      addSign(record.appearance, at: center, ink, front.nearness)
    } else {
      addBody(record.appearance, at: center, width: width, ink, front.nearness, height: y)
    }
  }

  private mutating func addSign(
    _ appearance: SpaceAppearance, at center: (x: Double, y: Double), _ ink: Ink, _ nearness: Double
  ) {
    let (x, y) = (Int(center.x.rounded(.down)), Int(center.y.rounded(.down)))
    guard raster.shows(x: x, y: y, nearness: nearness) else { return }
    var scalar = appearance.symbol.glyphs.scalar(isFilled: true, in: environment.glyphSet)
    if Self.drawsSigns(in: environment), case .category(let index) = appearance.key {
      let order = scales.flat.styles.foreground.order(ofIndex: index)
      let palette = SymbolShape.palette
      scalar = palette[order % palette.count].glyph(in: environment.glyphSet)
    }
    signs.append(
      SpaceSign(
        column: x / 2, row: y / environment.glyphSet.dotRows, scalar: scalar,
        ink: number(of: ink, nearness: nearness), nearness: nearness))
  }

  private mutating func addBody(
    _ appearance: SpaceAppearance, at center: (x: Double, y: Double), width: Double, _ ink: Ink,
    _ nearness: Double, height: Double
  ) {
    let (columns, rows) = (
      Self.dots(width / dots.width), Self.dots(width / dots.height)
    )
    let left = Int((center.x - Double(columns) / 2).rounded())
    let top = Int((center.y - Double(rows) / 2).rounded())
    let number = number(of: ink, nearness: nearness)
    let isShaded = mode == .filled && columns > 3
    let base = isShaded ? shading.base(of: appearance) : nil
    for row in 0..<rows {
      for column in 0..<columns {
        let across = (Double(column) + 0.5) / Double(columns) * 2 - 1
        let down = (Double(row) + 0.5) / Double(rows) * 2 - 1
        // Up to three dots cannot show a shape.
        guard columns <= 3 || appearance.symbol.covers(across, down) else { continue }
        guard let base else {
          raster.dot(x: left + column, y: top + row, nearness: nearness, ink: number)
          continue
        }
        let own = appearance.symbol.normal(across, down)
        let normal = camera.right * own.x + camera.up * own.y + camera.toward * own.z
        let color = shading.color(
          base, height: height, normal: normal, appearance: appearance, facing: true)
        raster.face(x: left + column, y: top + row, nearness: nearness, color: color)
      }
    }
  }

  // At least one, so that a point is never between the centres of dots.
  private static func dots(_ width: Double) -> Int {
    Int(width.clamped(to: 1...1e4).rounded())
  }
}

extension BasicChart3DSymbolShape {
  /// Returns whether the outline covers a point, from −1 to 1 rightwards and downwards.
  fileprivate func covers(_ x: Double, _ y: Double) -> Bool {
    switch form {
    case .sphere: x * x + y * y <= 1
    case .cube: true
    case .cone: abs(x) <= (y + 1) / 2
    case .cylinder: abs(x) <= 0.6
    }
  }

  /// Returns the normal at a point of the outline: rightwards, upwards, towards the viewer.
  fileprivate func normal(_ x: Double, _ y: Double) -> SpaceVector {
    switch form {
    case .sphere: SpaceVector(x, -y, max(0, 1 - x * x - y * y).squareRoot())
    case .cube: SpaceVector(0, 0, 1)
    case .cone, .cylinder: SpaceVector(x, 0.2, max(0, 1 - x * x).squareRoot()).normalized
    }
  }

  /// The characters for the shape.
  fileprivate var glyphs: SymbolGlyphs {
    switch form {
    case .sphere: .disc
    case .cube: .square
    case .cone: .triangle
    case .cylinder: SymbolGlyphs(filled: "▮", hollow: "▯", ascii: "I")
    }
  }
}
