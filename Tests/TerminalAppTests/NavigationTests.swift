import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Navigation to other views and back.
@MainActor @Suite("Navigation") struct NavigationTests {
  private func host<Content: View>(
    rows: Int = 8, columns: Int = 20, @ViewBuilder _ content: () -> Content
  ) -> ViewHost {
    hosted(columns: columns, rows: rows, content)
  }

  private func click(_ column: Int, _ row: Int, on host: ViewHost) {
    host.click(column, row)
    _ = host.text
  }

  private func press(_ keys: [Key], on host: ViewHost) {
    host.press(keys)
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack(alignment: .leading) {
        Text("\(name) \(count)").onTapGesture { count += 1 }
        Button("Back") { dismiss() }
      }
    }
  }

  private struct Linked: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          Text("root \(count)").onTapGesture { count += 1 }
          NavigationLink("First") { Counter(name: "first") }
          NavigationLink(destination: Deeper()) { Text("Second") }
        }
      }
    }
  }

  private struct Deeper: View {
    var body: some View { NavigationLink("Deeper") { Counter(name: "deep") } }
  }

  private struct Routed: View {
    @State private var path = NavigationPath()
    var body: some View {
      VStack(alignment: .leading) {
        Text("depth \(path.count)").onTapGesture { path = NavigationPath([5, 6]) }
        NavigationStack(path: $path) { Valued() }
      }
    }
  }

  private struct Valued: View {
    var body: some View {
      VStack(alignment: .leading) {
        NavigationLink("Two", value: 2)
        NavigationLink(value: "x") { Text("Letter") }
        NavigationLink("View") { NavigationLink("Three", value: 3) }
        NavigationLink("Nowhere", value: Int?.none)
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack(alignment: .leading) {
          Text("number \(number)")
          NavigationLink("Next", value: number + 1)
        }
      }
    }
  }

  @Test("Links with values lead to the destinations of their types, and back")
  func values() {
    let host = host { NavigationStack { Valued() } }
    let root = host.rows()
    #expect(root.map { $0.prefix(4) } == ["Root", "Two ", "Lett", "View", "Nowh"])
    press([.tab, .enter], on: host)
    #expect(host.rows()[1] == "number 2")
    click(1, 2, on: host)
    #expect(host.rows()[1] == "number 3")
    press([.escape], on: host)
    #expect(host.rows()[1] == "number 2")
    // Keys reach the back button of a page first, and its content next.
    press([.tab, .tab, .enter], on: host)
    #expect(host.rows()[1] == "number 3")
    press([.tab, .enter], on: host)
    #expect(host.rows()[1] == "number 2")
    press([.escape], on: host)
    #expect(host.rows() == root)
    click(1, 3, on: host)
    click(1, 1, on: host)
    #expect(host.rows()[1] == "number 3")
    click(0, 0, on: host)
    #expect(host.rows()[1].hasPrefix("Three"))
    click(0, 0, on: host)
    #expect(host.rows() == root)
    // There is no destination for letters.
    click(1, 2, on: host)
    #expect(host.text.contains("navigationDestinatio"))
    press([.escape], on: host)
    click(1, 4, on: host)
    #expect(host.rows() == root)
  }

  @Test("A navigation path follows links and can be set") func paths() {
    let host = host { Routed() }
    press([.tab, .enter], on: host)
    #expect(host.rows()[0] == "depth 1" && host.rows()[2] == "number 2")
    press([.escape], on: host)
    #expect(host.rows()[0] == "depth 0")
    click(1, 0, on: host)
    #expect(host.rows()[0] == "depth 2" && host.rows()[2] == "number 6")
    press([.escape], on: host)
    #expect(host.rows()[0] == "depth 1" && host.rows()[2] == "number 5")
  }

  @Test("A link leads to its view and back, and the root keeps its state")
  func links() {
    let host = host { Linked() }
    click(1, 0, on: host)
    #expect(host.rows().map { $0.prefix(6) } == ["root 1", "First ", "Second"])
    click(1, 1, on: host)
    #expect(host.rows() == ["‹", "first 0", "[Back]"])
    click(1, 1, on: host)
    #expect(host.rows()[1] == "first 1")
    click(0, 0, on: host)
    #expect(host.rows()[0] == "root 1")
    // The view behind a link starts with new state.
    click(1, 1, on: host)
    #expect(host.rows()[1] == "first 0")
    click(2, 2, on: host)
    #expect(host.rows()[0] == "root 1" && !host.isFinished)
  }

  @Test("Keys follow links, and Esc goes back view by view")
  func keys() {
    let host = host { Linked() }
    press([.tab, .tab, .enter], on: host)
    #expect(host.rows().count == 2 && host.rows()[1].hasPrefix("Deeper"))
    press([.tab, .tab, .enter], on: host)
    #expect(host.rows()[1] == "deep 0")
    press([.escape], on: host)
    #expect(host.rows()[1].hasPrefix("Deeper"))
    press([.escape], on: host)
    #expect(host.rows()[0] == "root 0")
  }

  @Test("A printed link shows its label")
  func printed() {
    let frame = Linked().render(in: CellSize(columns: 12, rows: 3))
    #expect(frame.buffer.text.contains("First      ›"))
  }
}
