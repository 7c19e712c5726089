import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// The appearance of controls, and their reactions.
@MainActor @Suite("Control styles") struct ControlStyleTests {
  private struct Units: View {
    let style: PickerStyle
    @State private var unit = "day"
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("unit \(unit) count \(count)")
        Picker("Unit", selection: $unit) {
          ForEach(["day", "week", "month"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(style)
        Button("Add") { count += 1 }
        Text("below")
      }
    }
  }

  private func host<Content: View>(
    rows: Int = 10, columns: Int = 30, @ViewBuilder _ content: () -> Content
  ) -> ViewHost {
    hosted(columns: columns, rows: rows, content)
  }

  /// Returns the rows of the screen down to the last row with text.
  private func rows(of host: ViewHost) -> [String] {
    var rows = host.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private func click(_ column: Int, _ row: Int, on host: ViewHost) {
    host.click(column, row)
    _ = host.text
  }

  private func press(_ keys: [Key], on host: ViewHost) {
    host.press(keys)
  }

  @Test("A list of options marks the chosen option") func list() {
    let host = host { Units(style: .inline) }
    #expect(
      rows(of: host) == [
        "unit day count 0", "Unit ● day", "     ○ week", "     ○ month", "[Add]", "below",
      ])
    click(8, 3, on: host)
    #expect(rows(of: host)[0] == "unit month count 0")
    press([.up], on: host)
    #expect(rows(of: host)[2] == "     ● week")
  }

  @Test("A closed menu shows the chosen option") func closedMenu() {
    let host = host { Units(style: .menu) }
    #expect(rows(of: host) == ["unit day count 0", "Unit day   ▾", "[Add]", "below"])
    press([.tab, .down], on: host)
    #expect(rows(of: host)[1] == "Unit week  ▾")
  }

  @Test("An open menu is drawn over other views, and a click in it chooses an option")
  func openMenu() {
    let host = host { Units(style: .menu) }
    click(6, 1, on: host)
    #expect(
      rows(of: host) == [
        "unit day count 0", "Unit day   ▴", "[┌─────────┐", "b│ ▸ day   │", " │   week  │",
        " │   month │", " └─────────┘",
      ])
    click(6, 5, on: host)
    #expect(rows(of: host) == ["unit month count 0", "Unit month ▾", "[Add]", "below"])
  }

  @Test("A click outside an open menu closes it and reaches no other view") func closingMenu() {
    let host = host { Units(style: .menu) }
    click(6, 1, on: host)
    click(0, 2, on: host)
    #expect(rows(of: host) == ["unit day count 0", "Unit day   ▾", "[Add]", "below"])
    click(1, 2, on: host)
    #expect(rows(of: host)[0] == "unit day count 1")
  }

  @Test("Keys open a menu, choose an option and close the menu") func menuByKeys() {
    let host = host { Units(style: .menu) }
    press([.tab, .enter, .down, .down, .down], on: host)
    #expect(rows(of: host)[5].contains("▸ month"))
    #expect(rows(of: host)[0] == "unit day count 0")
    press([.enter], on: host)
    #expect(rows(of: host)[0] == "unit month count 0")
    press([.character(" "), .up, .escape], on: host)
    #expect(rows(of: host)[1] == "Unit month ▾")
    press([.enter, .tab], on: host)
    #expect(rows(of: host) == ["unit month count 0", "Unit month ▾", "[Add]", "below"])
  }

  @Test("A menu that does not fit shows the rows around the marked option", arguments: 1...10)
  func lowMenu(height: Int) {
    let host = host(rows: height) {
      Picker("", selection: .constant(1)) {
        ForEach(0..<20, id: \.self) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.menu)
    }
    press([.tab, .enter], on: host)
    press(Array(repeating: .down, count: 9), on: host)
    let shown = rows(of: host).joined()
    // Below four rows, there is no space for a border and an option.
    #expect(shown.contains("▸ 10") == (height > 3), "\(rows(of: host))")
  }

  @Test("Labels of controls can be hidden") func labels() {
    let host = host {
      VStack(alignment: .leading) {
        Picker("Unit", selection: .constant(1)) { Text("day").tag(1) }
        Toggle("Mean", isOn: .constant(true))
        Stepper("Number", value: .constant(1))
        Button("Add") {}
      }
      .labelsHidden()
    }
    #expect(rows(of: host) == ["<day>", "[x]", "[-] [+]", "[Add]"])
  }

  private struct Arrow: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.role == .cancel ? "<-" : "->")
        configuration.label
      }
    }
  }

  @Test("Every button style has its own appearance and reacts to clicks") func buttons() {
    struct Buttons: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("count \(count)")
          Button("One") { count += 1 }.buttonStyle(.bordered)
          Button("Two") { count += 2 }.buttonStyle(.plain)
          Button("Four") { count += 4 }.buttonStyle(.borderedProminent)
          Button("Eight") { count += 8 }.buttonStyle(.borderless)
          Button("Leave", role: .cancel) { count += 16 }.buttonStyle(Arrow())
        }
      }
    }
    let host = host { Buttons() }
    #expect(rows(of: host) == ["count 0", "[One]", "Two", " Four", "Eight", "<- Leave"])
    #expect(host.shown?.buffer[1, 3].style.attributes.contains(.reverse) == true)
    for row in 1...5 { click(1, row, on: host) }
    #expect(rows(of: host)[0] == "count 31")
  }

  @Test("Every toggle style has its own appearance and reacts to clicks") func toggles() {
    struct Toggles: View {
      @State private var states = [false, false, false]
      var body: some View {
        VStack(alignment: .leading) {
          Toggle("box", isOn: $states[0])
          Toggle("knob", isOn: $states[1]).toggleStyle(.switch)
          Toggle("down", isOn: $states[2]).toggleStyle(.button)
        }
      }
    }
    let host = host { Toggles() }
    #expect(rows(of: host) == ["[ ] box", "knob ○─", "[down]"])
    for row in 0...2 { click(1, row, on: host) }
    #expect(rows(of: host) == ["[x] box", "knob ━●", "[down]"])
    #expect(host.shown?.buffer[1, 2].style.attributes.contains(.reverse) == true)
  }

  @Test("Rows of a section are below its header, indented in a grouped list") func lists() {
    func shown(_ style: ListStyle) -> [String] {
      rows(of: host { List { Section("Today") { Text("326") } }.listStyle(style) })
    }
    #expect(shown(.plain) == ["Today", "326"])
    #expect(shown(.insetGrouped) == ["Today", "  326"])
  }

  @Test("A navigation title is at the left edge or centred") func titles() {
    func title(_ mode: NavigationBarItem.TitleDisplayMode) -> String? {
      let host = host(columns: 11) {
        NavigationStack {
          Text("x").navigationTitle("Day").navigationBarTitleDisplayMode(mode)
        }
      }
      return rows(of: host).first
    }
    #expect(title(.large) == "Day" && title(.inline) == "    Day")
  }

  @Test("A scale effect shrinks a view towards its anchor") func scale() {
    func shown(_ scale: CGFloat, _ anchor: UnitPoint) -> [String] {
      rows(
        of: host(rows: 4, columns: 8) {
          Rectangle().fill(.red).scaleEffect(scale, anchor: anchor)
        })
    }
    #expect(shown(1, .center) == Array(repeating: "████████", count: 4))
    #expect(shown(0.5, .topLeading) == ["████", "████"])
    #expect(shown(0.5, .center) == ["", "  ████", "  ████"])
    #expect(shown(0, .center).joined().isEmpty && shown(.nan, .center).joined().isEmpty)
  }
}
