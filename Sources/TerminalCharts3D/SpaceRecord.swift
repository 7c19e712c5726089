import FoundationSubset
import TerminalCharts
import TerminalViews

/// A mark in three dimensions: where it is in the data, and how it looks.
struct SpaceRecord {
  enum Kind { case point, rule, rectangle }
  let kind: Kind
  var x: MarkExtent
  var y: MarkExtent
  var z: MarkExtent
  let look: SpaceLook
}

/// A surface: a function over x and z, and how it looks.
struct SurfaceRecord {
  let function: (Double, Double) -> Double
  let look: SpaceLook
}

/// How a mark in three dimensions is drawn, as the modifiers around it say.
struct SpaceLook {
  /// What was set last; `nil` where nothing was.
  var paint: Paint?
  var key = StyleKey.none
  var surface: BasicChart3DSurfaceStyle?
  /// How much of what is behind a face is hidden.
  var opacity = 1.0
  /// From 0, which shines, to 1, which does not.
  var roughness = 0.6
  /// From 0 to 1: how far what shines has the colour of the surface.
  var metalness = 0.0
  var symbol = BasicChart3DSymbolShape.sphere
  /// The width of a symbol as a share of a side of the plot.
  var symbolSize = 0.04

  /// The paint of what has no style of its own; `nil` where a surface style decides.
  func paint(_ styles: StyleScales) -> Paint {
    styles.foreground.paint(for: key) ?? paint ?? styles.plain
  }
}
