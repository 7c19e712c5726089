import TerminalCore
import TerminalViews

nonisolated extension View {
  /// Prints the view to standard output, in characters and colours that the terminal supports.
  ///
  /// ```swift
  /// Chart(prices) { BarMark(x: .value("Hour", $0.hour), y: .value("Price", $0.price)) }
  ///   .printChart()
  /// ```
  ///
  /// Without arguments the chart is as wide as the terminal and a third as high, with the colours
  /// and characters of ``TerminalCore/OutputTerminal``; into a pipe or a file it is plain text of
  /// 80 columns. For the same text as a value, see
  /// ``TerminalViews/View/render(in:environment:pixels:)``.
  ///
  /// - Parameters:
  ///   - size: The extent in cells; `nil` for what fits the terminal.
  ///   - glyphs: The characters to draw with; `nil` for the best that can be shown.
  ///   - colorDepth: The colours to use, also into a pipe; `nil` for those of the terminal.
  public func printChart(
    size: CellSize? = nil, glyphs: GlyphSet? = nil, colorDepth: ColorDepth? = nil
  ) {
    var terminal = OutputTerminal()
    if let glyphs { terminal.glyphs = glyphs }
    if let colorDepth { terminal.colorDepth = colorDepth }
    // Uses the buffer of the program's own `print`, so that the output stays in order.
    Swift.print(printed(on: terminal, size: size ?? terminal.chartSize), terminator: "")
  }

  /// Returns the view as rows of text with the control sequences of colours.
  package func printed(on terminal: OutputTerminal, size: CellSize) -> String {
    var environment = EnvironmentValues()
    environment.glyphSet = terminal.glyphs
    environment.colorDepth = terminal.colorDepth
    environment.colorScheme = terminal.hasLightBackground ? .light : .dark
    let frame = render(in: size, environment: environment)
    return String(decoding: frame.buffer.encoded(colorDepth: terminal.colorDepth), as: UTF8.self)
  }
}

extension OutputTerminal {
  /// The whole width and a third of it as rows (cells are twice as high as wide), at most 30, and
  /// two rows less than the terminal has, so that the command and the prompt stay visible.
  package var chartSize: CellSize {
    let columns = size?.columns ?? 80
    let rows = min(max(columns / 3, 10), 30, max((size?.rows ?? 26) - 2, 1))
    return CellSize(columns: columns, rows: rows)
  }
}
