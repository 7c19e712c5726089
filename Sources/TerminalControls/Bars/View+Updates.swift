import TerminalCore
import TerminalViews

/// Where a line to search with stands on a screen; in a terminal over the view.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// When such a line is hidden on a screen; in a terminal never.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// A way.
    case automatic, always
  }
  /// Over the view.
  case automatic, toolbar, sidebar
  /// Over the view.
  case navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
}

/// A view under a line to search with.
public struct _SearchedView<Content: View>: View {
  fileprivate let content: Content
  @Binding fileprivate var text: String
  fileprivate let prompt: Text?
  @FocusState private var isWriting: Bool

  /// The line, to which the key `/` leads, and the view.
  public var body: some View {
    let isWriting = $isWriting
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("/").foregroundStyle(.secondary)
        TextField("", text: $text, prompt: prompt).focused(isWriting)
      }
      content
    }
    .keyed { key in
      if key == KeyPress(.escape), !text.isEmpty {
        text = ""
      } else if key == KeyPress(.character("/")) {
        isWriting.wrappedValue = true
      } else {
        return false
      }
      return true
    }
  }
}

/// A view whose data can be asked for again.
public struct _RefreshableView<Content: View>: View {
  fileprivate let content: Content
  fileprivate let action: @MainActor @Sendable () async -> Void
  @State private var isRunning = false

  /// The view, with a sign in the bar of its screen.
  public var body: some View {
    content
      .keyed { key in
        let isAsked = key == KeyPress(.character("r"), modifiers: .control)
        if isAsked { refresh() }
        return isAsked
      }
      .toolbar { ToolbarItem { Button(isRunning ? "…" : "↻", action: refresh) } }
  }

  private func refresh() {
    guard !isRunning else { return }
    isRunning = true
    Task { @MainActor in
      await action()
      isRunning = false
    }
  }
}

extension View {
  /// Shows a line to search with over the view; `/` leads to it, and Esc empties it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> _SearchedView<Self> {
    _SearchedView(content: self, text: text, prompt: prompt)
  }
  /// Shows a line to search with over the view; `/` leads to it, and Esc empties it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> _SearchedView<Self> {
    searchable(text: text, prompt: Text(prompt))
  }
  /// Does something when Ctrl-R is pressed, or the sign in the bar of the screen.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> _RefreshableView<Self> {
    _RefreshableView(content: self, action: action)
  }
}
