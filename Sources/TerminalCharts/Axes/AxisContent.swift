import TerminalViews

/// What an axis is made of.
public protocol AxisContent {
  /// Adds what is to be drawn. Only the library's own types implement it.
  static func _collect(_ content: Self, into collector: inout _AxisCollector)
}

/// What stands at a value of an axis: a grid line, a tick, a label.
public protocol AxisMark {
  /// Adds what is to be drawn. Only the library's own types implement it.
  static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector)
}

extension AxisContent {
  /// Draws the axis as one layer; in a terminal it looks the same.
  public func compositingLayer() -> some AxisContent { self }

  /// Draws the axis as one layer with effects, which a terminal does not have.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent { self }
}

/// Gathers the parts of an axis.
public struct _AxisCollector {
  var marks: [AxisMarksSpecification] = []
}

/// Gathers the parts that stand at one value.
public struct _AxisMarkCollector {
  var parts: [AxisPart] = []
  var environment: EnvironmentValues
}

/// One `AxisMarks` in erased form.
package struct AxisMarksSpecification {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  package var values: AxisMarkValues
  var content: (AxisValue, inout _AxisMarkCollector) -> Void

  static var `default`: AxisMarksSpecification { AxisMarks().specification }
}

extension Never: AxisMark {
  /// Never called: there is no value of this type.
  public static func _collect(_ mark: Never, into collector: inout _AxisMarkCollector) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds the mark, if there is one.
  public static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector) {
    if let mark { Wrapped._collect(mark, into: &collector) }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Adds the content, if there is any.
  public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    if let content { Wrapped._collect(content, into: &collector) }
  }
}

extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {
  /// Adds the branch that was taken.
  public static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector) {
    switch mark.storage {
    case .first(let first): First._collect(first, into: &collector)
    case .second(let second): Second._collect(second, into: &collector)
    }
  }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
  /// Adds the branch that was taken.
  public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    switch content.storage {
    case .first(let first): First._collect(first, into: &collector)
    case .second(let second): Second._collect(second, into: &collector)
    }
  }
}

extension ForEach: AxisContent where Content: AxisContent {
  /// Adds the content of every element.
  public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    for element in content.data { Content._collect(content.content(element), into: &collector) }
  }
}

extension ForEach: AxisMark where Content: AxisMark {
  /// Adds the marks of every element.
  public static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector) {
    for element in mark.data { Content._collect(mark.content(element), into: &collector) }
  }
}

/// An axis that shows nothing.
public struct EmptyAxisContent: AxisContent {
  /// Creates it.
  public init() {}
  /// Adds nothing.
  public static func _collect(_ content: Self, into collector: inout _AxisCollector) {}
}

/// A value at which nothing stands.
public struct EmptyAxisMark: AxisMark {
  /// Creates it.
  public init() {}
  /// Adds nothing.
  public static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector) {}
}

/// Several parts of an axis.
public struct TupleAxisContent<each Content: AxisContent>: AxisContent {
  let content: (repeat each Content)
  /// Adds every part in order.
  public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    repeat (each Content)._collect(each content.content, into: &collector)
  }
}

/// Several marks at a value.
public struct TupleAxisMark<each Content: AxisMark>: AxisMark {
  let content: (repeat each Content)
  /// Adds every mark in order.
  public static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector) {
    repeat (each Content)._collect(each mark.content, into: &collector)
  }
}

/// Any axis content, erased.
public struct AnyAxisContent: AxisContent {
  private let collect: (inout _AxisCollector) -> Void
  /// Erases content.
  public init(_ content: any AxisContent) {
    func erase<Content: AxisContent>(_ content: Content) -> (inout _AxisCollector) -> Void {
      { Content._collect(content, into: &$0) }
    }
    collect = erase(content)
  }
  /// Erases content whose type is known.
  public init(erasing content: some AxisContent) { self.init(content) }
  /// Adds the erased content.
  public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    content.collect(&collector)
  }
}

/// Any axis mark, erased.
public struct AnyAxisMark: AxisMark {
  private let collect: (inout _AxisMarkCollector) -> Void
  /// Erases a mark.
  public init(_ mark: any AxisMark) {
    func erase<Content: AxisMark>(_ mark: Content) -> (inout _AxisMarkCollector) -> Void {
      { Content._collect(mark, into: &$0) }
    }
    collect = erase(mark)
  }
  /// Erases a mark whose type is known.
  public init(erasing mark: some AxisMark) { self.init(mark) }
  /// Adds the erased mark.
  public static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector) {
    mark.collect(&collector)
  }
}
