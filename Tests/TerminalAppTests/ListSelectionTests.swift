import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp
@testable import TerminalControls

/// Choosing rows of a list, and what stands beside it.
@MainActor @Suite("List selection") struct ListSelectionTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Self { self }
  }

  private struct Single: View {
    @State private var fruit: Fruit?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("chosen \(fruit?.rawValue ?? "none")")
        List(selection: $fruit) {
          Section("Fruit") {
            ForEach(Fruit.allCases) { Text($0.rawValue) }
          }
        }
      }
    }
  }

  private struct Several: View {
    @State private var fruits: Set<Fruit> = [.pear]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(fruits.map(\.rawValue).sorted().joined(separator: "+"))
        List(Fruit.allCases, selection: $fruits) { Text($0.rawValue) }
      }
    }
  }

  private struct Browser: View {
    @State private var fruit: Fruit?
    var body: some View {
      NavigationSplitView {
        List(selection: $fruit) {
          ForEach(Fruit.allCases) { fruit in
            NavigationLink(value: fruit) { Text(fruit.rawValue) }
          }
        }
        .navigationTitle("Fruit")
      } detail: {
        Text(fruit.map { "a \($0.rawValue)" } ?? "none")
      }
    }
  }

  private struct Linked: View {
    var body: some View {
      NavigationSplitView {
        VStack(alignment: .leading, spacing: 0) {
          NavigationLink("One", value: 1)
          NavigationLink("View") { Text("a view") }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("nothing")
      }
    }
  }

  /// The columns of a row that are drawn in reverse.
  private func reverse(_ row: Int, of host: ViewHost) -> String {
    guard let buffer = (host.frame() ?? host.shown)?.buffer else { return "" }
    let text = Array(buffer.text.split(separator: "\n", omittingEmptySubsequences: false)[row])
    return String(
      text.indices.filter { buffer[$0, row].style.attributes.contains(.reverse) }.map { text[$0] })
  }

  @Test("A click chooses a row; a title is none") func clicked() {
    let host = hosted(columns: 16, rows: 6) { Single() }
    host.click(3, 3)
    #expect(host.rows().first == "chosen pear")
    host.click(1, 1)
    #expect(host.rows().first == "chosen pear")
  }

  @Test("Arrow keys go from row to row and stay at the ends") func keys() {
    let host = hosted(columns: 16, rows: 6) { Single() }
    host.press([.tab, .down])
    #expect(host.rows().first == "chosen apple")
    #expect(reverse(2, of: host) == "apple")
    host.press([.down, .down, .down, .down])
    #expect(host.rows().first == "chosen plum")
    host.press([.home, .up])
    #expect(host.rows().first == "chosen apple")
    host.press([.end])
    #expect(host.rows().first == "chosen plum")
    #expect(reverse(2, of: host).isEmpty)
  }

  @Test("A list scrolls to the row that a key chooses") func scrolled() {
    let host = hosted(columns: 16, rows: 4) { Single() }
    host.press([.tab, .end])
    #expect(host.rows().contains { $0.contains("plum") })
  }

  @Test("Of a set, a click chooses one row, and the space bar takes rows in and out")
  func several() {
    let host = hosted(columns: 16, rows: 6) { Several() }
    #expect(host.rows().first == "pear")
    host.click(1, 1)
    #expect(host.rows().first == "apple")
    host.press([.tab, .end, .character(" ")])
    #expect(host.rows().first == "apple+plum")
    host.press([.up, .character(" "), .home, .enter])
    #expect(host.rows().first == "pear+plum")
  }

  @Test("A link in such a list is chosen, and what is chosen stands beside the list")
  func browser() {
    let host = hosted(columns: 70, rows: 6) { Browser() }
    #expect(host.rows()[0].hasPrefix("Fruit"))
    #expect(host.rows().joined().contains("│ none"))
    host.click(2, 2)
    #expect(host.rows().joined().contains("│ a pear"))
    host.press([.tab, .down])
    #expect(host.rows().joined().contains("│ a plum"))
  }

  @Test("In a narrow terminal the columns stand below each other") func narrow() {
    let host = hosted(columns: 30, rows: 9) { Browser() }
    host.click(2, 1)
    let rows = host.rows()
    #expect(rows[3] == String(repeating: "─", count: 30))
    #expect(rows[4] == "a apple")
  }

  @Test("A link in the first column leads to a view in the last one") func links() {
    let host = hosted(columns: 70, rows: 6) { Linked() }
    #expect(host.rows()[0].hasSuffix("nothing"))
    host.click(1, 0)
    #expect(host.rows()[0].hasSuffix("number 1"))
    host.click(1, 1)
    #expect(host.rows()[0].hasSuffix("a view"))
  }
}
