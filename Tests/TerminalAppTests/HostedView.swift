import TerminalTestSupport

@testable import TerminalApp

/// A view from the upper left corner of a host on, which has been drawn.
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
  /// Presses keys, each of which is answered before the next.
  func press(_ keys: [Key]) {
    for key in keys {
      handle(.key(KeyPress(key)))
      _ = text
    }
  }
}
