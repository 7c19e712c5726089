import FoundationSubset
import TerminalCore
import TerminalViews

/// One of several views, with a row of their names over it.
///
/// A click chooses; with the focus on the names, the arrow keys go through them.
public struct TabView<Selection: Hashable, Content: View>: View {
  private let selection: Binding<Selection>?
  private let content: Content
  @State private var number = 0
  @State private var isFocused = false

  /// Creates a choice of views, each with a ``TerminalViews/View/tabItem(_:)`` and a tag.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The names, and the view that is chosen.
  public var body: some View {
    TabPages(content: content, selection: selection, number: $number, isFocused: $isFocused)
  }
}

extension TabView where Selection == Int {
  /// Creates tabs; the first is selected initially.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

nonisolated extension View {
  /// Says how a tab of the view is called.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> _LaidOut {
    let label = label()
    return wrapped { child, environment in
      TabNode(
        child: child,
        name: StackNode(
          axis: .horizontal, share: 0.5, spacing: CellMetrics.columnWidth,
          children: label.nodes(in: environment)))
    }
  }
}

/// A node with the name of its tab.
private struct TabNode: WrapperNode {
  let child: any LayoutNode
  let name: any LayoutNode
  var tabName: (any LayoutNode)? { name }
}

/// The names of tabs over the one that is chosen.
private struct TabPages<Content: View, Selection: Hashable>: PrimitiveView {
  let content: Content
  let selection: Binding<Selection>?
  let number: Binding<Int>
  let isFocused: Binding<Bool>

  static func _makeNode(_ view: TabPages, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    inner.bar = nil
    let pages = view.content.nodes(.content, in: inner)
    let tags = pages.map { $0.tag as? Selection }
    let tagged = view.selection.flatMap { tags.firstIndex(of: $0.wrappedValue) }
    let chosen = tagged ?? min(max(0, view.number.wrappedValue), max(0, pages.count - 1))
    let choose = { (index: Int) in
      guard pages.indices.contains(index) else { return }
      view.number.wrappedValue = index
      if let tag = tags[index] { view.selection?.wrappedValue = tag }
    }
    // A view without a name is one of several dots.
    func dot(_ isChosen: Bool) -> any LayoutNode {
      Text(isChosen ? "●" : "○").node(in: environment)
    }
    let ink = view.isFocused.wrappedValue ? Ink(.default, attributes: .reverse) : .primary
    let names = pages.enumerated().map { index, page -> any LayoutNode in
      OptionNode(child: page.tabName ?? dot(index == chosen), isChosen: index == chosen, ink: ink)
        .answering(at: .index(index), of: environment.place) { choose(index) }
    }
    var bar: any LayoutNode = StackNode(
      axis: .horizontal, share: 0, spacing: 0, children: names)
    if let place = environment.place {
      let focus = place.child(.layer(0)).memory { FocusAttachment() }
      focus.onFocus = { view.isFocused.wrappedValue = $0 }
      focus.onKey = { press in
        switch press.key {
        case .left: choose(chosen - 1)
        case .right: choose(chosen + 1)
        default: return false
        }
        return true
      }
      bar = ResponderNode(child: bar) { _ in .focus(focus) }
    }
    let page = pages.indices.contains(chosen) ? [pages[chosen]] : []
    return _ViewNode(
      StackNode(
        axis: .vertical, share: 0, spacing: 0,
        children: environment.showsTabNames ? [bar] + page : page))
  }
}
