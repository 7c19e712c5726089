import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

@Suite struct ShapesTests {
  @Test func drawsBoxes() {
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

  @Test func fillsADisc() {
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

  @Test func strokesADisc() {
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

  @Test func drawsSmallShapesAsSigns() {
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

  @Test func keepsADiscUnderItsOutline() {
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

  @Test func drawsThinRectanglesAsRules() {
    let view = ZStack {
      Rectangle().frame(width: 2, height: 64); Rectangle().frame(width: 64, height: 2)
    }
    expectPicture(
      of: view, columns: 9, rows: 5,
      """

          │
       ───│────
          │
          │
      """)
    expectPicture(
      of: view, columns: 9, rows: 5, glyphs: .ascii,
      """

          |
       ---|----
          |
          |
      """)
  }

  @Test func drawsNothingInClear() {
    let view = Rectangle().fill(.clear)
    expectPicture(
      of: view, columns: 3, rows: 2,
      """


      """)
  }

  @Test func fillsExactToAnEighth() {
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

  @Test func roundsLargeCorners() {
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

  @Test func trims() {
    let view = Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 4)
    expectPicture(
      of: view, columns: 10, rows: 5,
      """


      ⡆        ⢠
      ⢣        ⡜
       ⠑⠤⣀⣀⣀⣀⠤⠊
      """)
  }

  @Test func followsTheRuleOfTheInside() {
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

  @Test func drawsADashedLine() {
    let view = Path {
      $0.move(to: CGPoint(x: 0, y: 8)); $0.addLine(to: CGPoint(x: 96, y: 8))
    }.stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [16, 8]))
    expectPicture(
      of: view, columns: 12, rows: 1,
      """
      ⠤⠤ ⠤⠤ ⠤⠤ ⠤⠤
      """)
  }

  @Test func drawsACapsule() {
    let view = Capsule().fill(.blue)
    expectPicture(
      of: view, columns: 10, rows: 2, glyphs: .block,
      """
      ▟████████▙
      ▜████████▛
      """)
  }
}
