import TerminalCore

/// What stands on the screen while there is nothing to show yet.
package struct WaitingScreen: Sendable {
  private let title: String
  private let status: String
  private let keys: String

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: what will be shown.
  ///   - status: what is waited for.
  ///   - keys: what can be done meanwhile, for the last row.
  package init(title: String, status: String, keys: String) {
    (self.title, self.status, self.keys) = (title, status, keys)
  }

  /// What a screen of an extent shows.
  package func frame(in size: CellSize, look: ViewerLook) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    let faint = look.colors.style(.faint)
    let rows: [(text: String, row: Int, style: CellStyle)] = [
      (title, 0, CellStyle(attributes: .bold)), (status, size.rows / 2, .plain),
      (keys, size.rows - 1, faint),
    ]
    // A low screen keeps what matters most.
    for (text, row, style) in rows where row >= 0 && (size.rows > 2 || style == .plain) {
      let shown = look.spelled(text.visible).truncated(
        toWidth: max(0, size.columns - 2), ellipsis: look.spelled("…"))
      let isCentred = style == .plain
      let column = isCentred ? max(1, (size.columns - shown.displayWidth) / 2) : 1
      buffer.write(shown, column: column, row: row, style: style)
    }
    return buffer
  }
}
