import FoundationSubset
import TerminalCharts
import TerminalViews

/// A chart of points, rules, rectangles and surfaces in three dimensions, which the user can
/// rotate.
///
/// ```swift
/// Chart3D(penguins) { penguin in
///   PointMark(
///     x: .value("Flipper", penguin.flipper), y: .value("Weight", penguin.weight),
///     z: .value("Beak", penguin.beak))
///   .foregroundStyle(by: .value("Species", penguin.species))
/// }
/// ```
///
/// x points right, y up and z towards the viewer. A drag or the arrow keys rotate the chart.
public nonisolated struct Chart3D<Content: Chart3DContent>: PrimitiveView {
  private let content: Content

  /// Creates a chart with content.
  public init(@Chart3DContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with content for each element of identifiable data.
  public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with content for each element of data, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Creates the node, which evaluates the content whenever it is drawn.
  public static func _makeNode(
    _ view: Chart3D<Content>, in environment: EnvironmentValues
  ) -> _ViewNode {
    let content = view.content
    return _ViewNode(
      Chart3DNode(environment: environment) { Content._collect(content, into: &$0) })
  }
}
