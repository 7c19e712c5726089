import TerminalTestSupport

@testable import TerminalApp

/// Returns a host that has drawn a view, aligned with the upper left corner.
@MainActor func hosted<Content: View>(
  columns: Int, rows: Int, @ViewBuilder _ content: () -> Content
) -> ViewHost {
  let content = content()
  let host = ViewHost(size: CellSize(columns: columns, rows: rows), clock: { 0 }) {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
  _ = host.text
  return host
}

extension ViewHost {
  /// Presses keys, and handles each before the next.
  func press(_ keys: [Key]) {
    for key in keys {
      handle(.key(KeyPress(key)))
      _ = text
    }
  }
}
