import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Tables: columns, sorting by the head, and selection.
@MainActor @Suite("Tables") struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private static let people = [
    Person(id: 0, name: "Ola", age: 41), Person(id: 1, name: "Anne-Kristin", age: 7),
    Person(id: 2, name: "Per", age: 102),
  ]

  private final class Model {
    var one: Int?
    var several: Set<Int> = []
    var order = [KeyPathComparator(\Person.name)]
    func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
      Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
    }
  }

  private func host<Content: View>(
    columns: Int = 24, rows: Int = 6, @ViewBuilder _ content: () -> Content
  ) -> ViewHost {
    hosted(columns: columns, rows: rows, content)
  }

  private func press(_ host: ViewHost, _ keys: Key...) {
    host.press(keys)
  }

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(TableTests.people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Note") { _ in Text("-") }
      }
    }
  }

  @Test("The head sorts, and again the other way round; by key and by click") func sorting() {
    let host = host(columns: 26) { Sorted() }
    #expect(
      host.rows() == [
        "Name ▲        Age    Note", "Anne-Kristin  7      -", "Ola           41     -",
        "Per           102    -",
      ])
    press(host, .tab, .enter)
    #expect(host.rows()[0].hasPrefix("Name ▼"))
    #expect(host.rows()[1].hasPrefix("Per"))
    host.click(15, 0)
    #expect(host.rows()[0].hasPrefix("Name          Age ▲"))
    #expect(host.rows().dropFirst().map { $0.prefix(3) } == ["Ann", "Ola", "Per"])
    // The names by which rows cannot be sorted are no buttons.
    press(host, .tab, .tab, .enter)
    #expect(host.rows()[0].hasPrefix("Name          Age ▼"))
  }

  @Test("Arrows go through the rows, which follow, and a click selects one") func selection() {
    let model = Model()
    let host = host(rows: 3) {
      Table(Self.people, selection: model.binding(\.one)) { TableColumn("Name", value: \.name) }
    }
    press(host, .tab, .down)
    #expect(model.one == 1)
    #expect(host.rows().contains("▸ Anne-Kristin"))
    press(host, .end)
    #expect(model.one == 2)
    // The indicator at the end of the row says that not all are seen.
    #expect(host.rows().map { $0.prefix(5) } == ["Name", "Anne-", "▸ Per"])
    press(host, .up, .up, .up)
    #expect(model.one == 0)
    host.click(4, 2)
    #expect(model.one == 1)
    _ = host.text
    let cell = host.shown?.buffer[20, 2]
    #expect(cell?.style.attributes.contains(.reverse) == true)
  }

  @Test("Of several the space bar adds and takes away") func several() {
    let model = Model()
    let host = host {
      Table(Self.people, selection: model.binding(\.several)) {
        TableColumn("Name", value: \.name)
      }
    }
    press(host, .tab, .character(" "), .down)
    #expect(model.several == [0])
    press(host, .character(" "), .down)
    #expect(model.several == [0, 1])
    press(host, .up, .character(" "))
    #expect(model.several == [0])
    host.click(4, 3)
    #expect(model.several == [2])
  }

  @Test("Columns that do not fit give way, the widest first, and keep their bounds")
  func widths() {
    let narrow = host(columns: 16) {
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
    #expect(
      narrow.rows() == [
        "Name         Age", "Ola          41", "Anne-Krist…  7", "Per          102",
      ])
    let fixed = host {
      Table(Self.people.reversed()) {
        TableColumn("Name", value: \.name).width(40)
        TableColumn("Age") { Text("\($0.age)") }.width(min: 48)
        TableColumn("x") { _ in Text("x") }
      }
    }
    #expect(fixed.rows().prefix(3) == ["Name   Age     x", "Per    102     x", "Anne…  7       x"])
    #expect(fixed.rows().count == 4)
  }
}
