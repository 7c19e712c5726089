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
    func shown(_ text: String) -> String { look.shown(text, width: size.columns - 2) }
    let status = shown(status)
    buffer.write(
      status, column: max(1, (size.columns - status.displayWidth) / 2), row: size.rows / 2)
    // A low screen keeps what matters most.
    guard size.rows > 2 else { return buffer }
    buffer.write(shown(title), column: 1, row: 0, style: CellStyle(attributes: .bold))
    buffer.write(shown(keys), column: 1, row: size.rows - 1, style: look.colors.style(.faint))
    return buffer
  }
}
