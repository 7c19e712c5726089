struct DrawingSettings {
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var lineGaps = ChartLineGaps.connected
  var selection = ChartSelection()
  var selectionGestures: [ChartGesture] = []
  var plotGesture: ChartGesture?
}
