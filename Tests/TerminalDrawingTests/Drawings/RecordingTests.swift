import Foundation
import TerminalCore
import TerminalImages
import Testing

@testable import TerminalDrawing

private let red = Ink(CellColor(hex: 0xFF0000))
private let ground = CellColor(hex: 0x14171C)

/// Returns a canvas on which plots are pictures.
private func canvas(
  columns: Int = 10, rows: Int = 4, glyphs: GlyphSet = .braille,
  precision: DrawingPrecision = DrawingPrecision(PixelCell(width: 8, height: 16))
) -> Canvas {
  Canvas(size: CellSize(columns: columns, rows: rows), glyphs: glyphs, precision: precision)
}

private let area = CellRect(column: 1, row: 1, columns: 8, rows: 2)

extension Canvas {
  /// The cells as text: `p` for a picture, otherwise the character.
  fileprivate var text: String {
    let frame = composed(glyphs: glyphs, colorDepth: .trueColor)
    return (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        frame[column, row].isPicture ? "p" : frame.text(of: frame[column, row].glyph)
      }.joined()
    }.joined(separator: "\n")
  }
}

extension Drawing.Shape {
  fileprivate var kind: String {
    switch form {
    case .fill: "fill"
    case .stroke: "stroke"
    case .image: "image"
    case .masked: "masked"
    }
  }
}

/// The parts of a drawing that become shapes, and the parts that stay in cells.
@Suite("Recording of drawings") struct RecordingTests {
  @Test("Fills, strokes, lines and boxes become shapes, and texts stay cells") func shapes() throws
  {
    var canvas = canvas()
    canvas.picture(in: area, on: ground) { canvas in
      canvas.fill(CGRect(x: 8, y: 16, width: 64, height: 32), with: .ink(red))
      canvas.stroke(
        [CGPoint(x: 8, y: 20), CGPoint(x: 40, y: 40)],
        with: Pen(paint: .ink(red), style: StrokeStyle(lineWidth: 3, dash: [2, 1])))
      let line = CellRect(column: 1, row: 1, columns: 8, rows: 1)
      canvas.draw(StraightLine(along: line, isUpright: false, ink: red))
      canvas.fillRound(
        [CGRect(x: 20, y: 20, width: 8, height: 8).corners], with: .ink(red), bounds: .zero,
        anchor: CGPoint(x: 24, y: 24))
      canvas.box(CellRect(column: 2, row: 1, columns: 3, rows: 2), with: .ink(red), rounded: true)
      canvas.draw(PixelImage(width: 2, height: 2), in: CGRect(x: 8, y: 16, width: 8, height: 8))
      canvas.write("abc", column: 3, row: 2, ink: .primary)
    }
    let picture = try #require(canvas.pictures.first)
    #expect(canvas.pictures.count == 1 && picture.area == area && picture.ground == ground)
    #expect(
      picture.drawing.shapes.map(\.kind) == ["fill", "stroke", "stroke", "fill", "stroke", "image"])
    #expect(picture.drawing.shapes[3].anchor == CGPoint(x: 24, y: 24))
    guard case .stroke(let points, let style) = picture.drawing.shapes[1].form else { return }
    #expect(points.count == 2 && style.lineWidth == 3 && style.dash == [2, 1])
    #expect(canvas.text == "          \n pppppppp \n ppabcppp \n          ")
  }

  @Test("Each part of an area between lines becomes an outline") func areas() throws {
    func points(_ ys: [CGFloat]) -> [CGPoint] {
      ys.enumerated().map { CGPoint(x: CGFloat($0) * 8, y: $1) }
    }
    var canvas = canvas()
    canvas.picture(in: canvas.bounds, on: ground) { canvas in
      canvas.fill(
        between: points([10, 20, .nan, 30, 40, 20]), and: points([60, 60, .nan, 60, 60, 60]),
        in: CGRect(x: 0, y: 0, width: 80, height: 64), isHorizontal: false, with: .ink(red),
        bounds: .zero)
    }
    let shape = try #require(canvas.pictures.first?.drawing.shapes.first)
    guard case .fill(let outlines, false) = shape.form else {
      Issue.record("no fill")
      return
    }
    #expect(outlines.map(\.count) == [4, 6])
    #expect(
      outlines[0] == [
        CGPoint(x: 0, y: 10), CGPoint(x: 8, y: 20), CGPoint(x: 8, y: 60), CGPoint(x: 0, y: 60),
      ])
    // A horizontal area.
    var other = Canvas(
      size: canvas.size, precision: DrawingPrecision(PixelCell(width: 8, height: 16)))
    let turned = other.overlay { canvas in
      canvas.fill(
        between: points([10, 20]), and: points([60, 60]),
        in: CGRect(x: 0, y: 0, width: 80, height: 64), isHorizontal: true, with: .ink(red),
        bounds: .zero)
    }
    guard case .fill(let outline, _) = try #require(turned.shapes.first).form else { return }
    #expect(outline[0][1] == CGPoint(x: 20, y: 8))
  }

  @Test("Everything is drawn in cells without pixels") func withoutPixels() {
    var canvas = canvas(precision: .cells)
    canvas.picture(in: area, on: ground) {
      $0.fill(CGRect(x: 8, y: 16, width: 16, height: 16), with: .ink(red))
    }
    #expect(canvas.pictures.isEmpty && canvas.text.contains("██"))
  }

  @Test("A picture covers only the cells in which something is drawn") func extent() throws {
    var canvas = canvas()
    canvas.picture(in: area, on: ground) { canvas in
      canvas.stroke(
        [CGPoint(x: 25, y: 24), CGPoint(x: 31, y: 24)], with: Pen(paint: .ink(red), width: 2))
      // Outside the area, it is clipped.
      canvas.clipped(to: area) {
        $0.fill(CGRect(x: 40, y: 0, width: 8, height: 24), with: .ink(red))
      }
    }
    #expect(
      try #require(canvas.pictures.first).area
        == CellRect(
          column: 3, row: 1, columns: 3, rows: 1))
    #expect(canvas.text == "          \n   ppp    \n          \n          ")
    // An empty drawing covers no cells.
    var empty = self.canvasOf { _ in }
    #expect(empty.pictures.allSatisfy { $0.area.isEmpty } && !empty.text.contains("p"))
    // A line without a stroke style extends by its width.
    empty = canvasOf {
      $0.stroke(
        [CGPoint(x: 24, y: 32), CGPoint(x: 30, y: 32)],
        with: Pen(paint: .ink(red), width: 4))
    }
    #expect(empty.pictures.first?.area == CellRect(column: 2, row: 1, columns: 2, rows: 2))
  }

  private func canvasOf(_ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = canvas()
    canvas.picture(in: area, on: ground, draw)
    return canvas
  }

  @Test("Earlier fills become part of a picture over them") func below() throws {
    var canvas = canvas()
    canvas.fill(CGRect(x: 16, y: 16, width: 24, height: 16), with: .ink(red))
    canvas.write("x", column: 5, row: 1, ink: .primary)
    canvas.picture(in: area, on: ground) {
      $0.stroke([CGPoint(x: 8, y: 20), CGPoint(x: 72, y: 20)], with: Pen(paint: .ink(.primary)))
    }
    let picture = try #require(canvas.pictures.first)
    #expect(picture.drawing.shapes.map(\.kind) == ["fill", "stroke"])
    #expect(picture.drawing.shapes[0].paint == .ink(red))
    // The text stays, and is not part of the picture.
    #expect(canvas.text.split(separator: "\n")[1] == " ppppxppp ")
    let cell = try #require(PixelCell(width: 8, height: 16))
    let image = picture.image(cell: cell, foreground: CellColor(hex: 0xFFFFFF))
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      image.pixels[(y - picture.area.minRow * 16) * image.width + x - picture.area.minColumn * 8]
    }
    #expect(pixel(20, 17) == 0xFF00_00FF && pixel(20, 20) == 0xFFFF_FFFF && pixel(60, 17) == 0)
  }

  @Test("Layers and masks become shapes of a picture") func layers() throws {
    var canvas = canvas()
    canvas.picture(in: canvas.bounds, on: ground) { canvas in
      var layer = canvas.layer()
      layer.fill(CGRect(x: 0, y: 0, width: 40, height: 32), with: .ink(red))
      var mask = canvas.layer()
      mask.fill(CGRect(x: 16, y: 0, width: 8, height: 64), with: .ink(.primary))
      layer.mask(with: mask)
      canvas.composite(layer)
    }
    let picture = try #require(canvas.pictures.first)
    #expect(picture.drawing.shapes.map(\.kind) == ["masked"])
    let cell = try #require(PixelCell(width: 8, height: 16))
    let image = picture.image(cell: cell, foreground: .default)
    let width = image.width
    let seen = image.pixels.indices.filter { image.pixels[$0] != 0 }
      .map { ($0 % width + picture.area.minColumn * 8, $0 / width) }
    #expect(seen.allSatisfy { (16..<24).contains($0.0) && $0.1 < 32 } && seen.count == 8 * 32)
  }

  @Test("An overlay records shapes without drawing on the canvas") func overlaid() {
    var canvas = canvas()
    let drawing = canvas.overlay {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 32), with: .ink(red))
      $0.stroke([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 32)], with: Pen(paint: .ink(red)))
    }
    #expect(drawing.shapes.map(\.kind) == ["fill", "stroke"])
    #expect(!canvas.isRecording && canvas.pictures.isEmpty)
    #expect(canvas.cells.allSatisfy { $0.dots == 0 && $0.fill == 0 })
  }

  @Test("Text on a picture has the background of the fill below it") func grounds() {
    var canvas = canvas()
    canvas.picture(in: canvas.bounds, on: ground) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 80, height: 32), with: .ink(red))
      canvas.write("a", column: 2, row: 0, ink: .primary)
      canvas.write("b", column: 2, row: 3, ink: .primary)
    }
    let frame = canvas.composed(glyphs: .braille, colorDepth: .trueColor)
    #expect(frame[2, 0].style.background == red.color)
    #expect(frame[2, 3].style.background == .default)
  }

  @Test("A picture with another origin is moved in the frame") func origin() throws {
    var placed = try #require(
      canvasOf {
        $0.fill(CGRect(x: 8, y: 16, width: 8, height: 16), with: .ink(red))
      }.pictures.first)
    placed.origin = CellPoint(column: 20, row: 5)
    #expect(placed.frameArea == CellRect(column: 21, row: 6, columns: 1, rows: 1))
  }
}
