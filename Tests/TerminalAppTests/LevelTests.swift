import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Progress bars, and texts with symbols and dates.
@MainActor @Suite("Progress bars and texts") struct LevelTests {
  private func rows<Content: View>(
    _ content: Content, columns: Int = 20, rows: Int = 6
  ) -> [String] {
    hosted(columns: columns, rows: rows) { content }.rows()
  }

  @Test("A progress bar is between its label and the label of its value") func labels() {
    let view = ProgressView(value: 1, total: 4) {
      Text("Copies")
    } currentValueLabel: {
      Text("one")
    }
    #expect(rows(view, columns: 8) == ["Copies", "━━──────", "one"])
  }

  @Test("The full part of a progress bar has the tint") func tint() {
    func color<Content: View>(_ view: Content, at column: Int) -> CellColor? {
      let host = hosted(columns: 8, rows: 1) { view }
      return (host.frame() ?? host.shown)?.buffer[column, 0].style.foreground
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let bar = ProgressView(value: 0.5)
    #expect(color(bar.tint(red), at: 0) == CellColor(hex: 0xFF_0000))
    #expect(color(bar.tint(red), at: 7) == .default)
    #expect(color(bar, at: 0) == .default)
  }

  @Test("A text can contain symbols, and dates between words") func texts() {
    #expect(rows(Text(Image(systemName: "heart.fill"))) == ["♥"])
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    let view = Text("on \(date, style: .date).")
      .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    #expect(rows(view, columns: 30) == ["on June 15, 2025."])
  }
}
