import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Stacks") struct StacksTests {
  @Test("A vertical stack can align its views at the leading edge") func alignsAtTheLeadingEdge() {
    let view = VStack(alignment: .leading) {
      Text("a"); Text("long"); Text("bb")
    }
    expectPicture(
      of: view, columns: 8, rows: 4,
      """

        a
        long
        bb
      """)
  }

  @Test("A vertical stack centres its views") func centres() {
    let view = VStack {
      Text("a"); Text("longer"); Text("bb")
    }
    expectPicture(
      of: view, columns: 8, rows: 3,
      """
          a
       longer
         bb
      """)
  }

  @Test("A horizontal stack leaves a column between views") func putsAColumnBetween() {
    let view = HStack {
      Text("a"); Text("b"); Text("c")
    }
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
        a b c
      """)
  }

  @Test("The spacing of a stack is in points") func takesSpacingInPoints() {
    let view = HStack(spacing: 24) {
      Text("a"); Text("b")
    }
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
        a   b
      """)
  }

  @Test("A horizontal stack cuts nothing that fits, however unequal") func cutsNothingThatFits() {
    // The first view can shrink more than the second: with equal widths it would get too little.
    let view = HStack {
      HStack {
        Text("kind"); Text("<line> area bars").fixedSize()
      }
      Text("a b c")
    }
    expectPicture(
      of: view, columns: 27, rows: 1,
      """
      kind <line> area bars a b c
      """)
  }

  @Test("A spacer takes the remaining width") func givesASpacerTheRest() {
    let view = HStack {
      Text("left"); Spacer(); Text("right")
    }
    expectPicture(
      of: view, columns: 16, rows: 1,
      """
      left       right
      """)
  }

  @Test("A spacer takes the remaining height") func givesASpacerTheRestOfAColumn() {
    let view = VStack {
      Text("top"); Spacer(); Text("end")
    }
    expectPicture(
      of: view, columns: 5, rows: 4,
      """
       top


       end
      """)
  }

  @Test("Flexible views share the remaining width") func sharesRoomBetweenTheFlexible() {
    let view = HStack(spacing: 0) {
      Rectangle().border(.red); Text("ab"); Rectangle().fill(.clear).border(.red)
    }
    expectPicture(
      of: view, columns: 12, rows: 3,
      """
      ┌───┐  ┌───┐
      │███│ab│   │
      └───┘  └───┘
      """)
    expectPicture(
      of: view, columns: 12, rows: 3, glyphs: .ascii,
      """
      +---+  +---+
      |###|ab|   |
      +---+  +---+
      """)
  }

  @Test("A divider is a line across its stack") func divides() {
    let view = VStack {
      Text("a"); Divider();
      HStack {
        Text("b"); Divider(); Text("c")
      }
    }
    expectPicture(
      of: view, columns: 7, rows: 3,
      """
         a
      ───────
       b │ c
      """)
    expectPicture(
      of: view, columns: 7, rows: 3, glyphs: .ascii,
      """
         a
      -------
       b | c
      """)
  }

  @Test("A ZStack draws views over each other") func laysLayersOverEachOther() {
    let view = ZStack(alignment: .bottomTrailing) {
      Text("aaa\naaa\naaa"); Text("b")
    }
    expectPicture(
      of: view, columns: 5, rows: 3,
      """
       aaa
       aaa
       aab
      """)
  }

  @Test("A loop over a range repeats a view") func repeats() {
    let view = VStack { ForEach(0..<3) { Text("row \($0)") } }
    expectPicture(
      of: view, columns: 6, rows: 3,
      """
       row 0
       row 1
       row 2
      """)
  }

  @Test("A loop over values repeats a view") func repeatsOverValues() {
    let view = HStack {
      ForEach(["x", "y"], id: \.self) { name in Text(name).padding(.horizontal, 8) }
    }
    expectPicture(
      of: view, columns: 9, rows: 1,
      """
        x   y
      """)
  }

  @Test("A view of higher layout priority is not truncated") func prefersAHigherPriority() {
    let view = HStack {
      Text("unimportant words").lineLimit(1); Text("important").layoutPriority(1)
    }
    expectPicture(
      of: view, columns: 14, rows: 1,
      """
      uni… important
      """)
  }

  @Test("A view with a higher zIndex is drawn above") func drawsAHigherIndexAbove() {
    let view = ZStack {
      Text("aa").zIndex(1); Text("bb")
    }
    expectPicture(
      of: view, columns: 3, rows: 1,
      """
       aa
      """)
  }
}
