import FoundationSubset
import TerminalViews

/// A chart of marks, drawn with axes and a legend into the available size.
///
/// ```swift
/// Chart(prices) { price in
///   LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
/// }
/// .chartYScale(domain: .automatic(includesZero: false))
/// ```
///
/// Modifiers whose names begin with `chart` work on a chart and on any view around it.
public nonisolated struct Chart<Content: ChartContent>: PrimitiveView {
  // Made where the content's type is known, so that the compiler can specialise the collecting.
  @usableFromInline let collect: (inout _MarkCollector) -> Void

  /// Creates a chart of the given content.
  @inlinable public init(@ChartContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Creates a chart with the content that a closure makes of each element of identifiable data.
  @inlinable public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: content))
  }

  /// Creates a chart with the content that a closure makes of each element of data.
  @inlinable public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init(content: ForEach(data, id: id, content: content))
  }

  @inlinable init(content: Content) {
    collect = { Content._collect(content, into: &$0) }
  }

  /// Makes the node that collects, trains, lays out and paints when it is drawn.
  public static func _makeNode(
    _ view: Chart<Content>, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(view.stages(in: environment))
  }

  /// Returns the node of the chart, whose stages can be run one by one.
  package func stages(in environment: EnvironmentValues) -> ChartNode {
    ChartNode(environment: environment, content: collect)
  }
}
