import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp
@testable import TerminalControls

/// What people do with rows: take them away, move them, search and ask for them again.
@MainActor @Suite("Rows") struct RowTests {
  private struct Edited: View {
    @State private var names = ["a", "b", "c", "d"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func names(_ host: ViewHost) -> String {
    host.rows().map { String($0.prefix(1)) }.joined()
  }

  @Test("A row goes with Delete and moves with Alt and an arrow, and the focus stays with it")
  func editedByKeys() {
    let host = hosted(columns: 12, rows: 5) { Edited() }
    #expect(host.rows() == ["a        ▾ ✕", "b      ▴ ▾ ✕", "c      ▴ ▾ ✕", "d      ▴   ✕"])
    host.press([.tab, .tab])
    for expected in ["acbd", "acdb", "acdb"] {
      host.handle(.key(KeyPress(.down, modifiers: .alt)))
      #expect(names(host) == expected)
    }
    host.handle(.key(KeyPress(.up, modifiers: .alt)))
    #expect(names(host) == "acbd")
    host.press([.delete])
    #expect(names(host) == "acd")
  }

  @Test("The signs at the end of a row do the same by a click") func editedByClicks() {
    let host = hosted(columns: 12, rows: 5) { Edited() }
    host.click(9, 0)
    #expect(names(host) == "bacd")
    host.click(7, 3)
    #expect(names(host) == "badc")
    host.click(11, 1)
    #expect(names(host) == "bdc")
    // There is nothing above the first one.
    host.click(7, 0)
    #expect(names(host) == "bdc")
  }

  @Test(
    "Elements move as they do in SwiftUI",
    arguments: [
      ([1], 4, "acdb"), ([1], 0, "bacd"), ([1, 2], 4, "adbc"), ([0, 3], 2, "badc"),
      ([1], 1, "abcd"),
      ([1], 2, "abcd"), ([0, 2], 4, "bdac"),
    ])
  func moves(_ source: [Int], _ destination: Int, _ expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
    letters.remove(atOffsets: [0, 3])
    #expect(String(letters) == String(expected.dropFirst().dropLast()))
  }

  private final class Record {
    var done: [String] = []
  }

  @Test("What could be swiped or held stands in a menu behind the row") func menus() {
    let record = Record()
    let host = hosted(columns: 16, rows: 6) {
      VStack(alignment: .leading) {
        Text("row")
          .swipeActions(edge: .leading) {
            Button("Pin") { record.done.append("pin") }
            Button("Read") { record.done.append("read") }
          }
        Text("view").contextMenu { Button("Copy") { record.done.append("copy") } }
      }
    }
    #expect(host.rows() == ["row            ▾", "view ▾"])
    host.click(15, 0)
    #expect(host.text.contains("Pin") && host.text.contains("Read"))
    host.press([.down, .enter])
    #expect(record.done == ["read"])
    #expect(host.rows() == ["row            ▾", "view ▾"])
    host.press([.tab, .enter, .enter])
    #expect(record.done == ["read", "copy"])
  }

  private struct Searched: View {
    @State private var text = ""
    var body: some View {
      VStack(alignment: .leading) {
        Button("Go") {}
        ForEach(["apple", "pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
          Text($0)
        }
      }
      .searchable(text: $text, prompt: "Fruit")
    }
  }

  @Test("A slash leads to the line to search with, and Esc empties it") func searching() {
    let host = hosted(columns: 16, rows: 6) { Searched() }
    #expect(host.rows() == ["/ Fruit", "[Go]", "apple", "pear"])
    host.press([.tab, .tab, .character("/"), .character("p"), .character("e")])
    #expect(host.rows() == ["/ pe", "[Go]", "pear"])
    // In the line a slash is a slash.
    host.press([.character("/")])
    #expect(host.rows() == ["/ pe/", "[Go]"])
    host.press([.escape])
    #expect(host.rows() == ["/ Fruit", "[Go]", "apple", "pear"])
    host.click(4, 0)
    host.handle(.paste("app\n"))
    #expect(host.rows() == ["/ app", "[Go]", "apple"])
  }

  @Test("Data are asked for again by a key or the sign in the bar, once at a time")
  func refreshing() async {
    let record = Record()
    let host = hosted(columns: 16, rows: 4) {
      Text("view").refreshable {
        record.done.append("begin")
        await Task.yield()
        record.done.append("end")
      }
      .navigationTitle("Title")
    }
    #expect(host.rows() == ["Title        [↻]", "view"])
    let key = KeyPress(.character("r"), modifiers: .control)
    host.handle([.key(key), .key(key)])
    #expect(host.rows() == ["Title        […]", "view"])
    while record.done.count < 2 { await Task.yield() }
    while host.rows() != ["Title        [↻]", "view"] { await Task.yield() }
    #expect(record.done == ["begin", "end"])
    host.click(14, 0)
    while record.done.count < 4 { await Task.yield() }
    #expect(record.done == ["begin", "end", "begin", "end"])
  }
}
