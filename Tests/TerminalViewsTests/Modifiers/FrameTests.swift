import Foundation
import TerminalControls
import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Frames") struct FramesTests {
  @Test("A frame fixes the size of a view and aligns it") func fixesASize() {
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

  @Test("An infinite frame fills the width") func fillsWithAnInfiniteFrame() {
    let view = Text("ab").frame(maxWidth: .infinity, alignment: .trailing)
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
            ab
      """)
  }

  @Test("A frame limits the size of a view") func boundsASize() {
    let view = Rectangle().frame(minWidth: 16, maxWidth: 32, maxHeight: 16)
    expectPicture(
      of: view, columns: 8, rows: 3, glyphs: .block,
      """

        ████

      """)
  }

  @Test("Padding adds space at all edges") func pads() {
    let view = Text("ab").padding().border(.red)
    expectPicture(
      of: view, columns: 10, rows: 4,
      """

        ┌────┐
        │ ab │
        └────┘
      """)
  }

  @Test("Padding can be limited to some edges") func padsEdges() {
    let view = Text("ab").padding([.leading, .trailing], 16).border(.red, width: 2)
    expectPicture(
      of: view, columns: 10, rows: 1,
      """
        │ ab │
      """)
  }

  @Test("A border without space does not cover text") func keepsTextWhereABorderHasNoRoom() {
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

  @Test("Negative padding extends a background") func padsNegatively() {
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

  @Test("A position places the middle of a view") func positionsByTheMiddle() {
    let view = Text("x").position(x: 20, y: 24)
    expectPicture(
      of: view, columns: 6, rows: 3,
      """

        x

      """)
  }

  @Test("An offset moves a view") func offsets() {
    let view = Text("x").offset(x: 8, y: -16)
    expectPicture(
      of: view, columns: 5, rows: 3,
      """
         x


      """)
  }

  @Test("An aspect ratio is kept") func keepsARatio() {
    let view = Rectangle().aspectRatio(1, contentMode: .fit)
    expectPicture(
      of: view, columns: 10, rows: 3, glyphs: .block,
      """
        ██████
        ██████
        ██████
      """)
  }

  @Test("A view of fixed size keeps its ideal size") func keepsItsOwnSize() {
    let view = HStack {
      Text("one two three").fixedSize(); Spacer()
    }.frame(width: 40).clipped()
    expectPicture(
      of: view, columns: 9, rows: 1,
      """
        wo th
      """)
  }

  @Test("A hidden view keeps its space") func hides() {
    let view = HStack {
      Text("a"); Text("b").hidden(); Text("c")
    }
    expectPicture(
      of: view, columns: 6, rows: 1,
      """
       a   c
      """)
  }

  @Test("A clipped view is cut to its frame") func clips() {
    let view = Text("abcdef").fixedSize().frame(width: 24).clipped()
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
         cde
      """)
  }

  @Test("A rotation by 90 degrees makes text vertical") func standsTextUpright() {
    let view = Text("abc").rotationEffect(.degrees(90))
    expectPicture(
      of: view, columns: 5, rows: 3,
      """
        a
        b
        c
      """)
  }

  @Test("A scroll view that is drawn once cuts its content") func scrollsNothingButCuts() {
    let view = ScrollView(.horizontal) { Text("a long line of text") }.frame(width: 48)
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
       a long
      """)
  }

  @Test("A geometry reader knows its size") func readsItsGeometry() {
    let view = GeometryReader { Text("\(Int($0.size.width))×\(Int($0.size.height))") }
    expectPicture(
      of: view, columns: 8, rows: 2,
      """
      64×32

      """)
  }

  @Test("Frames larger than the screen are cut to it") func framesForLargerScreensAreCutDown() {
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

  @Test("A background is behind the whole text, wherever it is", arguments: 0..<8, [0, 5, 11])
  func behindTheWholeText(x: Int, y: Int) {
    let box = Text("14 Nov\n13 kr").padding(.horizontal, 8).background(.blue)
    let lines = box.offset(x: CGFloat(x), y: CGFloat(y))
      .draw(in: CellSize(columns: 14, rows: 5), environment: .monochrome).text
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["░14 Nov░", "░13 kr░░"])
  }

  @Test("Faint backgrounds are omitted without colours")
  func faintGroundsAreLeftOutWithoutColors() {
    let box = Text("a").padding(.horizontal, 8).background(.quaternary)
    expectPicture(of: box, columns: 3, rows: 1, colorDepth: .monochrome, " a")
    let chart = Text("a").padding(.horizontal, 8).background(.blue)
    expectPicture(of: chart, columns: 3, rows: 1, colorDepth: .monochrome, "░a░")
  }
}

extension EnvironmentValues {
  fileprivate static var monochrome: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorDepth = .monochrome
    return environment
  }
}
