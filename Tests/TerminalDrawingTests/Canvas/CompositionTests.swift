import Foundation
import TerminalCore
import Testing

@testable import TerminalDrawing

private let red = Paint.ink(Ink(CellColor(hex: 0xFF_0000)))
private let blue = Paint.ink(Ink(CellColor(hex: 0x00_00FF)))
private let cellRect = CGRect(x: 0, y: 0, width: 8, height: 16)
private let upperHalf = CGRect(x: 0, y: 0, width: 8, height: 8)

private func cell(
  glyphs: GlyphSet = .braille, _ depth: ColorDepth = .trueColor,
  _ draw: (inout Canvas) -> Void
) -> Cell {
  var canvas = Canvas(size: CellSize(columns: 1, rows: 1), glyphs: glyphs)
  draw(&canvas)
  return canvas.composed(glyphs: glyphs, colorDepth: depth)[0, 0]
}

@Suite("Composition") struct CompositionTests {
  @Test("Lines are drawn over bars") func linesPassOverBars() {
    let drawn = cell {
      $0.fill(cellRect, with: red)
      $0.stroke([CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)], with: Pen(paint: blue))
    }
    #expect(drawn.glyph == Glyph("⠉"))
    #expect(drawn.style.foreground == CellColor(hex: 0x00_00FF))
    #expect(drawn.style.background == CellColor(hex: 0xFF_0000))
  }

  @Test("Lines are drawn over bars without colours, too") func linesPassOverBarsWithoutColors() {
    for paint in [red, .ink(.primary)] {
      let drawn = cell(.monochrome) {
        $0.fill(cellRect, with: paint)
        $0.stroke([CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)], with: Pen(paint: .ink(.primary)))
      }
      #expect(drawn.glyph == Glyph("⠉"))
      #expect(drawn.style.attributes == .reverse)
    }
  }

  @Test("A small fill in the cell of a line becomes dots") func smallFillsJoinTheDots() {
    let drawn = cell {
      $0.fill(CGRect(x: 0, y: 14, width: 8, height: 2), with: red)
      $0.stroke([CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)], with: Pen(paint: blue))
    }
    #expect(drawn.glyph == Glyph("⣉"))
  }

  @Test("Two fills share a cell as foreground and background") func twoFillsShareACell() {
    let drawn = cell {
      $0.fill(cellRect, with: red)
      $0.fill(upperHalf, with: blue)
    }
    #expect(drawn.glyph == Glyph("▄"))
    #expect(drawn.style.foreground == CellColor(hex: 0xFF_0000))
    #expect(drawn.style.background == CellColor(hex: 0x00_00FF))
  }

  @Test("Of three inks in a cell, the ink with the fewest subpixels is dropped")
  func ofThreeInksTheOneWithTheFewestSubpixelsGivesWay() {
    let green = Paint.ink(Ink(CellColor(hex: 0x00_FF00)))
    func drawn(redHeight: CGFloat) -> Cell {
      cell {
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: redHeight), with: red)
        $0.fill(CGRect(x: 0, y: redHeight, width: 8, height: 16 - redHeight), with: blue)
        $0.fill(CGRect(x: 0, y: 12, width: 8, height: 4), with: green)
      }
    }
    // Four points red, eight blue, four green: red is dropped, and its part turns green.
    let little = drawn(redHeight: 4)
    #expect(
      [little.style.foreground, little.style.background].map(\.components.red) == [0, 0])
    // Eight red, four blue, four green: blue is dropped, and green has the lower half.
    let much = drawn(redHeight: 8)
    #expect(much.glyph == Glyph("▄"))
    #expect(much.style.foreground == CellColor(hex: 0x00_FF00))
    #expect(much.style.background == CellColor(hex: 0xFF_0000))
  }

  @Test("Of two inks and an empty part of a cell, the smallest is dropped")
  func ofTwoInksAndAnEmptyPartTheSmallestGivesWay() {
    func drawn(_ redRows: ClosedRange<CGFloat>, _ blueRows: ClosedRange<CGFloat>) -> Cell {
      cell {
        for (rows, paint) in [(redRows, red), (blueRows, blue)] {
          $0.fill(
            CGRect(
              x: 0, y: rows.lowerBound, width: 8, height: rows.upperBound - rows.lowerBound),
            with: paint)
        }
      }
    }
    // Two points empty, six red, eight blue: red closes the gap.
    let closed = drawn(2...8, 8...16)
    #expect(closed.glyph == Glyph("▄"))
    #expect(closed.style.foreground == CellColor(hex: 0x00_00FF))
    #expect(closed.style.background == CellColor(hex: 0xFF_0000))
    // Eight empty, two red, six blue: the half is blue, on the terminal's background.
    let blueAlone = drawn(8...10, 10...16)
    #expect(blueAlone.glyph == Glyph("▄"))
    #expect(
      blueAlone.style
        == CellStyle(foreground: CellColor(hex: 0x00_00FF), background: .default))
    // Eight empty, six red, two blue: the half is red.
    #expect(drawn(8...14, 14...16).style.foreground == CellColor(hex: 0xFF_0000))
  }

  @Test("A fill shares a cell with a fill in the foreground colour")
  func aFillSharesACellWithTheForeground() {
    let drawn = cell {
      $0.fill(cellRect, with: red)
      $0.fill(upperHalf, with: .ink(.primary))
    }
    #expect(drawn.glyph == Glyph("▄"))
    #expect(drawn.style.background.isDefault == false || drawn.style.foreground.isDefault == false)
  }

  @Test(
    "Text is readable on coloured fills",
    arguments: [
      (ColorScheme.dark, 0xFF_FF00 as UInt32, CellColor(hex: 0)), (.dark, 0x20_2020, .default),
      (.light, 0xFF_FF00, .default), (.light, 0x20_2020, CellColor(hex: 0xFF_FFFF)),
    ])
  func textIsReadableOnColors(scheme: ColorScheme, ground: UInt32, expected: CellColor) {
    var canvas = Canvas(size: CellSize(columns: 1, rows: 1))
    canvas.fill(cellRect, with: .ink(Ink(CellColor(hex: ground))))
    canvas.write("a", column: 0, row: 0, ink: .primary)
    let drawn = canvas.composed(
      by: CellComposer(glyphs: .braille, colorDepth: .trueColor, colorScheme: scheme))[0, 0]
    #expect(drawn.style.foreground == expected)
    #expect(drawn.style.background == CellColor(hex: ground))
  }

  @Test("The edge of a tint hides the grid line in its cell") func theEdgeOfATintHidesTheGrid() {
    func edge(_ glyphs: GlyphSet) -> Cell {
      cell(glyphs: glyphs) {
        $0.fill(upperHalf, with: red, tint: true)
        $0.put("┈", column: 0, row: 0, kind: .grid, ink: .secondary)
      }
    }
    #expect(edge(.braille).glyph == Glyph("▀"))
    #expect(edge(.ascii).glyph == Glyph("┈"))
    let boundary = cell {
      $0.fill(cellRect, with: red, tint: true)
      $0.fill(upperHalf, with: blue, tint: true)
      $0.put("┊", column: 0, row: 0, kind: .grid, ink: .secondary)
    }
    #expect(boundary.glyph == Glyph("▄"))
    #expect(boundary.style.background == CellColor(hex: 0x00_00FF))
  }

  @Test("Lines are drawn over tints") func tintsKeepLines() {
    for glyphs in GlyphSet.allCases {
      let drawn = cell(glyphs: glyphs) {
        $0.fill(cellRect, with: red, tint: true)
        $0.put("│", column: 0, row: 0, kind: .rule, ink: .secondary)
      }
      #expect(drawn.glyph == Glyph("│"))
      #expect(drawn.style.background == CellColor(hex: 0xFF_0000))
      let alone = cell(glyphs: glyphs) { $0.fill(cellRect, with: red, tint: true) }
      #expect(alone == Cell(style: CellStyle(background: CellColor(hex: 0xFF_0000))))
    }
    let shaded = cell(.ansi16) { $0.fill(cellRect, with: red, tint: true) }
    #expect(shaded.glyph == Glyph("░"))
  }

  @Test("Rules are drawn behind the lines of data") func rulesPassBehindData() {
    expectCanvas(
      columns: 3, rows: 3,
      {
        $0.stroke([CGPoint(x: 0, y: 24), CGPoint(x: 24, y: 24)], with: Pen(paint: red))
        $0.draw(
          StraightLine(
            along: CellRect(column: 1, row: 0, columns: 1, rows: 3), isUpright: true,
            ink: .secondary))
      },
      shows: """
         │
        ⠤⠤⠤
         │
        """)
  }

  /// A rule that is drawn on the fills below it.
  private var rule: StraightLine {
    var rule = StraightLine(
      along: CellRect(column: 0, row: 0, columns: 1, rows: 1), isUpright: true, ink: .secondary)
    rule.role = .ruleOnFills
    return rule
  }

  @Test("A rule is drawn on the fill below it, and a later fill hides the rule")
  func laterFillsHideRules() {
    let shown = cell {
      $0.fill(cellRect, with: red)
      $0.draw(rule)
    }
    #expect(shown.glyph == Glyph("│"))
    let hidden = cell {
      $0.fill(cellRect, with: .ink(Ink(CellColor(hex: 0xFF00))))
      $0.draw(rule)
      $0.fill(cellRect, with: red)
    }
    #expect(hidden == cell { $0.fill(cellRect, with: red) })
  }

  @Test("A symbol on a tint looks the same before and after the line below it")
  func signsOnLines() {
    let line = [CGPoint(x: 0, y: 6), CGPoint(x: 8, y: 6)]
    let pen = Pen(paint: red, style: StrokeStyle(lineWidth: 2), isEdge: true)
    let below = CGRect(x: 0, y: 6, width: 8, height: 10)
    let after = cell {
      $0.fill(below, with: .ink(Ink(CellColor(hex: 0xFF00))), tint: true)
      $0.stroke(line, with: pen)
      $0.put("•", column: 0, row: 0, kind: .symbol, ink: .primary)
    }
    let before = cell {
      $0.fill(below, with: .ink(Ink(CellColor(hex: 0xFF00))), tint: true)
      $0.put("•", column: 0, row: 0, kind: .symbol, ink: .primary)
      $0.stroke(line, with: pen)
    }
    #expect(before == after && after.style.background == CellColor(hex: 0xFF00))
  }

  @Test("Erasing leaves the terminal's background") func erasingLeavesTheGround() {
    let drawn = cell {
      $0.fill(cellRect, with: red)
      $0.write("x", column: 0, row: 0, ink: .primary)
      $0.fill(cellRect, with: .erase)
    }
    #expect(drawn == Cell())
    let half = cell {
      $0.fill(cellRect, with: red)
      $0.fill(upperHalf, with: .erase)
    }
    #expect(half.glyph == Glyph("▄"))
  }

  @Test(
    "A fill at the bottom of a cell is drawn in eighths",
    arguments: [
      (GlyphSet.braille, "▁▂▃▄▅▆▇█"), (.sextant, "▁▂▃▄▅▆▇█"), (.octant, "▁▂▃▄▅▆▇█"),
      (.block, "▁▂▃▄▅▆▇█"), (.ascii, "_ooo####"),
    ])
  func eighthsStandOnTheGround(glyphs: GlyphSet, picture: String) {
    expectCanvas(
      columns: 8, rows: 1, glyphs: glyphs,
      { canvas in
        for index in 0..<8 {
          let height = CGFloat(2 * (index + 1))
          canvas.fill(
            CGRect(x: CGFloat(8 * index), y: 16 - height, width: 8, height: height), with: red)
        }
      }, shows: picture)
  }

  @Test(
    "Sextants and octants have finer edges",
    arguments: [
      (GlyphSet.sextant, "\u{1FB31}\u{1FB05}"), (.octant, "\u{1CDBB}\u{1CD01}"),
    ])
  func solidSetsHaveFinerEdges(glyphs: GlyphSet, picture: String) {
    // Steps of a third and of a quarter: from the bottom on the left, from the top on the right.
    let step: CGFloat = glyphs == .sextant ? 16 / 3 : 4
    expectCanvas(
      columns: 2, rows: 1, glyphs: glyphs,
      {
        $0.fill(CGRect(x: 0, y: 16 - 2 * step, width: 4, height: 2 * step), with: red)
        $0.fill(CGRect(x: 4, y: 16 - step, width: 4, height: step), with: red)
        $0.fill(CGRect(x: 8, y: step, width: 4, height: step), with: red)
        $0.fill(CGRect(x: 12, y: 0, width: 4, height: step), with: red)
      }, shows: picture)
  }

  @Test("A line across the end of an area is drawn in dots, on the nearer background")
  func aLineThatCrossesTheEndOfAnAreaStaysDots() {
    // The area below the middle of a line two dots thick, in steps of an eighth.
    for eighth in 1...7 {
      let middle = CGFloat(16 - 2 * eighth)
      let drawn = cell {
        $0.fill(
          CGRect(x: 0, y: middle, width: 8, height: 16 - middle), with: red, tint: true)
        $0.stroke(
          [CGPoint(x: 0, y: middle), CGPoint(x: 8, y: middle)], with: Pen(paint: blue, width: 6))
      }
      let pictures = ["", "⣀", "⣤", "⣤", "⠶", "⠶", "⠛", "⠉"]
      #expect(drawn.glyph.scalar.map(String.init) == pictures[eighth], "\(eighth) eighths")
      #expect(drawn.style.background.isDefault == (eighth < 4), "\(eighth) eighths")
    }
  }

  @Test("The corner of a bar is the same with and without a fill behind it")
  func cornersOverGrounds() {
    // Half a cell wide, in steps of an eighth: nothing, a quadrant, or half of the cell.
    let pictures = ["", " ", " ", "▖", "▖", "▖", "▖", "▌"]
    for eighth in 1...7 {
      func corner(on ground: Paint?) -> Cell {
        cell {
          if let ground { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 16), with: ground) }
          let height = CGFloat(2 * eighth)
          $0.fill(CGRect(x: 0, y: 16 - height, width: 4, height: height), with: red)
        }
      }
      let (bare, covering) = (corner(on: nil), corner(on: blue))
      #expect(bare.glyph.scalar.map(String.init) == pictures[eighth], "\(eighth) eighths")
      #expect(covering.glyph == bare.glyph, "\(eighth) eighths")
      #expect(covering.style.background.isDefault == false)
    }
  }

  @Test(
    "A shaded area reaches the line at its edge",
    arguments: [ColorDepth.monochrome, .ansi8, .ansi16])
  func shadesReachTheirLine(depth: ColorDepth) {
    func drawn(_ glyphs: GlyphSet) -> Cell {
      cell(glyphs: glyphs, depth) {
        $0.fill(CGRect(x: 0, y: 4, width: 8, height: 12), with: red, tint: true)
        $0.stroke([CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)], with: Pen(paint: blue))
      }
    }
    // Every fourth dot of the area; solid if the smallest part is a quarter of a cell.
    #expect(drawn(.braille).glyph == Glyph("⢋"))
    #expect(drawn(.block).glyph == Glyph("█"))
    #expect(drawn(.ascii).glyph == Glyph("\""))
  }

  @Test("A symbol has the background of a tint that fills most of its cell, except the line")
  func aSignHasTheGroundOfATint() {
    func hasGround(_ height: Int, isOnLine: Bool) -> Bool {
      let sign = cell {
        let middle = CGFloat(16 - height)
        $0.fill(CGRect(x: 0, y: middle, width: 8, height: CGFloat(height)), with: red, tint: true)
        if isOnLine {
          $0.stroke(
            [CGPoint(x: 0, y: middle), CGPoint(x: 8, y: middle)], with: Pen(paint: blue, width: 6))
        }
        $0.put("◆", column: 0, row: 0, kind: .symbol, ink: .primary)
      }
      #expect(sign.glyph == Glyph("◆"))
      return sign.style.background != .default
    }
    #expect((0...16).filter { hasGround($0, isOnLine: false) } == Array(12...16))
    let onLine = (0...16).filter { hasGround($0, isOnLine: true) }
    #expect(onLine.count > 5 && onLine == Array((17 - onLine.count)...16))
  }

  @Test("A rule does not interrupt the end of a tint")
  func aRuleLeavesTheEndOfATintWhole() {
    func drawn(_ rule: Unicode.Scalar, height: CGFloat = 8) -> Glyph {
      cell {
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: height), with: red, tint: true)
        $0.put(rule, column: 0, row: 0, kind: .rule, ink: .secondary)
      }.glyph
    }
    #expect(drawn("┊") == Glyph("▀") && drawn("│") == Glyph("▀"))
    #expect(drawn("─") == Glyph("▀") && drawn("│", height: 2) == Glyph("▔"))
    // Where the tint is a background.
    #expect(drawn("│", height: 16) == Glyph("│"))
  }

  @Test("A line far above an area in its cell is drawn alone") func linesFarAboveAnAreaStayAlone() {
    let drawn = cell {
      $0.fill(CGRect(x: 0, y: 12, width: 8, height: 4), with: red, tint: true)
      $0.stroke([CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)], with: Pen(paint: blue))
    }
    #expect(drawn.glyph == Glyph("⠉"))
    #expect(drawn.style.background == .default)
  }

  @Test("Secondary ink has its own grey, or is dimmed") func secondaryInkHasAGreyOfItsOwn() {
    var canvas = Canvas(size: CellSize(columns: 2, rows: 1))
    canvas.put("│", column: 0, row: 0, kind: .grid, ink: .secondary)
    canvas.write("x", column: 1, row: 0, ink: .primary)
    let grey = CellColor(hex: 0x76_7676)
    let drawn = canvas.composed(
      by: CellComposer(
        glyphs: .braille, colorDepth: .indexed256, colorScheme: .light, faint: grey))
    #expect(drawn[0, 0].style == CellStyle(foreground: grey))
    #expect(drawn[1, 0].style == .plain)
    let dimmed = canvas.composed(glyphs: .braille, colorDepth: .indexed256)
    #expect(dimmed[0, 0].style == CellStyle(attributes: .dim))
  }

  @Test("Fills have different patterns without colours") func fillsAreToldApartWithoutColors() {
    var canvas = Canvas(size: CellSize(columns: 4, rows: 1))
    for index in 0..<4 {
      let ink = Ink(CellColor(hex: 0xFF_0000), pattern: UInt8(index))
      canvas.fill(CGRect(x: 8 * index, y: 0, width: 8, height: 16), with: .ink(ink))
    }
    #expect(canvas.composed(glyphs: .block, colorDepth: .monochrome).text == "█▒▓░")
    #expect(canvas.composed(glyphs: .ascii, colorDepth: .monochrome).text == "#=%+")
  }

  @Test("A less opaque fill is fainter without colours")
  func faintFillsWithoutColors() {
    var canvas = Canvas(size: CellSize(columns: 4, rows: 1))
    let red = CellColor(hex: 0xFF_0000)
    for (index, opacity) in [1, 0.9, 0.7, 0.4].enumerated() {
      let ink = Ink(red).faded(by: opacity, on: CellColor(hex: 0)).shaded(byOpacity: opacity)
      canvas.fill(CGRect(x: 8 * index, y: 0, width: 8, height: 16), with: .ink(ink))
    }
    #expect(canvas.composed(glyphs: .block, colorDepth: .monochrome).text == "██▓░")
    #expect(canvas.composed(glyphs: .ascii, colorDepth: .monochrome).text == "##%:")
    #expect(canvas.composed(glyphs: .block, colorDepth: .indexed256).text == "████")
  }
}
