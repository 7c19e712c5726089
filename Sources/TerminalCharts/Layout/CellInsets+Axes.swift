import FoundationSubset
import TerminalCore
import TerminalViews

extension CellInsets {
  /// The room that ticks and labels of the axes take.
  init(axes: ChartAxes, parts: ChartParts) {
    self.init()
    for axis in axes.x + axes.y {
      let room = axis.room(for: parts)
      switch axis.edge {
      case .top: top = max(top, room)
      case .bottom: bottom = max(bottom, room)
      case .leading: leading = max(leading, room)
      case .trailing: trailing = max(trailing, room)
      }
    }
  }

  /// Gives the axes the room that their styles want, where those want more.
  mutating func grow(
    by settings: LayoutSettings, in chart: CellRect, environment: EnvironmentValues
  ) {
    let size = CellMetrics.points(chart).size
    if let style = settings.xAxisStyle {
      func rows(_ natural: Int) -> Int {
        guard natural > 0 else { return 0 }
        let proposal = ProposedViewSize(
          width: size.width, height: CGFloat(natural) * CellMetrics.rowHeight)
        return max(natural, CellMetrics.row(style(environment).content.size(in: proposal).height))
      }
      (top, bottom) = (rows(top), rows(bottom))
    }
    if let style = settings.yAxisStyle {
      func columns(_ natural: Int) -> Int {
        guard natural > 0 else { return 0 }
        let proposal = ProposedViewSize(
          width: CGFloat(natural) * CellMetrics.columnWidth, height: size.height)
        return max(
          natural, CellMetrics.column(style(environment).content.size(in: proposal).width))
      }
      (leading, trailing) = (columns(leading), columns(trailing))
    }
  }
}
