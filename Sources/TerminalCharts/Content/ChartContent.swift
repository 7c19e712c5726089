import TerminalViews

/// Something that a chart draws: a mark, or content made of marks.
public protocol ChartContent {
  /// The content that this content is made of.
  associatedtype Body: ChartContent
  /// The marks.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks to a collector, in the order in which they are declared.
  ///
  /// Content that is made of other content uses the default. Only the library's own types implement
  /// it.
  static func _collect(_ content: Self, into collector: inout _MarkCollector)
}

extension ChartContent {
  /// Adds the marks of the body.
  @inlinable public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    Body._collect(content.body, into: &collector)
  }
}

extension Never: ChartContent {
  /// Never called: there is no value of this type.
  @inlinable public static func _collect(_ content: Never, into collector: inout _MarkCollector) {}
}

/// Content that the library collects itself.
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// Primitive content has no body.
  public var body: Never { preconditionFailure("A mark is collected without a body.") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Adds the marks, if there are any.
  @inlinable public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    if let content { Wrapped._collect(content, into: &collector) }
  }
}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
  /// Adds the marks of the branch that was taken.
  @inlinable public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    switch content.storage {
    case .first(let first): First._collect(first, into: &collector)
    case .second(let second): Second._collect(second, into: &collector)
    }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds the marks of every element in order; identity is never used to drop any.
  @inlinable public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    for element in content.data { Content._collect(content.content(element), into: &collector) }
  }
}

extension ForEach
where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates content for every element of identifiable data.
  @inlinable public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for every element, identified by a key path.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for a binding to every element of a collection, identified by a key path.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ChartContentBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements> {
    self.init(data: data, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content for every integer of a range.
  @inlinable public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

/// Content without marks.
public struct EmptyChartContent: PrimitiveChartContent {
  /// Creates content without marks.
  @inlinable public init() {}

  /// Adds nothing.
  @inlinable public static func _collect(_ content: Self, into collector: inout _MarkCollector) {}
}

/// Two contents, one after the other.
public struct PairChartContent<First: ChartContent, Second: ChartContent>: PrimitiveChartContent {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Adds the marks of both in order.
  @inlinable public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    First._collect(content.first, into: &collector)
    Second._collect(content.second, into: &collector)
  }
}

/// Any content, erased.
public struct AnyChartContent: PrimitiveChartContent {
  @usableFromInline let collect: (inout _MarkCollector) -> Void

  /// Erases content.
  public init(_ content: any ChartContent) {
    func erase<Content: ChartContent>(_ content: Content) -> (inout _MarkCollector) -> Void {
      { Content._collect(content, into: &$0) }
    }
    collect = erase(content)
  }

  /// Erases content whose type is known, so that it is collected without looking it up.
  @inlinable public init<Content: ChartContent>(erasing content: Content) {
    collect = { Content._collect(content, into: &$0) }
  }

  /// Adds the marks of the erased content.
  @inlinable public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    content.collect(&collector)
  }
}

/// A group of marks that modifiers and annotations treat as one.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  @usableFromInline let content: Content

  /// Groups content.
  @inlinable public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Adds the marks; an annotation of the group is placed next to all of them together.
  @inlinable public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    collector.collectGroup { Content._collect(plot.content, into: &$0) }
  }
}
