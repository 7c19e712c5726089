import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Stacks") struct StacksTests {
  @Test("Aligns at the leading edge") func alignsAtTheLeadingEdge() {
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

  @Test("Centres") func centres() {
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

  @Test("Puts a column between") func putsAColumnBetween() {
    let view = HStack {
      Text("a"); Text("b"); Text("c")
    }
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
        a b c
      """)
  }

  @Test("Takes spacing in points") func takesSpacingInPoints() {
    let view = HStack(spacing: 24) {
      Text("a"); Text("b")
    }
    expectPicture(
      of: view, columns: 8, rows: 1,
      """
        a   b
      """)
  }

  @Test("Cuts nothing that fits, however unequal") func cutsNothingThatFits() {
    // The first can become less than the second: of equal shares it would get too little.
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

  @Test("Gives a spacer the rest") func givesASpacerTheRest() {
    let view = HStack {
      Text("left"); Spacer(); Text("right")
    }
    expectPicture(
      of: view, columns: 16, rows: 1,
      """
      left       right
      """)
  }

  @Test("Gives a spacer the rest of a column") func givesASpacerTheRestOfAColumn() {
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

  @Test("Shares room between the flexible") func sharesRoomBetweenTheFlexible() {
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

  @Test("Divides") func divides() {
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

  @Test("Lays layers over each other") func laysLayersOverEachOther() {
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

  @Test("Repeats") func repeats() {
    let view = VStack { ForEach(0..<3) { Text("row \($0)") } }
    expectPicture(
      of: view, columns: 6, rows: 3,
      """
       row 0
       row 1
       row 2
      """)
  }

  @Test("Repeats over values") func repeatsOverValues() {
    let view = HStack {
      ForEach(["x", "y"], id: \.self) { name in Text(name).padding(.horizontal, 8) }
    }
    expectPicture(
      of: view, columns: 9, rows: 1,
      """
        x   y
      """)
  }

  @Test("Prefers a higher priority") func prefersAHigherPriority() {
    let view = HStack {
      Text("unimportant words").lineLimit(1); Text("important").layoutPriority(1)
    }
    expectPicture(
      of: view, columns: 14, rows: 1,
      """
      uni… important
      """)
  }

  @Test("Draws a higher index above") func drawsAHigherIndexAbove() {
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
