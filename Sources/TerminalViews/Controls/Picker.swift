import FoundationSubset
import TerminalCore

/// Chooses one of several: all stand beside each other, the chosen one between marks.
///
/// A click chooses; with the focus, the arrow keys go through them.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  @Binding private var selection: Selection
  private let label: Label
  private let content: Content
  @State private var isFocused = false
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
    let (selection, options, isEnabled) = ($selection, options, isEnabled)
    HStack {
      label
      PickerOptions(content: content, selection: selection, tags: options, isEnabled: isEnabled)
    }
    .control(isEnabled: isEnabled, isFocused: $isFocused) { key in
      let tags = options.tags
      let place = tags.firstIndex(of: selection.wrappedValue)
      switch key.key {
      case .left, .up: if let place, place > 0 { selection.wrappedValue = tags[place - 1] }
      case .right, .down:
        let next = place.map { $0 + 1 } ?? 0
        if next < tags.count { selection.wrappedValue = tags[next] }
      default: return false
      }
      return true
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
  /// Says which value of a picker the view stands for.
  public func tag<Value: Hashable>(_ tag: Value) -> ModifiedContent<Self, _LayoutModifier> {
    wrapped { child, _ in TagNode(child: child, tag: AnyHashable(tag)) }
  }
}

/// The values of a picker, in order, as they were drawn last.
private final class PickerTags<Selection> {
  var tags: [Selection] = []
}

/// A node that stands for a value.
private struct TagNode: WrapperNode {
  let child: any LayoutNode
  let tag: AnyHashable?
}

/// The options of a picker, of which one is chosen.
private struct PickerOptions<Content: View, Selection: Hashable>: PrimitiveView {
  let content: Content
  let selection: Binding<Selection>
  let tags: PickerTags<Selection>
  let isEnabled: Bool

  static func _makeNode(_ view: PickerOptions, in environment: EnvironmentValues) -> _ViewNode {
    let options = view.content.nodes(.content, in: environment).compactMap { node in
      (node.tag as? Selection).map { (node: node, tag: $0) }
    }
    view.tags.tags = options.map(\.tag)
    let chosen = view.selection.wrappedValue
    let nodes = options.enumerated().map { index, option -> any LayoutNode in
      let (selection, tag) = (view.selection, option.tag)
      return OptionNode(child: option.node, isChosen: tag == chosen)
        .answering(at: index, of: view.isEnabled ? environment.place : nil) {
          selection.wrappedValue = tag
        }
    }
    return _ViewNode(StackNode(axis: .horizontal, share: 0, spacing: 0, children: nodes))
  }
}
