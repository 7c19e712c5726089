import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// The keyboard focus, as the program sets and observes it.
@MainActor @Suite("Focus and keys") struct FocusTests {
  private enum Field: Hashable { case first, second }

  private struct Fields: View {
    @FocusState private var field: Field?
    @State private var log = ""
    var body: some View {
      VStack(alignment: .leading) {
        Text("\(field.map { "\($0)" } ?? "none") \(log)")
        Button("One") { log += "1" }.focused($field, equals: .first)
        Button("Two") { log += "2" }.focused($field, equals: .second)
        Text("to the second").onTapGesture { field = .second }
        Text("to none").onTapGesture { field = nil }
      }
      .onKeyPress("x") {
        log += "x"
        return .handled
      }
      .onKeyPress(keys: ["y", .escape]) { press in
        log += press.characters
        return press.key == .escape ? .ignored : .handled
      }
    }
  }

  private func host<Content: View>(_ content: Content, rows: Int = 8) -> ViewHost {
    let host = ViewHost(size: CellSize(columns: 30, rows: rows), clock: { 0 }) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    _ = host.text
    return host
  }

  private func press(_ keys: [Key], modifiers: KeyModifiers = [], on host: ViewHost) {
    for key in keys {
      host.handle(.key(KeyPress(key, modifiers: modifiers)))
      _ = host.text
    }
  }

  @Test("The program observes the focus and can set it")
  func fields() {
    let host = host(Fields())
    #expect(host.rows()[0] == "none")
    press([.tab], on: host)
    #expect(host.rows()[0] == "first")
    host.click(2, 3)
    #expect(host.rows()[0] == "second")
    press([.enter], on: host)
    #expect(host.rows()[0] == "second 2")
    host.click(2, 4)
    #expect(host.rows()[0] == "none 2")
    press([.enter], on: host)
    #expect(host.rows()[0] == "none 2")
    host.click(2, 1)
    #expect(host.rows()[0] == "first 21")
  }

  @Test("Keys that the focused view does not handle reach the key handlers")
  func keyPresses() {
    let host = host(Fields())
    press([.character("x"), .character("y"), .character("z"), .escape], on: host)
    #expect(host.rows()[0] == "none xy")
    // The button handles the space bar itself and passes on the other keys.
    press([.tab, .character(" "), .character("x")], on: host)
    #expect(host.rows()[0] == "first xy1x")
  }

  private struct Focusable: View {
    @FocusState private var hasFocus: Bool
    var body: some View {
      VStack(alignment: .leading) {
        Text(hasFocus ? "focused" : "not focused")
        Text("chart").focusable().focused($hasFocus)
      }
    }
  }

  @Test("A click on a focusable view gives it the focus")
  func focusable() {
    let host = host(Focusable())
    #expect(host.rows()[0] == "not focused")
    host.click(1, 1)
    #expect(host.rows()[0] == "focused")
  }

  private struct Rows: View {
    @State private var log = ""
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("log \(log)")
        List {
          Section("Numbers") {
            ForEach(1..<8, id: \.self) { number in
              Button("row \(number)") { log += "\(number)" }
            }
          }
          Section {
            Text("last")
          } footer: {
            Text("foot")
          }
        }
      }
    }
  }

  @Test("A list scrolls by wheel and keys, and to the row that gets the focus")
  func scrolling() {
    let host = host(Rows(), rows: 6)
    #expect(host.rows()[1].hasPrefix("Numbers") && host.rows()[5].hasPrefix("[row 4]"))
    #expect(host.rows()[1].hasSuffix("┃") && !host.rows()[5].hasSuffix("┃"))
    host.handle(.mouse(MouseEvent(.wheelDown, at: CellPoint(column: 3, row: 3))))
    #expect(host.rows()[1].hasPrefix("[row 3]"))
    press([.up, .up], on: host)
    #expect(host.rows()[1].hasPrefix("[row 1]"))
    press([.end], on: host)
    #expect(
      host.rows().last?.hasPrefix("┃") == true || host.rows().contains { $0.contains("foot") })
    press([.tab, .enter], on: host)
    #expect(host.rows()[0] == "log 1" && host.rows()[1].hasPrefix("[row 1]"))
    press(Array(repeating: .tab, count: 5) + [.enter], on: host)
    #expect(host.rows()[0] == "log 16" && host.rows()[5].hasPrefix("[row 6]"))
  }

  private struct Tabs: View {
    @State private var selection = "week"
    var body: some View {
      TabView(selection: $selection) {
        Text("one day").tabItem { Text("Day") }.tag("day")
        Text("seven days").tabItem { Text("Week") }.tag("week")
        Button("to the day") { selection = "day" }.tabItem { Text("Year") }.tag("year")
      }
    }
  }

  @Test("Tabs are chosen by clicks, keys and the program")
  func tabs() {
    let host = host(Tabs())
    #expect(host.rows() == ["Day <Week> Year", "seven days"])
    host.click(2, 0)
    #expect(host.rows() == ["<Day> Week  Year", "one day"])
    press([.right, .right, .right], on: host)
    #expect(host.rows() == ["Day  Week <Year>", "[to the day]"])
    press([.tab, .enter], on: host)
    #expect(host.rows() == ["<Day> Week  Year", "one day"])
  }
}
