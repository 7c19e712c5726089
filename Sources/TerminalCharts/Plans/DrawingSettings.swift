/// The drawing settings of marks, from modifiers, and the views to draw with them.
struct DrawingSettings {
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var lineGaps = ChartLineGaps.connected
  var selection = ChartSelection()
  var selectionGestures: [ChartGesture] = []
  /// The gesture in place of those.
  var plotGesture: ChartGesture?
}
