import FoundationSubset
import TerminalCore
import TerminalViews

/// A container that shows one of several views, below a row of their names.
///
/// A click on a name selects its view; with the focus on the names, the arrow keys do.
public struct TabView<Selection: Hashable, Content: View>: View {
  private let selection: Binding<Selection>?
  private let content: Content
  @State private var number = 0
  @State private var isFocused = false

  /// Creates tabs, each with a ``TerminalViews/View/tabItem(_:)`` and a tag.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The names and the selected view.
  public var body: some View {
    TabPages(content: content, selection: selection, number: $number, isFocused: $isFocused)
  }
}

extension TabView where Selection == Int {
  /// Creates tabs; the first is selected initially.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

nonisolated extension View {
  /// Sets the name of the tab of the view.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> _LaidOut {
    let label = label()
    return wrapped { child, environment in
      var traits = child.traits
      traits.tabName = StackNode(
        axis: .horizontal, fraction: 0.5, spacing: CellMetrics.columnWidth,
        children: label.nodes(in: environment))
      return TraitsNode(child: child, traits: traits)
    }
  }
}

/// The names of the tabs above the selected view.
private struct TabPages<Content: View, Selection: Hashable>: PrimitiveView {
  let content: Content
  let selection: Binding<Selection>?
  let number: Binding<Int>
  let isFocused: Binding<Bool>

  static func _makeNode(_ view: TabPages, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    inner[BarKey.self] = nil
    let pages = view.content.nodes(.content, in: inner)
    let tags = pages.map { $0.traits.tag as? Selection }
    let tagged = view.selection.flatMap { tags.firstIndex(of: $0.wrappedValue) }
    let chosen = tagged ?? min(max(0, view.number.wrappedValue), max(0, pages.count - 1))
    let choose = { (index: Int) in
      guard pages.indices.contains(index) else { return }
      view.number.wrappedValue = index
      if let tag = tags[index] { view.selection?.wrappedValue = tag }
    }
    // A view without a name has a dot.
    func dot(_ isChosen: Bool) -> any LayoutNode {
      Text(isChosen ? "●" : "○").node(in: environment)
    }
    let ink = view.isFocused.wrappedValue ? Ink(.default, attributes: .reverse) : .primary
    let names = pages.enumerated().map { index, page -> any LayoutNode in
      MarkedNode(
        between: page.traits.tabName ?? dot(index == chosen), isSelected: index == chosen, ink: ink
      )
      .answering(at: .index(index), of: environment.identity) { choose(index) }
    }
    var bar: any LayoutNode = StackNode(
      axis: .horizontal, fraction: 0, spacing: 0, children: names)
    if let identity = environment.identity {
      let focus = identity.child(.layer(0)).memory { FocusAttachment() }
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
        axis: .vertical, fraction: 0, spacing: 0,
        children: environment[TabViewStyleKey.self].showsNames ? [bar] + page : page))
  }
}
