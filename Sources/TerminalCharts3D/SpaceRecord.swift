import FoundationSubset
import TerminalCharts
import TerminalViews

/// A mark of a 3D chart: its data and its style.
struct SpaceRecord {
  let kind: MarkRecord.Kind
  var x: MarkExtent
  var y: MarkExtent
  var z: MarkExtent
  let appearance: SpaceAppearance
}

/// A surface: a function of x and z, and its style.
struct SurfaceRecord {
  let function: (Double, Double) -> Double
  let appearance: SpaceAppearance
}

/// The style of a 3D mark, set by modifiers.
struct SpaceAppearance {
  var paint: Paint?
  var key = StyleKey.none
  var surface: BasicChart3DSurfaceStyle?
  var opacity = 1.0
  /// From 0, glossy, to 1, matt.
  var roughness = 0.6
  /// From 0 to 1: the fraction of the surface colour in reflections.
  var metalness = 0.0
  var symbol = BasicChart3DSymbolShape.sphere
  /// The width of a symbol as a fraction of the longest side of the plot.
  var symbolSize = 0.04

  /// Returns the paint of a mark without a surface style.
  func paint(_ styles: StyleScales) -> Paint {
    styles.foreground.paint(for: key) ?? paint ?? styles.plain
  }
}
