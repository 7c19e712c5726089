import Foundation
import TerminalControls
import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Frames") struct FramesTests {
  @Test("Fixes a size") func fixesASize() {
    let view = Text("ab").frame(width: 48, height: 48, alignment: .bottomTrailing).border(.red)
    expectPicture(
      of: view, columns: 8, rows: 5,
      """

       ┌────┐
       │    │
       └───ab

      """)
    expectPicture(
      of: view, columns: 8, rows: 5, glyphs: .ascii,
      """

       +----+
       |    |
       +---ab

      """)
  }

  @Test("Fills with an infinite frame") func fillsWithAnInfiniteFrame() {
    let view = Text("ab").frame(maxWidth: .infinity, alignment: .trailing)
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
            ab
      """)
  }

  @Test("Bounds a size") func boundsASize() {
    let view = Rectangle().frame(minWidth: 16, maxWidth: 32, maxHeight: 16)
    expectPicture(
      of: view, columns: 8, rows: 3, glyphs: .block,
      """

        ████

      """)
  }

  @Test("Pads") func pads() {
    let view = Text("ab").padding().border(.red)
    expectPicture(
      of: view, columns: 10, rows: 4,
      """

        ┌────┐
        │ ab │
        └────┘
      """)
  }

  @Test("Pads edges") func padsEdges() {
    let view = Text("ab").padding([.leading, .trailing], 16).border(.red, width: 2)
    expectPicture(
      of: view, columns: 10, rows: 1,
      """
        │ ab │
      """)
  }

  @Test("Keeps text where a border has no room") func keepsTextWhereABorderHasNoRoom() {
    let view = VStack {
      Text("ab").border(.red); Text("cd").padding(.horizontal, 8).border(.red)
    }
    expectPicture(
      of: view, columns: 8, rows: 2,
      """
         ab
        │cd│
      """)
  }

  @Test("Pads negatively") func padsNegatively() {
    let view = Text("ab").frame(width: 16, height: 16).background {
      RoundedRectangle(cornerRadius: 8).stroke(.red).padding(-16)
    }
    expectPicture(
      of: view, columns: 8, rows: 3,
      """
       ╭────╮
       │ ab │
       ╰────╯
      """)
    expectPicture(
      of: view, columns: 8, rows: 3, glyphs: .ascii,
      """
       +----+
       | ab |
       +----+
      """)
  }

  @Test("Positions by the middle") func positionsByTheMiddle() {
    let view = Text("x").position(x: 20, y: 24)
    expectPicture(
      of: view, columns: 6, rows: 3,
      """

        x

      """)
  }

  @Test("Offsets") func offsets() {
    let view = Text("x").offset(x: 8, y: -16)
    expectPicture(
      of: view, columns: 5, rows: 3,
      """
         x


      """)
  }

  @Test("Keeps a ratio") func keepsARatio() {
    let view = Rectangle().aspectRatio(1, contentMode: .fit)
    expectPicture(
      of: view, columns: 10, rows: 3, glyphs: .block,
      """
        ██████
        ██████
        ██████
      """)
  }

  @Test("Keeps its own size") func keepsItsOwnSize() {
    let view = HStack {
      Text("one two three").fixedSize(); Spacer()
    }.frame(width: 40).clipped()
    expectPicture(
      of: view, columns: 9, rows: 1,
      """
        wo th
      """)
  }

  @Test("Hides") func hides() {
    let view = HStack {
      Text("a"); Text("b").hidden(); Text("c")
    }
    expectPicture(
      of: view, columns: 6, rows: 1,
      """
       a   c
      """)
  }

  @Test("Clips") func clips() {
    let view = Text("abcdef").fixedSize().frame(width: 24).clipped()
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
         cde
      """)
  }

  @Test("Stands text upright") func standsTextUpright() {
    let view = Text("abc").rotationEffect(.degrees(90))
    expectPicture(
      of: view, columns: 5, rows: 3,
      """
        a
        b
        c
      """)
  }

  @Test("Scrolls nothing but cuts") func scrollsNothingButCuts() {
    let view = ScrollView(.horizontal) { Text("a long line of text") }.frame(width: 48)
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
       a long
      """)
  }

  @Test("Reads its geometry") func readsItsGeometry() {
    let view = GeometryReader { Text("\(Int($0.size.width))×\(Int($0.size.height))") }
    expectPicture(
      of: view, columns: 8, rows: 2,
      """
      64×32

      """)
  }

  @Test("Frames for larger screens are cut down") func framesForLargerScreensAreCutDown() {
    expectPicture(
      of: VStack {
        Text("top")
        Spacer()
        Text("end")
      }.frame(width: 400, height: 400).border(.red), columns: 7, rows: 4,
      """
      ┌─top─┐
      │     │
      │     │
      └─end─┘
      """)
    expectPicture(
      of: ScrollView(.horizontal) { Text("wide").frame(width: 96, alignment: .trailing) },
      columns: 11, rows: 1, "        wid")
  }

  @Test("Faint grounds are left out without colors") func faintGroundsAreLeftOutWithoutColors() {
    let box = Text("a").padding(.horizontal, 8).background(.quaternary)
    expectPicture(of: box, columns: 3, rows: 1, colorDepth: .monochrome, " a")
    let chart = Text("a").padding(.horizontal, 8).background(.blue)
    expectPicture(of: chart, columns: 3, rows: 1, colorDepth: .monochrome, "░a░")
  }
}
