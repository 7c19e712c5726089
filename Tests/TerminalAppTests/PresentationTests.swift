import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Windows over the screen (sheets, alerts, menus) and toolbars around it.
@MainActor @Suite("Windows and toolbars") struct PresentationTests {
  private func host<Content: View>(
    columns: Int = 32, rows: Int = 9, @ViewBuilder _ content: () -> Content
  ) -> ViewHost {
    hosted(columns: columns, rows: rows, content)
  }

  private func press(_ host: ViewHost, _ keys: Key...) {
    host.press(keys)
  }

  private func expect(
    _ host: ViewHost, _ picture: String, at location: SourceLocation = #_sourceLocation
  ) {
    func trimmed(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0.replacing(#/ +$/#, with: "")) }
    }
    let text = Array(trimmed(host.text).reversed().drop { $0.isEmpty }.reversed())
    if text != trimmed(picture) {
      Issue.record("drawn:\n\(text.joined(separator: "\n"))\n(end)", sourceLocation: location)
    }
  }

  private final class Log { var words: [String] = [] }

  private struct Sheeted: View {
    let log: Log
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Button("Open") { isShown = true }
        Button("Count \(count)") { count += 1 }
      }
      .sheet(isPresented: $isShown, onDismiss: { log.words.append("gone") }) { Inside(log: log) }
    }
  }

  private struct Inside: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @State private var presses = 0
    var body: some View {
      VStack(alignment: .leading) {
        Button("Press \(presses)") { presses += 1 }
        Button("Done") { dismiss() }
      }
    }
  }

  @Test("A sheet is a centred box that keeps the keys until Esc closes it")
  func sheet() {
    let log = Log()
    let host = host { Sheeted(log: log) }
    press(host, .tab, .enter)
    expect(
      host,
      """
      [Open]
      [Count 0]
            ┌──────────────[×]─┐
            │ [Press 0]        │
            │ [Done]           │
            └──────────────────┘
      """)
    // The first view inside has the focus, and Tab stays inside.
    press(host, .enter, .tab, .tab, .enter)
    #expect(host.text.contains("Press 2"))
    #expect(host.text.contains("Count 0"))
    #expect(log.words.isEmpty)
    press(host, .escape)
    #expect(!host.text.contains("┌"))
    #expect(log.words == ["gone"])
    // The button that opened the sheet has the focus again; the sheet starts with new state.
    press(host, .enter)
    #expect(host.text.contains("Press 0"))
    press(host, .tab, .enter)
    #expect(!host.text.contains("┌"))
    #expect(log.words == ["gone", "gone"])
  }

  @Test("A click reaches the views of a sheet and its close button, and no view below")
  func clicks() {
    let host = host { Sheeted(log: Log()) }
    host.click(1, 0)
    _ = host.text
    host.click(10, 3)
    #expect(host.text.contains("Press 1"))
    host.click(2, 1)
    #expect(host.text.contains("Count 0"))
    host.turnWheel()
    #expect(host.text.contains("┌"))
    host.click(22, 2)
    #expect(!host.text.contains("┌"))
    host.click(2, 1)
    #expect(host.text.contains("Count 1"))
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Items: View {
    @State private var item: Item?
    var body: some View {
      Button("Item") { item = Item(id: 7) }
        .sheet(item: $item) { Text("number \($0.id)") }
    }
  }

  @Test("An item shows its sheet, and Esc closes it") func item() {
    let host = host { Items() }
    press(host, .tab, .enter)
    #expect(host.text.contains("number 7"))
    press(host, .escape)
    #expect(host.rows() == ["[Item]"])
  }

  private struct Nested: View {
    @State private var first = true
    @State private var second = false
    @State private var choice = 1
    var body: some View {
      Text("below").sheet(isPresented: $first) {
        VStack(alignment: .leading) {
          Picker("Pick", selection: $choice) {
            Text("one").tag(1)
            Text("two").tag(2)
          }
          .pickerStyle(.menu)
          Button("Ask") { second = true }
            .alert("Sure?", isPresented: $second) {
              Button("Yes") { choice = 2 }
              Button("No", role: .cancel) {}
            } message: {
              Text("It stays so.")
            }
        }
      }
    }
  }

  @Test("A menu opens over a sheet, and an alert over it closes after its answer")
  func nested() {
    let host = host { Nested() }
    press(host, .enter)
    #expect(host.text.contains("▸ one"))
    press(host, .down, .enter)
    #expect(host.text.contains("Pick two"))
    press(host, .up, .tab, .enter)
    expect(
      host,
      """
      below
            ┌──────────────[×]─┐
            │ Sure?            │
            │ It stays so.     │
            │                  │
            │ [Yes]  [No]      │
            └──────────────────┘
      """)
    press(host, .enter)
    #expect(!host.text.contains("Sure?"))
    #expect(host.text.contains("Pick two"))
    // The button in the sheet has the focus again.
    press(host, .enter)
    #expect(host.text.contains("Sure?"))
    press(host, .escape)
    #expect(!host.text.contains("Sure?"))
    press(host, .escape)
    #expect(host.rows() == ["below"])
  }

  private struct Barred: View {
    let log: Log
    var body: some View {
      NavigationStack {
        Text("content")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("No") {} }
            ToolbarItem(placement: .primaryAction) { Button("Add") { log.words.append("add") } }
            ToolbarItem(placement: .bottomBar) { Text("3 rows") }
          }
          .navigationTitle("Title")
      }
    }
  }

  @Test("Toolbar items are at the ends of the title's row and in a row at the bottom") func bars() {
    let log = Log()
    let host = host(columns: 30) { Barred(log: log) }
    expect(
      host,
      """
      [No]  Title              [Add]
      content
      3 rows
      """)
    press(host, .tab, .tab, .enter)
    #expect(log.words == ["add"])
    host.click(27, 0)
    _ = host.text
    #expect(log.words == ["add", "add"])
  }

  @Test("A centred title makes space for toolbar items, and a hidden toolbar leaves no row")
  func middle() {
    expect(
      host(columns: 20) {
        Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Done") {} }
      },
      """
             Title  [Done]
      x
      """)
    expect(
      host(columns: 14) {
        Text("x").navigationTitle("A long title").toolbar { Button("Done") {} }
      },
      """
      A lon…  [Done]
      x
      """)
    expect(host { Text("x").navigationTitle("Title").toolbar(.hidden) }, "x")
    expect(
      host(columns: 14) {
        Text("x").toolbar { ToolbarItem(placement: .principal) { Text("mid") } }
      },
      """
            mid
      x
      """)
  }

  @Test("Windows are drawn on a screen of any size") func sizes() {
    for columns in [0, 1, 3, 5, 9] {
      for rows in 0...4 {
        let host = host(columns: columns, rows: rows) { Nested() }
        press(host, .enter, .down, .enter, .tab, .enter)
        #expect(host.shown?.buffer.size == CellSize(columns: columns, rows: rows))
      }
    }
  }
}
