import FoundationSubset
import TerminalCore
import TerminalViews

extension SpacePainter {
  /// The place of a datum as a share of its side; `nil` outside.
  private func share(_ datum: Double, _ extent: MarkExtent, _ scale: AxisScale) -> Double? {
    guard extent.kind == scale.kind else { return nil }
    let share = scale.scale.position(datum)
    return share >= -1e-9 && share <= 1 + 1e-9 ? share.clamped(to: 0...1) : nil
  }

  /// The part of a side that a mark covers; `nil` where it lies outside.
  private func part(_ extent: MarkExtent, _ scale: AxisScale) -> ClosedRange<Double>? {
    switch extent.form {
    case .none, .points: return 0...1
    case .value: return share(extent.lower, extent, scale).map { $0...$0 }
    case .bin, .range:
      guard extent.kind == scale.kind else { return nil }
      let ends = [extent.lower, extent.upper].map(scale.scale.position)
      guard let low = ends.min(), let high = ends.max(), low <= high, low <= 1, high >= 0 else {
        return nil
      }
      return low.clamped(to: 0...1)...high.clamped(to: 0...1)
    }
  }

  private func parts(
    _ record: SpaceRecord
  ) -> (low: SpaceVector, high: SpaceVector)? {
    guard let x = part(record.x, scales.x), let y = part(record.y, scales.y),
      let z = part(record.z, scales.z)
    else { return nil }
    return (
      SpaceVector(x.lowerBound, y.lowerBound, z.lowerBound),
      SpaceVector(x.upperBound, y.upperBound, z.upperBound)
    )
  }

  private func ink(_ look: SpaceLook) -> Ink? {
    look.paint(scales.flat.styles).representative.map { ink in
      ink.faded(by: look.opacity, on: environment.backgroundColor)
    }
  }

  /// Draws a line along a side of the box.
  mutating func addRule(_ record: SpaceRecord) {
    guard let (low, high) = parts(record), let ink = ink(record.look) else { return }
    // In pieces, which are fainter the farther away they are.
    let pieces = 16
    let way = high - low
    for piece in 0..<pieces {
      let start = corner(scales.place(low + way * (Double(piece) / Double(pieces))))
      let end = corner(scales.place(low + way * (Double(piece + 1) / Double(pieces))))
      let number = number(of: ink, nearness: (start.nearness + end.nearness) / 2)
      raster.line(from: start, to: end, ink: number)
    }
  }

  /// Draws the faces between the ends of a mark: one, or the six of a box.
  mutating func addRectangle(_ record: SpaceRecord) {
    guard let (low, high) = parts(record) else { return }
    for axis in 0..<3 {
      let others = (0..<3).filter { $0 != axis }
      guard others.allSatisfy({ high[$0] > low[$0] }) else { continue }
      for side in high[axis] > low[axis] ? [low[axis], high[axis]] : [low[axis]] {
        addFace(axis, at: side, low, high, others, record.look)
      }
    }
  }

  private mutating func addFace(
    _ axis: Int, at side: Double, _ low: SpaceVector, _ high: SpaceVector, _ others: [Int],
    _ look: SpaceLook
  ) {
    var normal = SpaceVector.zero
    normal[axis] = 1
    let base = shading.base(of: look)
    let ends = [(low, low), (high, low), (high, high), (low, high)]
    let corners = ends.map { first, second -> DepthRaster.Corner in
      var shares = SpaceVector(repeating: side)
      shares[others[0]] = first[others[0]]
      shares[others[1]] = second[others[1]]
      let place = scales.place(shares)
      let color = shading.color(
        base, height: shares.y, normal: normal, look: look,
        facing: camera.sees(normal, at: place))
      return corner(place, height: shares.y, color: color)
    }
    fill(corners[0], corners[1], corners[2], corners[3], opacity: look.opacity)
    guard mode == .lines, let ink = ink(look) else { return }
    let number = number(of: ink)
    for index in 0..<4 {
      raster.line(from: corners[index], to: corners[(index + 1) % 4], ink: number)
    }
  }

  /// Draws a point as the outline of its body, or as a character where there is only one ink.
  mutating func addPoint(_ record: SpaceRecord) {
    func middle(_ extent: MarkExtent, _ scale: AxisScale) -> Double? {
      extent.isData ? share(extent.middle, extent, scale) : 0.5
    }
    guard let x = middle(record.x, scales.x), let y = middle(record.y, scales.y),
      let z = middle(record.z, scales.z), let ink = ink(record.look)
    else { return }
    let place = scales.place(SpaceVector(x, y, z))
    let seen = camera.project(place + camera.toward * (record.look.symbolSize / 2))
    let center = dot(at: camera.project(place).point)
    let number = number(of: ink, nearness: seen.nearness)
    if mode == .characters || (environment.colorDepth == .monochrome && !record.look.key.isNone) {
      addSign(record.look, at: center, number, seen.nearness)
    } else {
      addBody(record.look, at: center, seen, number)
    }
  }

  private mutating func addSign(
    _ look: SpaceLook, at center: (x: Double, y: Double), _ ink: Int32, _ nearness: Double
  ) {
    guard abs(center.x) < 1e5, abs(center.y) < 1e5 else { return }
    let (x, y) = (Int(center.x.rounded(.down)), Int(center.y.rounded(.down)))
    guard raster.shows(x: x, y: y, nearness: nearness) else { return }
    var scalar = look.symbol.glyphs.scalar(isFilled: true, in: environment.glyphSet)
    if case .category(let index) = look.key {
      let place = scales.flat.styles.foreground.place(ofIndex: index)
      let palette = SymbolShape.palette
      scalar = palette[place % palette.count].glyph(in: environment.glyphSet)
    }
    signs.append(
      SpaceSign(
        column: x / 2, row: y / environment.glyphSet.dotRows, scalar: scalar, ink: ink,
        nearness: nearness))
  }

  private mutating func addBody(
    _ look: SpaceLook, at center: (x: Double, y: Double), _ seen: SpaceCamera.Projection,
    _ ink: Int32
  ) {
    let width = look.symbolSize * seen.scale / Double(CellMetrics.dot)
    guard width.isFinite, abs(center.x) < 1e5, abs(center.y) < 1e5 else { return }
    // Half a dot at least, so that a point never falls between the middles of dots.
    let radius = max(0.5, width / 2)
    let dots = max(1, Int((2 * radius).rounded()))
    let left = Int((center.x - Double(dots) / 2).rounded())
    let top = Int((center.y - Double(dots) / 2).rounded())
    for row in 0..<dots {
      for column in 0..<dots {
        let across = (Double(column) + 0.5) / Double(dots) * 2 - 1
        let down = (Double(row) + 0.5) / Double(dots) * 2 - 1
        // Of three dots or fewer no form can be told.
        guard dots <= 3 || look.symbol.covers(across, down) else { continue }
        raster.dot(x: left + column, y: top + row, nearness: seen.nearness, ink: ink)
      }
    }
  }
}

extension BasicChart3DSymbolShape {
  /// Whether the outline covers a place, from -1 to 1 to the right and downwards.
  fileprivate func covers(_ x: Double, _ y: Double) -> Bool {
    switch form {
    case .sphere: x * x + y * y <= 1
    case .cube: true
    case .cone: abs(x) <= (y + 1) / 2
    case .cylinder: abs(x) <= 0.6
    }
  }

  /// The characters of the outline.
  fileprivate var glyphs: SymbolGlyphs {
    switch form {
    case .sphere: .disc
    case .cube: .square
    case .cone: .triangle
    case .cylinder: SymbolGlyphs(filled: "▮", hollow: "▯", ascii: "I")
    }
  }
}
