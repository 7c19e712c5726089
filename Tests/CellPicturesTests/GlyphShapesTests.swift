import TerminalCore
import Testing

@testable import CellPictures

/// Drawn characters as text, with a mark for every part of the cell whose middle is covered.
@Suite("Shapes of glyphs") struct GlyphShapesTests {
  @Test(
    "Quadrants cover their quarters of a cell",
    arguments: [
      ("▀", "##/.."), ("▄", "../##"), ("▌", "#./#."), ("▐", ".#/.#"), ("█", "##/##"),
      ("▖", "../#."), ("▗", "../.#"), ("▘", "#./.."), ("▙", "#./##"), ("▚", "#./.#"),
      ("▛", "##/#."), ("▜", "##/.#"), ("▝", ".#/.."), ("▞", ".#/#."), ("▟", ".#/##"),
    ] as [(Character, String)])
  func quarters(glyph: Character, expected: String) throws {
    #expect(try picture(of: glyph, columns: 2, rows: 2) == expected)
  }

  @Test(
    "Sextants cover their sixths of a cell",
    arguments: [
      ("\u{1FB00}", "#./../.."), ("\u{1FB01}", ".#/../.."), ("\u{1FB13}", "../#./#."),
      ("\u{1FB14}", ".#/#./#."), ("\u{1FB27}", "#./.#/.#"), ("\u{1FB28}", "##/.#/.#"),
      ("\u{1FB3B}", ".#/##/##"),
    ] as [(Character, String)])
  func sextants(glyph: Character, expected: String) throws {
    #expect(try picture(of: glyph, columns: 2, rows: 3) == expected)
  }

  @Test(
    "Octants cover their eighths of a cell",
    arguments: [
      ("\u{1CD00}", "../#./../.."), ("\u{1CD01}", ".#/#./../.."), ("\u{1CD03}", "../.#/../.."),
      ("\u{1CD09}", "../../#./.."), ("\u{1CDE5}", ".#/##/##/##"), ("\u{1CEA8}", "#./../../.."),
      ("\u{1CEAB}", ".#/../../.."), ("\u{1CEA0}", "../../../.#"), ("\u{1CEA3}", "../../../#."),
      ("\u{1FBE6}", "../#./#./.."), ("\u{1FBE7}", "../.#/.#/.."),
    ] as [(Character, String)])
  func octants(glyph: Character, expected: String) throws {
    #expect(try picture(of: glyph, columns: 2, rows: 4) == expected)
  }

  @Test("Eighth blocks grow in equal steps") func eighthsGrow() throws {
    for (step, glyph) in "▁▂▃▄▅▆▇█".enumerated() {
      let full = String(repeating: "/#", count: step + 1)
      #expect(try picture(of: glyph, columns: 1, rows: 8).hasSuffix(full.dropFirst()))
      #expect(try covered(by: glyph) == (step + 1) * 6 * 24)
    }
    for (step, glyph) in "█▉▊▋▌▍▎▏".enumerated() {
      #expect(try covered(by: glyph) == (8 - step) * 3 * 48)
    }
  }

  @Test(
    "Box characters have the expected lines",
    arguments: [
      ("┌", "...../...../..###/..#../..#.."), ("┤", "..#../..#../###../..#../..#.."),
      ("╋", "..#../..#../#####/..#../..#.."), ("╴", "...../...../##.../...../....."),
      ("╔", "...../.####/.#.../.#.##/.#.#."), ("╬", ".#.#./##.##/...../##.##/.#.#."),
      ("╚", ".#.#./.#.##/.#.../.####/....."), ("╞", "..#../..###/..#../..###/..#.."),
      ("╟", ".#.#./.#.#./.#.##/.#.#./.#.#."), ("╗", "...../####./...#./##.#./.#.#."),
      ("╩", ".#.#./##.##/...../#####/....."), ("╓", "...../...../.####/.#.#./.#.#."),
    ] as [(Character, String)])
  func boxes(glyph: Character, expected: String) throws {
    // Columns and rows through the lines, in the gaps between them, and outside.
    let (xs, ys) = ([1, 7, 12, 16, 22], [1, 18, 24, 28, 46])
    let rects = try drawn(glyph).blocks.rects
    let rows = ys.map { y in
      xs.map { x in rects.contains { $0.contains(x, y) } ? "#" : "." }.joined()
    }
    #expect(rows.joined(separator: "/") == expected)
  }

  @Test("Every box character is drawn inside its cell") func everyBoxIsDrawnInItsCell() throws {
    for value in 0x2500...0x257F as ClosedRange<UInt32> {
      let layer = try drawn(Character(try #require(Unicode.Scalar(value))))
      #expect(
        !layer.blocks.rects.isEmpty || !layer.dashes.isEmpty || !layer.strokes.isEmpty,
        "U+\(String(value, radix: 16))")
      for rect in layer.blocks.rects {
        #expect(rect.x >= 0 && rect.x + rect.width <= 24 && rect.width > 0)
        #expect(rect.y >= 0 && rect.y + rect.height <= 48 && rect.height > 0)
      }
    }
  }

  @Test(
    "Braille dots are at their positions",
    arguments: [
      ("⠁", [[6, 6]]), ("⡀", [[6, 42]]), ("⢈", [[18, 6], [18, 42]]), ("⠄", [[6, 30]]), ("⠀", []),
    ] as [(Character, [[Int]])])
  func braille(glyph: Character, dots: [[Int]]) throws {
    #expect(try drawn(glyph).dots.map { [$0.x, $0.y] } == dots)
  }

  @Test(
    "The symbols of points are drawn as shapes inside their cell", arguments: "●○■□▲△▼▽▶◀◆◇⬟⬠★•")
  func symbols(glyph: Character) throws {
    let layer = try drawn(glyph)
    let points = PathReader.lines(of: layer.fills + layer.strokes).joined()
    #expect(!points.isEmpty)
    #expect(points.allSatisfy { (0...24).contains($0.x) && (0...48).contains($0.y) })
  }

  @Test("Letters are left to the font") func lettersAreLeftToTheFont() {
    for scalar in "aø€→· 価\u{1CEA1}".unicodeScalars {
      var pen = CellPen(origin: PicturePoint(x: 0, y: 0), layer: InkLayer())
      #expect(GlyphShapes.drawing(scalar)?.draw(scalar.value, &pen) != true, "\(scalar)")
    }
  }

  private func drawn(_ glyph: Character) throws -> InkLayer {
    let scalar = try #require(glyph.unicodeScalars.first)
    var pen = CellPen(origin: PicturePoint(x: 0, y: 0), layer: InkLayer())
    #expect(try #require(GlyphShapes.drawing(scalar)).draw(scalar.value, &pen))
    pen.layer.endRow()
    return pen.layer
  }

  private func covered(by glyph: Character) throws -> Int {
    try drawn(glyph).blocks.rects.reduce(0) { $0 + $1.width * $1.height }
  }

  private func picture(of glyph: Character, columns: Int, rows: Int) throws -> String {
    let rects = try drawn(glyph).blocks.rects
    return (0..<rows).map { row in
      (0..<columns).map { column in
        let (x, y) = ((2 * column + 1) * 12 / columns, (2 * row + 1) * 24 / rows)
        return rects.contains { $0.contains(x, y) } ? "#" : "."
      }.joined()
    }.joined(separator: "/")
  }
}

extension PictureRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
  }
}
