import FoundationSubset
import TerminalViews

/// Which columns of a ``NavigationSplitView`` are shown.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All.
  case automatic, all
  /// All but the first of three.
  case doubleColumn
  /// The last.
  case detailOnly
}

/// A list of what there is, and beside it, what is chosen of it.
///
/// Links in the first columns lead to views in the last one. In less than 60 columns, or less than
/// 80 for three, they stand below each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>
  @State private var target: NavigationTarget?
  @State private var steps = 0
  @State private var destinations = NavigationDestinations()

  /// Creates two columns, or three with something between them.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content = { EmptyView() },
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  /// The columns, with a line between them.
  public var body: some View {
    let visibility = visibility.wrappedValue
    let hasThree = Content.self != EmptyView.self
    GeometryReader { geometry in
      let isWide = geometry.size.width >= CGFloat(hasThree ? 80 : 60) * CellMetrics.columnWidth
      let layout =
        isWide ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        if visibility == .all || visibility == .automatic {
          column(sidebar, of: geometry.size, isWide)
        }
        if hasThree, visibility != .detailOnly { column(content, of: geometry.size, isWide) }
        Group {
          if let target {
            EnvironmentReader { [destinations] _ in destinations.view(of: target) }.id(steps)
          } else {
            detail
          }
        }
        .environment { $0.bar = nil }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  /// One of the first columns: a quarter of the room, but no less than 20 columns of a terminal; or
  /// a third of the rows.
  @ViewBuilder private func column<Column: View>(
    _ view: Column, of room: CGSize, _ isWide: Bool
  ) -> some View {
    let (target, steps, destinations) = ($target, $steps, destinations)
    view
      .environment { environment in
        environment.navigate(
          {
            target.wrappedValue = $0
            steps.wrappedValue += 1
          }, destinations)
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .frame(
        width: isWide ? max(20 * CellMetrics.columnWidth, room.width / 4) : nil,
        height: isWide ? nil : room.height / 3, alignment: .topLeading)
    Divider()
  }
}
