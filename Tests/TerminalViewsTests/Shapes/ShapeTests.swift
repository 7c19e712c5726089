import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Shapes") struct ShapesTests {
  @Test("Outlines of rectangles are drawn as boxes") func drawsBoxes() {
    let view = HStack(spacing: 0) {
      Rectangle().stroke(.red); RoundedRectangle(cornerRadius: 4).strokeBorder(.red)
    }
    expectPicture(
      of: view, columns: 12, rows: 3,
      """
      ┌────┐╭────╮
      │    ││    │
      └────┘╰────╯
      """)
    expectPicture(
      of: view, columns: 12, rows: 3, glyphs: .ascii,
      """
      +----++----+
      |    ||    |
      +----++----+
      """)
  }

  @Test("A filled circle is drawn in every glyph set") func fillsADisc() {
    let view = Circle()
    expectPicture(
      of: view, columns: 10, rows: 5,
      """
       ⣠⣴⣾⣿⣿⣷⣦⣄
      ⣰⣿⣿⣿⣿⣿⣿⣿⣿⣆
      ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
      ⠹⣿⣿⣿⣿⣿⣿⣿⣿⠏
       ⠙⠻⢿⣿⣿⡿⠟⠋
      """)
    expectPicture(
      of: view, columns: 10, rows: 5, glyphs: .block,
      """
       ▗▅▇██▇▅▖
      ▐████████▌
      ██████████
      ▐████████▌
       ▝▀████▀▘
      """)
    expectPicture(
      of: view, columns: 10, rows: 5, glyphs: .ascii,
      """
       o######o
      o########o
      ##########
      "########"
       "######"
      """)
  }

  @Test("A stroked circle is drawn in every glyph set") func strokesADisc() {
    let view = Circle().stroke()
    expectPicture(
      of: view, columns: 10, rows: 5,
      """
       ⡠⠒⠉⠉⠉⠉⠒⢄
      ⡜        ⢣
      ⡇        ⢸
      ⢣        ⡜
       ⠑⠤⣀⣀⣀⣀⠤⠊
      """)
    expectPicture(
      of: view, columns: 10, rows: 5, glyphs: .block,
      """
       ▄▀▀▀▀▀▀▄
      ▞        ▚
      ▌        ▐
      ▚        ▞
       ▀▄▄▄▄▄▄▀
      """)
    expectPicture(
      of: view, columns: 10, rows: 5, glyphs: .ascii,
      #"""
       _-""""-_
      /        \
      |        |
      \        /
       "-____-"
      """#)
  }

  @Test("Small shapes are drawn as single characters") func drawsSmallShapesAsSigns() {
    let view = HStack {
      Circle().frame(width: 16, height: 16); Circle().stroke(.red).frame(width: 16, height: 16);
      Rectangle().rotation(.degrees(45)).frame(width: 12, height: 12);
      Rectangle().frame(width: 10, height: 10);
      Rectangle().stroke(.red).frame(width: 10, height: 10)
    }
    expectPicture(
      of: view, columns: 14, rows: 1,
      """
        ●  ○ ◆  ■ □
      """)
    expectPicture(
      of: view, columns: 14, rows: 1, glyphs: .ascii,
      """
        o  o v  # #
      """)
  }

  @Test("A small circle stays filled under its outline") func keepsADiscUnderItsOutline() {
    let view = Circle().frame(width: 16, height: 16).overlay(Circle().stroke(.white, lineWidth: 4))
    expectPicture(
      of: view, columns: 3, rows: 1,
      """
       ●
      """)
    expectPicture(
      of: view, columns: 3, rows: 1, glyphs: .ascii,
      """
       o
      """)
  }

  @Test("Thin rectangles are drawn as rules") func drawsThinRectanglesAsRules() {
    let view = ZStack {
      Rectangle().frame(width: 2, height: 64); Rectangle().frame(width: 64, height: 2)
    }
    expectPicture(
      of: view, columns: 9, rows: 5,
      """

          │
       ────────
          │
          │
      """)
    expectPicture(
      of: view, columns: 9, rows: 5, glyphs: .ascii,
      """

          |
       --------
          |
          |
      """)
  }

  @Test("A clear shape draws nothing") func drawsNothingInClear() {
    let view = Rectangle().fill(.clear)
    expectPicture(
      of: view, columns: 3, rows: 2,
      """


      """)
  }

  @Test("Filled rectangles end at eighths of a row") func fillsExactToAnEighth() {
    let view = HStack(alignment: .bottom, spacing: 0) {
      ForEach(1..<9) { Rectangle().fill(.blue).frame(width: 8, height: CGFloat(4 * $0)) }
    }.frame(height: 32, alignment: .bottom)
    expectPicture(
      of: view, columns: 8, rows: 2,
      """
          ▂▄▆█
      ▂■▆█████
      """)
    expectPicture(
      of: view, columns: 8, rows: 2, glyphs: .ascii,
      """
          oo##
      o#######
      """)
  }

  @Test("Large corners of a rectangle are rounded") func roundsLargeCorners() {
    let view = RoundedRectangle(cornerRadius: 16).fill(.blue)
    expectPicture(
      of: view, columns: 10, rows: 4,
      """
      ▟████████▙
      ██████████
      ██████████
      ▜████████▛
      """)
  }

  @Test("A trimmed circle is drawn as an arc") func trims() {
    let view = Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 4)
    expectPicture(
      of: view, columns: 10, rows: 5,
      """


      ⡆        ⢠
      ⢣        ⡜
       ⠑⠤⣀⣀⣀⣀⠤⠊
      """)
  }

  @Test("A path can be filled by the even-odd rule") func followsTheRuleOfTheInside() {
    let view = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 64, height: 64));
      $0.addRect(CGRect(x: 16, y: 16, width: 32, height: 32))
    }.fill(.blue, style: FillStyle(eoFill: true))
    expectPicture(
      of: view, columns: 8, rows: 4,
      """
      ⣿⣿⣿⣿⣿⣿⣿⣿
      ⣿⣿    ⣿⣿
      ⣿⣿    ⣿⣿
      ⣿⣿⣿⣿⣿⣿⣿⣿
      """)
    expectPicture(
      of: view, columns: 8, rows: 4, glyphs: .block,
      """
      ████████
      ██    ██
      ██    ██
      ████████
      """)
  }

  @Test("A stroke can be dashed") func drawsADashedLine() {
    let view = Path {
      $0.move(to: CGPoint(x: 0, y: 8)); $0.addLine(to: CGPoint(x: 96, y: 8))
    }.stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [16, 8]))
    expectPicture(
      of: view, columns: 12, rows: 1,
      """
      ⠤⠤ ⠤⠤ ⠤⠤ ⠤⠤
      """)
  }

  @Test("A capsule has round ends") func drawsACapsule() {
    let view = Capsule().fill(.blue)
    expectPicture(
      of: view, columns: 10, rows: 2, glyphs: .block,
      """
      ▟████████▙
      ▜████████▛
      """)
  }

  @Test("Paths are scaled, rotated and moved, in the given order") func transforms() {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 0))
      path.addLine(to: CGPoint(x: 2, y: 0))
    }
    let moved = line.applying(.init(scaleX: 3, y: 1)).applying(.init(rotationAngle: .pi / 2))
      .applying(CGAffineTransform(translationX: 10, y: 20))
    let end = moved.polylines.last?.points.last ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 26) < 1e-9)
    #expect(line.applying(.identity) == line)
  }
}
