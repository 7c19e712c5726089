import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Choice lists") struct ChoiceListTests {
  private let size = CellSize(columns: 40, rows: 10)

  private func list(accepts: (@Sendable (String) -> Bool)? = nil) -> ChoiceList {
    let rows = (1...9).map { ChoiceList.Row("NO\($0)", detail: "Place \($0)", value: "\($0)") }
    return ChoiceList("Where?", hint: "Type.", keys: "Enter", rows: rows, accepts: accepts)
  }

  private func press(_ list: inout ChoiceList, _ keys: Key...) -> ChoiceList.Outcome? {
    var outcome: ChoiceList.Outcome?
    for key in keys { outcome = list.handle(.key(KeyPress(key)), in: size) }
    return outcome
  }

  @Test("Arrow keys move between the answers and stop at the ends")
  func arrows() {
    var list = list()
    #expect(press(&list, .enter) == .chosen("1"))
    #expect(press(&list, .up, .enter) == .chosen("1"))
    #expect(press(&list, .down, .down, .enter) == .chosen("3"))
    #expect(press(&list, .end, .down, .enter) == .chosen("9"))
    #expect(press(&list, .home, .pageDown, .enter) == .chosen("6"))
  }

  @Test("Typing filters the answers, and Esc clears the filter")
  func typing() {
    var list = list()
    #expect(press(&list, .character("n"), .character("o"), .character("7"), .enter) == .chosen("7"))
    #expect(list.found.count == 1)
    #expect(press(&list, .escape) == nil && list.found.count == 9)
    for letter in "place 4" { _ = press(&list, .character(letter)) }
    #expect(press(&list, .enter) == .chosen("4"))
    #expect(press(&list, .character("x"), .enter) == nil && list.found.isEmpty)
    #expect(press(&list, .backspace, .enter) == .chosen("4"))
    #expect(press(&list, .escape, .escape) == .left)
  }

  @Test("Typed text is an answer of its own if the list accepts it")
  func ownAnswers() {
    var list = list { $0 == "25" }
    #expect(press(&list, .character("2"), .enter) == nil)
    let row = list.frame(in: size, look: ViewerLook()).text(row: 3)
    #expect(list.found.isEmpty && row == "  Type.", "\(row)")
    #expect(press(&list, .character("5"), .enter) == .chosen("25"))
  }

  @Test("A click chooses the answer under the pointer, and the wheel moves the selection")
  func mouse() {
    var list = list()
    func click(_ row: Int) -> ChoiceList.Outcome? {
      list.handle(
        .mouse(MouseEvent(.press(button: 1), at: CellPoint(column: 5, row: row))), in: size)
    }
    #expect(click(2) == nil && click(9) == nil)
    #expect(click(4) == .chosen("2"))
    _ = list.handle(.mouse(MouseEvent(.wheelDown, at: CellPoint(column: 0, row: 0))), in: size)
    #expect(press(&list, .enter) == .chosen("3"))
  }

  @Test("The screen shows the question, the answers around the selected answer, and the keys")
  func screen() {
    var list = list()
    _ = press(&list, .end)
    #expect(
      list.frame(in: CellSize(columns: 24, rows: 7), look: ViewerLook()).text == """
         Where?
         Type.

          NO7  Place 7
          NO8  Place 8
          NO9  Place 9
         Enter
        """)
    _ = press(&list, .character("8"))
    #expect(
      list.frame(in: CellSize(columns: 12, rows: 5), look: ViewerLook()).text == """
         Where?
         > 8

          NO8  Plac…
         Enter
        """)
  }

  @Test("A choice list of any size is drawn and handles events")
  func extents() {
    for columns in 0...12 {
      for rows in 0...8 {
        let size = CellSize(columns: columns, rows: rows)
        var list = list()
        _ = list.handle(.key(KeyPress(.pageDown)), in: size)
        _ = list.handle(
          .mouse(MouseEvent(.press(button: 1), at: CellPoint(column: 0, row: rows))), in: size)
        #expect(list.frame(in: size, look: ViewerLook(glyphs: .ascii)).size == size)
      }
    }
    var list = list()
    #expect(list.handle(.terminated(signal: 15), in: size) == .terminated(signal: 15))
  }
}
