/// Content for every element of a collection: views, or marks of a chart.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content

  /// The identity of an element, which its views keep when elements move; marks need none.
  @usableFromInline package var identity: ((Data.Element) -> ID)?

  @inlinable package init(data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identity = nil
  }

  /// Drawn without a body.
  public var body: Never { preconditionFailure("A repetition is drawn without a body.") }
}

// The initialisers of content of charts are tried before those of views: in a chart with a misspelt
// name, the compiler would try the views with every repair that it knows, which takes 8 seconds.
nonisolated extension ForEach where Content: View {
  /// Creates views for elements, which a key path identifies.
  @_disfavoredOverload public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
    identity = { $0[keyPath: id] }
  }
}

nonisolated extension ForEach
where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for elements that have an identity.
  @_disfavoredOverload public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
    identity = { $0.id }
  }
}

nonisolated extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates views for numbers.
  @_disfavoredOverload public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content)
    identity = { $0 }
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates views for bindings to the elements of a collection.
  @_disfavoredOverload public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements> {
    self.init(data: data, content: content)
    identity = { $0.wrappedValue[keyPath: id] }
  }
}

nonisolated extension ForEach: View, PrimitiveView where Content: View {
  /// Makes the nodes of all elements.
  public static func _makeNode(_ view: ForEach, in environment: EnvironmentValues) -> _ViewNode {
    var nodes: [any LayoutNode] = []
    // By indices, since looking up the type of an iterator searches all conformances.
    var index = view.data.startIndex
    while index != view.data.endIndex {
      let element = view.data[index]
      nodes += view.content(element).nodes(
        view.identity.map { .id(AnyHashable($0(element))) } ?? .content, in: environment)
      view.data.formIndex(after: &index)
    }
    return _ViewNode(GroupNode(children: nodes))
  }
}
