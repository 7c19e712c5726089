import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp
@testable import TerminalControls

/// Text fields, edited by keys and the pointer.
@MainActor @Suite("Text fields") struct TextFieldTests {
  private func host<Content: View>(
    columns: Int = 24, @ViewBuilder _ content: () -> Content
  ) -> ViewHost {
    let content = content()
    let host = ViewHost(size: CellSize(columns: columns, rows: 8), clock: { 0 }) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    _ = host.text
    return host
  }

  private func press(_ host: ViewHost, _ keys: Key...) {
    for key in keys { host.handle(.key(KeyPress(key))) }
    _ = host.text
  }

  private func type(_ text: String, on host: ViewHost) {
    // All keys arrive at once.
    host.handle(text.unicodeScalars.map { .key(KeyPress(.character(Character($0)))) })
    _ = host.text
  }

  private final class Model {
    var text = ""
    var number = 2.5
    var submitted: [String] = []
    func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
      Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
    }
  }

  @Test(
    "A line is edited by whole characters",
    arguments: [
      ("", "abc", "", "abc", 3), ("héllo", "", "<<>", "héllo", 4), ("abc", "", "<x", "ac", 1),
      ("abc", "d", "0", "dabc", 1), ("abc", "", "0d", "bc", 0), ("👨‍👩‍👧b", "", "<x", "b", 0),
      ("one two", "", "w", "one ", 4), ("one two", "", "u", "", 0),
      ("one two", "", "bk", "one ", 4),
      ("one two", "", "bbf", "one two", 3), ("e", "\u{301}", "", "é", 1), ("", "", "x<>d", "", 0),
    ])
  func edits(_ start: String, _ typed: String, _ moves: String, _ end: String, _ cursor: Int) {
    let keys: [Character: KeyPress] = [
      "<": KeyPress(.left), ">": KeyPress(.right), "x": KeyPress(.backspace),
      "d": KeyPress(.delete), "0": KeyPress(.home),
      "w": KeyPress(.character("w"), modifiers: .control),
      "u": KeyPress(.character("u"), modifiers: .control),
      "k": KeyPress(.character("k"), modifiers: .control),
      "b": KeyPress(.left, modifiers: .control), "f": KeyPress(.right, modifiers: .alt),
    ]
    var line = EditedLine(start, cursor: .max)
    var presses = moves.map { keys[$0] ?? KeyPress(.up) }
    presses += typed.unicodeScalars.map { KeyPress(.character(Character($0))) }
    let answers = presses.map { line.apply($0) }
    #expect(answers.allSatisfy { $0 })
    #expect(line == EditedLine(end, cursor: cursor))
    let others = [KeyPress(.up), KeyPress(.character("q"), modifiers: .control)]
    #expect(others.map { line.apply($0) } == [false, false])
  }

  @Test("Keys write at the cursor, and Enter submits") func writing() {
    let model = Model()
    let host = host {
      TextField("Name", text: model.binding(\.text)).onSubmit { model.submitted.append(model.text) }
    }
    #expect(host.rows() == ["Name"])
    press(host, .tab)
    type("Grün", on: host)
    press(host, .home)
    type("q", on: host)
    press(host, .delete, .end, .enter)
    #expect(model.text == "qrün")
    #expect(model.submitted == ["qrün"])
    #expect(host.rows() == ["qrün"])
  }

  @Test("Pasted text is inserted at the cursor, by whole characters and in one line")
  func pasting() {
    let model = Model()
    let host = host {
      VStack {
        TextField("Name", text: model.binding(\.text)).onSubmit { model.submitted.append("") }
        TextField("Number", value: model.binding(\.number), format: .number)
        Button("Press") { model.submitted.append("pressed") }
      }
    }
    // No field has the focus.
    host.handle(.paste("x"))
    #expect(model.text == "" && model.submitted == [])
    press(host, .tab)
    type("ab", on: host)
    press(host, .left)
    host.handle(.paste("é👨‍👩‍👧\t1\n\n2\u{1B}[31m\u{7}\n"))
    press(host, .character("!"))
    #expect(model.text == "aé👨‍👩‍👧 1 2[31m!b" && model.submitted == [])
    // A pasted accent joins the letter before it.
    press(host, .home, .right)
    host.handle(.paste("\u{301}"))
    press(host, .backspace)
    #expect(model.text == "é👨‍👩‍👧 1 2[31m!b")
    press(host, .tab)
    host.handle(.paste("5"))
    press(host, .enter)
    #expect(model.number == 2.55)
    press(host, .tab)
    host.handle(.paste("\n"))
    #expect(model.submitted == [])
  }

  @Test("A long line scrolls to the cursor, and a click moves the cursor") func scrolled() {
    let model = Model()
    let host = host(columns: 8) { TextField("Name", text: model.binding(\.text)) }
    host.click(3, 0)
    type("abcdefghijkl", on: host)
    #expect(host.rows() == ["fghijkl"])
    host.click(2, 0)
    type("-", on: host)
    #expect(model.text == "abcdefg-hijkl")
    press(host, .end)
    #expect(host.rows() == ["hijkl"].map { "g-" + $0 })
    let cell = host.shown?.buffer[7, 0]
    #expect(cell?.style.attributes.contains([.reverse, .underline]) == true)
    #expect(host.shown?.buffer[6, 0].style.attributes == .underline)
  }

  @Test("A wide character takes two columns in a text field") func widths() {
    let model = Model()
    model.text = "日本語"
    let wide = host { TextField("Name", text: model.binding(\.text)) }
    wide.click(3, 0)
    type("x", on: wide)
    #expect(model.text == "日x本語")
  }

  @Test("A value is read when Enter or Tab ends its line; Esc and invalid text leave it")
  func values() {
    let model = Model()
    let host = host {
      VStack {
        TextField("Number", value: model.binding(\.number), format: .number)
      }
    }
    press(host, .tab)
    type("5", on: host)
    #expect(model.number == 2.5)
    press(host, .enter)
    #expect(model.number == 2.55)
    type("x", on: host)
    press(host, .enter)
    #expect(model.number == 2.55)
    #expect(host.rows()[0] == "2.55")
    type("7", on: host)
    press(host, .escape)
    #expect(host.rows()[0] == "2.55")
    type("1", on: host)
    press(host, .tab)
    #expect(model.number == 2.551)
  }
}
