import TerminalCharts
import TerminalCore
import TerminalViews
import Testing

struct PrintingTests {
  private var chart: some View {
    Chart([31, 28, 26].indices, id: \.self) { hour in
      BarMark(x: .value("Hour", hour), y: .value("Price", [31, 28, 26][hour])).foregroundStyle(.red)
    }
  }

  private func terminal(
    _ size: CellSize?, _ name: String = "xterm-256color", hasUnicode: Bool = true
  ) -> OutputTerminal {
    OutputTerminal(size: size, isTerminal: size != nil, hasUnicode: hasUnicode) {
      $0 == "TERM" ? name : nil
    }
  }

  @Test(
    "A chart is as wide as the terminal, and the prompt fits under it",
    arguments: [
      (nil, 80, 24), (CellSize(columns: 80, rows: 24), 80, 22),
      (CellSize(columns: 120, rows: 60), 120, 30), (CellSize(columns: 60, rows: 60), 60, 20),
      (CellSize(columns: 20, rows: 60), 20, 10), (CellSize(columns: 40, rows: 5), 40, 3),
      (CellSize(columns: 40, rows: 1), 40, 1),
    ] as [(CellSize?, Int, Int)])
  func size(of window: CellSize?, columns: Int, rows: Int) {
    #expect(terminal(window).chartSize == CellSize(columns: columns, rows: rows))
  }

  @Test("A chart is printed as plain text to a pipe and with colours to a terminal")
  func colors() {
    let size = CellSize(columns: 40, rows: 10)
    let plain = chart.printed(on: terminal(nil), size: size)
    #expect(!plain.contains("\u{1B}"))
    #expect(plain.split(separator: "\n", omittingEmptySubsequences: false).count == 11)
    #expect(plain.contains("█"))
    #expect(chart.printed(on: terminal(size), size: size).contains(";38;5;"))
    #expect(!chart.printed(on: terminal(size, "dumb"), size: size).contains("\u{1B}"))
    let ascii = chart.printed(on: terminal(nil, hasUnicode: false), size: size)
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
  }
}
