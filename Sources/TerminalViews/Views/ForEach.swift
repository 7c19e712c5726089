/// Content for every element of a collection: views, or marks of a chart.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content

  // Identity is never needed: what is drawn is made anew for every frame.
  @inlinable package init(data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Drawn without a body.
  public var body: Never { preconditionFailure("A repetition is drawn without a body.") }
}

extension ForEach where Content: View {
  /// Creates views for elements, which a key path tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates views for numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Makes the nodes of all elements.
  public static func _makeNode(_ view: ForEach, in environment: EnvironmentValues) -> _ViewNode {
    var nodes: [any LayoutNode] = []
    // By indices: to find the type of an iterator, the runtime looks through all conformances.
    var index = view.data.startIndex
    while index != view.data.endIndex {
      nodes += view.content(view.data[index]).nodes(in: environment)
      view.data.formIndex(after: &index)
    }
    return _ViewNode(GroupNode(children: nodes))
  }
}
