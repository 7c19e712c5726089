import FoundationSubset
import TerminalCharts
import TerminalViews

/// A chart of points, rules, rectangles and surfaces in three dimensions, which a drag turns.
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
/// x runs to the right, y upwards, and z towards the eye. Arrow keys turn a chart as a drag does.
public nonisolated struct Chart3D<Content: Chart3DContent>: PrimitiveView {
  private let content: Content

  /// Creates a chart of the given content.
  public init(@Chart3DContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with the content that a closure makes of each element of identifiable data.
  public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with the content that a closure makes of each element of data.
  public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Makes the node that collects, trains, projects and paints when it is drawn.
  public static func _makeNode(
    _ view: Chart3D<Content>, in environment: EnvironmentValues
  ) -> _ViewNode {
    let content = view.content
    return _ViewNode(
      Chart3DNode(environment: environment) { Content._collect(content, into: &$0) })
  }
}
