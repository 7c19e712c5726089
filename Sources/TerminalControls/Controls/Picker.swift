import FoundationSubset
import TerminalCore
import TerminalViews

/// A control that selects one of several options.
///
/// By default the options are in a row, the selected one between marks; `View/pickerStyle(_:)`
/// changes that. A click selects; with the focus, the arrow keys select, and Enter or the space bar
/// opens and closes a menu.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  @Binding private var selection: Selection
  private let label: Label
  private let content: Content
  @State private var isFocused = false
  @State private var menu = MenuState()
  @State private var options = PickerTags<Selection>()
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a picker of views that have tags.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }

  /// The label and the options.
  public var body: some View {
    HStack(alignment: .top) {
      ControlLabel(label)
      PickerOptions(
        content: content, selection: $selection, tags: options, menu: $menu,
        isEnabled: isEnabled)
    }
    .control(isEnabled: isEnabled, isFocused: $isFocused, onKey: answer)
  }

  /// Handles a key; returns whether it did.
  private func answer(_ key: KeyPress) -> Bool {
    let steps: [Key: Int] = [.left: -1, .up: -1, .right: 1, .down: 1]
    let (tags, selected) = (options.tags, options.tags.firstIndex(of: selection))
    if let step = steps[key.key], key.modifiers.isEmpty {
      let next = menu.isOpen ? menu.marked + step : selected.map { $0 + step } ?? 0
      guard tags.indices.contains(next) else { return true }
      if menu.isOpen { menu.marked = next } else { selection = tags[next] }
      return true
    }
    if options.arrangement == .menu, key.isClick {
      if menu.isOpen, tags.indices.contains(menu.marked) { selection = tags[menu.marked] }
      menu = MenuState(isOpen: !menu.isOpen, marked: selected ?? 0)
      return true
    }
    let isAnswered = menu.isOpen && key.key == .escape
    // Moving the focus closes the menu.
    if isAnswered || key.key == .tab { menu.isOpen = false }
    return isAnswered
  }
}

extension Picker {
  /// Creates a picker of views that have tags.
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == TerminalControls.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TerminalControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

nonisolated extension View {
  /// Sets the value of a picker that the view represents.
  public func tag<Value: Hashable>(_ tag: Value) -> _LaidOut {
    trait(\.tag, AnyHashable(tag))
  }
}

/// The style and the values of a picker when it was last drawn.
private final class PickerTags<Selection> {
  var arrangement = PickerStyle.Arrangement.row
  var tags: [Selection] = []
}

/// The options of a picker.
private struct PickerOptions<Content: View, Selection: Hashable>: PrimitiveView {
  let content: Content
  let selection: Binding<Selection>
  let tags: PickerTags<Selection>
  let menu: Binding<MenuState>
  let isEnabled: Bool

  static func _makeNode(_ view: PickerOptions, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    let menu = view.menu.wrappedValue
    // The mark in the window shows the focus instead.
    if menu.isOpen { inner.textAttributes.remove(.reverse) }
    let options = view.content.nodes(.content, in: inner).compactMap { node in
      (node.traits.tag as? Selection).map { (node: node, tag: $0) }
    }
    view.tags.tags = options.map(\.tag)
    view.tags.arrangement = environment[PickerStyleKey.self].arrangement
    let chosen = options.firstIndex { $0.tag == view.selection.wrappedValue }
    let identity = view.isEnabled ? environment.identity : nil
    func answering(
      _ marked: (_ option: any LayoutNode, _ index: Int) -> MarkedNode
    ) -> [any LayoutNode] {
      options.enumerated().map { index, option in
        marked(option.node, index).answering(at: .index(index), of: identity) {
          view.selection.wrappedValue = option.tag
          if view.menu.wrappedValue.isOpen { view.menu.wrappedValue.isOpen = false }
        }
      }
    }
    switch view.tags.arrangement {
    case .row:
      let nodes = answering { MarkedNode(between: $0, isSelected: $1 == chosen) }
      return _ViewNode(StackNode(axis: .horizontal, fraction: 0, spacing: 0, children: nodes))
    case .list:
      let nodes = answering { MarkedNode(child: $0, mark: $1 == chosen ? "●" : "○") }
      return _ViewNode(StackNode(axis: .vertical, fraction: 0, spacing: 0, children: nodes))
    case .menu:
      let rows = answering {
        MarkedNode(child: $0, mark: $1 == menu.marked ? "▸" : $1 == chosen ? "✓" : " ")
      }
      let node = MenuNode(
        options: options.map(\.node), chosen: chosen, rows: rows,
        window: menu.isOpen
          ? MenuNode.Window(marked: menu.marked, identity: identity) {
            view.menu.wrappedValue.isOpen = false
          } : nil)
      return _ViewNode(
        node.answering(at: .layer(1), of: identity) {
          view.menu.wrappedValue = MenuState(
            isOpen: !view.menu.wrappedValue.isOpen, marked: chosen ?? 0)
        })
    }
  }
}
