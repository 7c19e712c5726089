import TerminalViews

struct DrawingSettings {
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var lineGaps = ChartLineGaps.connected
  var selection = ChartSelection()
  var selectionGestures: [ChartGesture] = []
  var plotGesture: ChartGesture?
}

/// A view above or below a chart that knows its scales.
struct ChartLayer {
  var alignment: Alignment
  var node: (ChartProxy, EnvironmentValues) -> _ViewNode
}

extension ChartLayer {
  init<V: View>(_ alignment: Alignment, _ content: @escaping (ChartProxy) -> V) {
    self.init(alignment: alignment) { proxy, environment in
      V._makeNode(content(proxy), in: environment)
    }
  }
}
