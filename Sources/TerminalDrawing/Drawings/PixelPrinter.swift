import FoundationSubset
import TerminalCore
import TerminalImages

/// A printer of drawings in pixels.
package struct PixelPrinter {
  private let scale: PixelScale
  private let colors: ColorSource
  // The upper left corner of the picture, in points of the canvas.
  private let origin: CGPoint
  private var canvas: PixelCanvas

  /// - Parameters:
  ///   - area: The cells of the picture on the canvas.
  ///   - cell: The pixels of a cell.
  package init(_ area: CellRect, cell: PixelCell, colors: ColorSource) {
    self.init(
      PixelImage(width: area.size.columns * cell.width, height: area.size.rows * cell.height),
      of: area, cell: cell, colors: colors)
  }

  /// Creates a printer that draws over an existing image.
  package init(_ image: PixelImage, of area: CellRect, cell: PixelCell, colors: ColorSource) {
    self.init(
      PixelCanvas(image), scale: PixelScale(cell), colors: colors,
      origin: CellMetrics.points(area).origin)
  }

  private init(
    _ canvas: PixelCanvas, scale: PixelScale, colors: ColorSource, origin: CGPoint
  ) {
    (self.canvas, self.scale, self.colors, self.origin) = (canvas, scale, colors, origin)
  }

  /// The current picture.
  package var image: PixelImage { canvas.image }

  /// Draws the shapes over the picture.
  package mutating func print(_ drawing: Drawing) {
    for shape in drawing.shapes { print(shape) }
  }

  private mutating func print(_ shape: Drawing.Shape) {
    let clip = rect(shape.clip)
    switch shape.form {
    case .fill(let outlines, let evenOdd):
      let outlines = outlines.map { $0.map { pixel($0, around: shape.anchor) } }
      canvas.fill(outlines, evenOdd: evenOdd, in: clip, with: paint(shape))
    case .stroke(let points, let style):
      let points = points.map { pixel($0, around: shape.anchor) }
      let (line, stroke) = sharp(points, self.stroke(style))
      canvas.fill(StrokeOutline(of: line, stroke).pieces, in: clip, with: paint(shape))
    case .image(let picture):
      let corners = shape.bounds.corners.map { pixel($0, around: nil) }
      guard !picture.pixels.isEmpty, !shape.bounds.isEmpty, corners.allSatisfy(\.isFinite) else {
        return
      }
      canvas.fill([corners], in: clip, with: paint(picture, from: corners[0], to: corners[2]))
    case .masked(let drawing, let mask): canvas.composite(layer(drawing), under: layer(mask))
    }
  }

  /// Returns a picture of shapes alone.
  private func layer(_ drawing: Drawing) -> PixelCanvas {
    let empty = PixelCanvas(width: image.width, height: image.height)
    var printer = PixelPrinter(empty, scale: scale, colors: colors, origin: origin)
    printer.print(drawing)
    return printer.canvas
  }

  /// Returns a paint that stretches an image between two corners.
  private func paint(
    _ picture: PixelImage, from start: PixelPoint, to end: PixelPoint
  ) -> PixelPaint {
    func index(_ pixel: Int, _ start: Double, _ end: Double, of count: Int) -> Int {
      let fraction = (Double(pixel) + 0.5 - start) / (end - start)
      return Int((fraction * Double(count)).clamped(to: 0...Double(max(0, count - 1))))
    }
    let columns = (0..<image.width).map { index($0, start.x, end.x, of: picture.width) }
    let rows = (0..<image.height).map { index($0, start.y, end.y, of: picture.height) }
    return .each { x, y in PixelColor(picture.pixels[rows[y] * picture.width + columns[x]]) }
  }
}

extension PixelPrinter {
  private func pixel(_ point: CGPoint, around anchor: CGPoint?) -> PixelPoint {
    guard let anchor else {
      return PixelPoint(
        x: Double(point.x - origin.x) * scale.x, y: Double(point.y - origin.y) * scale.y)
    }
    let middle = pixel(anchor, around: nil)
    return PixelPoint(
      x: middle.x + Double(point.x - anchor.x) * scale.length,
      y: middle.y + Double(point.y - anchor.y) * scale.length)
  }

  private func rect(_ area: CGRect) -> PixelRect {
    let (start, end) = (
      pixel(area.origin, around: nil), pixel(CGPoint(x: area.maxX, y: area.maxY), around: nil)
    )
    func range(_ low: Double, _ high: Double) -> Range<Int> {
      let (low, high) = (CellMetrics.clamped(CGFloat(low)), CellMetrics.clamped(CGFloat(high)))
      return low..<max(low, high)
    }
    return PixelRect(columns: range(start.x, end.x), rows: range(start.y, end.y))
  }

  private func stroke(_ style: StrokeStyle) -> PixelStroke {
    var stroke = PixelStroke(width: Double(style.lineWidth) * scale.length)
    stroke.cap = [.round: .round, .square: .square][style.lineCap] ?? .butt
    stroke.join = [.round: .round, .bevel: .bevel][style.lineJoin] ?? .miter
    stroke.miterLimit = Double(style.miterLimit)
    stroke.dash = style.dash.map { Double($0) * scale.length }
    stroke.dashPhase = Double(style.dashPhase) * scale.length
    return stroke
  }

  /// Returns a line in whole pixels, at least one wide, if it follows a row or a column.
  private func sharp(
    _ points: [PixelPoint], _ stroke: PixelStroke
  ) -> (points: [PixelPoint], stroke: PixelStroke) {
    guard let first = points.first, points.count == 2, first.isFinite else {
      return (points, stroke)
    }
    let isUpright = points.allSatisfy { $0.x == first.x }
    guard isUpright || points.allSatisfy({ $0.y == first.y }) else { return (points, stroke) }
    var sharp = stroke
    sharp.width = max(1, stroke.width.rounded())
    func middle(_ x: Double) -> Double { (x - sharp.width / 2).rounded() + sharp.width / 2 }
    return (
      points.map {
        isUpright
          ? PixelPoint(x: middle($0.x), y: $0.y) : PixelPoint(x: $0.x, y: middle($0.y))
      }, sharp
    )
  }

  /// Returns the paint of a shape: a ramp along rows or columns is computed once for each of them.
  private func paint(_ shape: Drawing.Shape) -> PixelPaint {
    switch shape.paint {
    case .clear: return .color(PixelColor(red: 0, green: 0, blue: 0, opacity: 0))
    case .erase: return .erase
    case .ink(let ink): return .color(colors.color(of: ink).pixel)
    case .ramp(let stops, let form):
      let table = table(stops)
      let color = { (x: Int, y: Int) in
        table.color(at: form.fraction(of: middle(x, y), in: shape.bounds))
      }
      guard case .linear(let start, let end) = form else { return .each(color) }
      if start.x == end.x { return .rows((0..<image.height).map { color(0, $0) }) }
      if start.y == end.y { return .columns((0..<image.width).map { color($0, 0) }) }
      return .each(color)
    }
  }

  /// Returns the middle of a pixel, in points.
  private func middle(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(
      x: origin.x + CGFloat((Double(x) + 0.5) / scale.x),
      y: origin.y + CGFloat((Double(y) + 0.5) / scale.y))
  }

  /// Returns a ramp in steps too small to be distinguished.
  private func table(_ stops: [Paint.Stop]) -> ColorTable {
    let ramp = colors.ramp(stops)
    return ColorTable(
      colors: (0...ColorTable.steps).map {
        ramp.color(at: Double($0) / Double(ColorTable.steps))?.pixel
          ?? PixelColor(red: 0, green: 0, blue: 0, opacity: 0)
      })
  }

  private struct ColorTable {
    static let steps = 128
    let colors: [PixelColor]

    func color(at fraction: Double) -> PixelColor {
      colors[Int((fraction.clamped(to: 0...1) * Double(Self.steps)).rounded())]
    }
  }
}

extension VisibleColor {
  fileprivate var pixel: PixelColor {
    var pixel = PixelColor(color)
    pixel.opacity = UInt8(min(max(opacity, 0), 1) * 255 + 0.5)
    return pixel
  }
}

extension PixelScale {
  /// Creates a scale for a size of cells in pixels.
  package init(_ cell: PixelCell) {
    self.init(
      x: Double(cell.width) / Double(CellMetrics.columnWidth),
      y: Double(cell.height) / Double(CellMetrics.rowHeight))
  }
}

extension PlacedDrawing {
  /// Returns the picture in pixels.
  package func image(cell: PixelCell, foreground: CellColor) -> PixelImage {
    var printer = PixelPrinter(
      area, cell: cell, colors: ColorSource(foreground: foreground, ground: ground))
    printer.print(drawing)
    return printer.image
  }
}
