import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Controls, operated by the pointer and keys.
@MainActor @Suite("Controls") struct ControlTests {
  private struct Screen: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var unit = "day"
    @State private var number = 3
    @State private var share = 0.0
    var body: some View {
      VStack(alignment: .leading) {
        Text(
          "count \(count) \(isOn ? "on" : "off") \(unit) \(number) \(Int((share * 10).rounded()))")
        Button("Add") { count += 1 }
        Toggle("Mean", isOn: $isOn)
        Picker("Unit", selection: $unit) {
          Text("Day").tag("day")
          Text("Week").tag("week")
          ForEach(["month", "year"], id: \.self) { Text($0.capitalized).tag($0) }
        }
        Stepper("Number", value: $number, in: 0...4)
        Slider(value: $share)
      }
      .navigationTitle("Settings")
    }
  }

  private func host() -> ViewHost {
    let host = ViewHost(size: CellSize(columns: 40, rows: 8), clock: { 0 }) {
      Screen().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    _ = host.text
    return host
  }

  private func press(_ keys: [Key], on host: ViewHost) {
    for key in keys {
      host.handle(.key(KeyPress(key)))
      _ = host.text
    }
  }

  @Test("The screen shows every control") func theScreenShowsEveryControl() {
    #expect(
      host().rows() == [
        "Settings", "count 0 off day 3 0", "[Add]", "[ ] Mean",
        "Unit <Day> Week  Month  Year", "Number [-] [+]",
        "●" + String(repeating: "─", count: 39),
      ])
  }

  @Test("Clicks operate every control") func clicksWorkThem() {
    let host = host()
    host.click(2, 2)
    host.click(1, 3)
    host.click(13, 4)
    host.click(12, 5)
    host.click(39, 6)
    #expect(host.rows()[1] == "count 1 on week 4 10")
    host.click(12, 5)
    #expect(host.rows()[1] == "count 1 on week 4 10")
    host.click(8, 5)
    #expect(host.rows()[1] == "count 1 on week 3 10")
  }

  @Test("Keys operate the control with the focus") func keysWorkTheOneWithTheFocus() {
    let host = host()
    press([.tab, .enter, .character(" ")], on: host)
    #expect(host.rows()[1] == "count 2 off day 3 0")
    press([.tab, .enter], on: host)
    press([.tab, .right, .right, .right, .right, .left], on: host)
    press([.tab, .left], on: host)
    press([.tab, .end, .left, .left], on: host)
    #expect(host.rows()[1] == "count 2 on month 2 9")
    press([.tab, .enter], on: host)
    #expect(host.rows()[1] == "count 3 on month 2 9")
  }

  @Test("The control with the focus is highlighted") func theOneWithTheFocusIsSeen() {
    let host = host()
    let before = host.shown?.buffer[1, 2].style.attributes
    press([.tab], on: host)
    let after = host.shown?.buffer[1, 2].style.attributes
    #expect(before?.contains(.reverse) == false)
    #expect(after?.contains(.reverse) == true)
  }

  @Test("A disabled control does not react") func whatIsDisabledDoesNotAnswer() {
    struct Disabled: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Button("Add") { count += 1 }.disabled(true)
        }
      }
    }
    let host = ViewHost(size: CellSize(columns: 12, rows: 2), clock: { 0 }) { Disabled() }
    _ = host.text
    host.click(5, 1)
    press([.tab, .enter], on: host)
    #expect(host.text.contains("count 0"))
  }

  @Test("A custom view modifier keeps its state") func aModifierOfOnesOwnKeepsItsState() {
    struct Counted: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Text("\(count)")
        }
        .onTapGesture { count += 1 }
      }
    }
    let host = ViewHost(size: CellSize(columns: 12, rows: 1), clock: { 0 }) {
      Text("times").modifier(Counted())
    }
    _ = host.text
    host.click(5, 0)
    host.click(5, 0)
    #expect(host.text.contains("times 2"))
  }
}
