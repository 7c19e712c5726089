import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Menu on the screen") struct MenuTests {
  private let sizes = [
    CellSize(columns: 40, rows: 12), CellSize(columns: 80, rows: 24),
    CellSize(columns: 100, rows: 30),
  ]

  private func menu(
    _ size: CellSize, typed: String = "", locale: TextLocale = .english
  ) -> [String] {
    var state = viewer()
    state.apply(.openMenu)
    if !typed.isEmpty { state.apply(.filterMenu(typed)) }
    return screen(state, size, look: ViewerLook(locale: locale)).rows
  }

  @Test(
    "The whole hint about the menu's keys is below it at every size, in every language",
    arguments: ["en", "nb", "sv", "da", "fi", "de", "nl", "es"])
  func hint(name: String) throws {
    let locale = try #require(TextLocale(name))
    let hint = locale.language.catalogue.word(.menuHint).split(separator: " ").map(String.init)
    for size in sizes {
      for typed in ["", "q"] {
        let rows = menu(size, typed: typed, locale: locale)
        let words = rows.joined(separator: " ").split(separator: " ").map(String.init)
        #expect(words.suffix(hint.count) == hint[...], "\(size) \(rows)")
        // The chart's hints are false while the menu is open.
        #expect(!rows.contains { $0.contains("=") && $0.contains("Space ") })
      }
    }
  }

  @Test("Both columns of the menu begin with a heading at every height", arguments: 20..<60)
  func headings(rows: Int) throws {
    var state = viewer()
    state.apply(.openMenu)
    let frame = ViewerScreen.frame(state, in: CellSize(columns: 100, rows: rows))
    let column = try #require(frame.targets.map(\.columns.lowerBound).max())
    for column in [1, column] {
      let cell = frame.buffer[column, 3]
      #expect(cell.style.attributes.contains(.bold) && cell.glyph != .space, "\(column)")
    }
  }

  @Test(
    "Of two actions in a line, the one whose name is typed is run",
    arguments: [
      ("en", "cheapest, d", ViewerAction.cheapest), ("en", "dearest", .dearest),
      ("en", "cheapest", .cheapest), ("en", "last slot", .last), ("en", "first", .first),
      ("en", "zoom out", .zoom(steps: -2, at: nil)), ("en", "zoom in", .zoom(steps: 2, at: nil)),
      ("en", "next slot", .step(slots: 1)), ("en", "shorter", .lengthenWindow(false)),
      ("en", "month before", .previousPeriod), ("nb", "dyreste", .dearest),
      ("de", "verkleinern", .zoom(steps: -2, at: nil)),
    ])
  func typed(language: String, text: String, action: ViewerAction) throws {
    var state = viewer()
    state.apply(.openMenu)
    state.apply(.filterMenu(text))
    let context = ChartContext(
      state, look: ViewerLook(locale: try #require(TextLocale(language))))
    #expect(context.menuLines.contains { $0.actions.first == action }, "\(context.menuLines)")
    let both = KeyBindings.lines.filter { $0.bindings.contains { $0.action == action } }
    let other = both.flatMap(\.bindings).map(\.action).first { $0 != action }
    #expect(!context.menuLines.contains { $0.actions.first == other }, "\(context.menuLines)")
  }

  @Test("In the menu, left makes the cheapest time shorter and right longer") func length() {
    var state = viewer()
    state.apply(.openMenu)
    let line = ChartContext(state).menuLines.first { $0.actions.contains(.lengthenWindow(true)) }
    #expect(line?.changes[KeyPress(.left)] == .lengthenWindow(false))
    #expect(line?.changes[KeyPress(.right)] == .lengthenWindow(true))
  }

  @Test("Esc closes the menu, also after typing, and Home and End select its ends")
  func keys() {
    func run(_ keys: Key...) -> [String] {
      var terminal = ScriptedTerminal(script: keys.map { [.key(KeyPress($0))] })
      var viewer = Viewer(viewer(), look: ViewerLook()) { time("2022-07-12T09:30") }
      _ = viewer.run(on: &terminal)
      let frame = terminal.frames.last
      return (0..<(frame?.size.rows ?? 0)).map { frame?.text(row: $0) ?? "" }
    }
    let typed = run(.character(" "), .character("h"))
    #expect(typed.contains { $0.hasPrefix(" > h") })
    let closed = run(.character(" "), .character("h"), .escape)
    #expect(closed.contains { $0.contains("Space menu") })
    #expect(!closed.contains { $0.contains("> ") })
    #expect(run(.character(" "), .end) == run(.character(" "), .end, .pageDown))
    #expect(run(.character(" "), .end) != run(.character(" ")))
    #expect(run(.character(" "), .end, .home) == run(.character(" ")))
  }

  @Test("The column of keys stays where it is while text filters the menu")
  func keyColumn() throws {
    func column(_ rows: [String]) throws -> Int {
      let row = try #require(rows.first { $0.contains("the cheapest") })
      let range = try #require(row.firstRange(of: "the cheapest"))
      return row.distance(from: row.startIndex, to: range.lowerBound)
    }
    for size in sizes.prefix(2) {
      #expect(try column(menu(size)) == column(menu(size, typed: "x")), "\(size)")
    }
  }
}
