import TerminalCharts
import TerminalViews

/// The content of a ``Chart3D``: a mark, a surface, or a composition of them.
public protocol Chart3DContent {
  /// The type of the body.
  associatedtype Body: Chart3DContent
  /// The content that this content consists of.
  @Chart3DContentBuilder var body: Body { get }

  /// Adds the marks to a collector in order of declaration.
  ///
  /// The default implementation adds those of ``body``. Only types of the library implement this
  /// requirement.
  static func _collect(_ content: Self, into collector: inout _Chart3DCollector)
}

extension Chart3DContent {
  /// Adds the marks of the body.
  public static func _collect(_ content: Self, into collector: inout _Chart3DCollector) {
    Body._collect(content.body, into: &collector)
  }
}

/// Content without a body, which the library collects itself.
package protocol PrimitiveChart3DContent: Chart3DContent where Body == Never {}

extension PrimitiveChart3DContent {
  /// Primitive content has no body.
  public var body: Never { preconditionFailure("A mark is collected without a body.") }
}

extension Never: Chart3DContent {
  /// Never called: there is no value of this type.
  public static func _collect(_ content: Never, into collector: inout _Chart3DCollector) {}
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
  /// Adds the marks of the wrapped content.
  public static func _collect(_ content: Self, into collector: inout _Chart3DCollector) {
    if let content { Wrapped._collect(content, into: &collector) }
  }
}

extension BuilderConditional: Chart3DContent where First: Chart3DContent, Second: Chart3DContent {
  /// Adds the marks of the active branch.
  public static func _collect(_ content: Self, into collector: inout _Chart3DCollector) {
    switch content.storage {
    case .first(let first): First._collect(first, into: &collector)
    case .second(let second): Second._collect(second, into: &collector)
    }
  }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
  /// Adds the marks of every element in order; duplicate identities do not matter.
  public static func _collect(_ content: Self, into collector: inout _Chart3DCollector) {
    for element in content.data { Content._collect(content.content(element), into: &collector) }
  }
}

// Marks are 2D content too: where both fit, the 2D initialiser is preferred.
extension ForEach
where ID == Data.Element.ID, Content: Chart3DContent, Data.Element: Identifiable {
  /// Creates content for every element of identifiable data.
  @_disfavoredOverload public init(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Content: Chart3DContent {
  /// Creates content for every element, identified by a key path.
  @_disfavoredOverload public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: Chart3DContent {
  /// Creates content for every integer of a range.
  @_disfavoredOverload public init(
    _ data: Range<Int>, @Chart3DContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content)
  }
}
