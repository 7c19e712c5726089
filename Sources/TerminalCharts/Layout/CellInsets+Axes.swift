import FoundationSubset
import TerminalCore
import TerminalViews

extension CellInsets {
  /// Creates the insets that ticks and labels of the axes need.
  init(axes: ChartAxes, parts: ChartParts) {
    self.init()
    for axis in axes.x + axes.y {
      let cells = axis.thickness(for: parts)
      switch axis.edge {
      case .top: top = max(top, cells)
      case .bottom: bottom = max(bottom, cells)
      case .leading: leading = max(leading, cells)
      case .trailing: trailing = max(trailing, cells)
      }
    }
  }

  /// Grows the insets to the sizes that the styles of the axes request.
  mutating func grow(
    by settings: LayoutSettings, in chart: CellRect, environment: EnvironmentValues
  ) {
    func grown(_ natural: Int, by style: ViewSource?, _ axis: Axis) -> Int {
      guard let style, natural > 0 else { return natural }
      var size = CellMetrics.points(chart).size
      if axis == .vertical {
        size.height = CGFloat(natural) * CellMetrics.rowHeight
      } else {
        size.width = CGFloat(natural) * CellMetrics.columnWidth
      }
      let wanted = style(environment).content.size(in: ProposedViewSize(size))
      return max(
        natural,
        axis == .vertical ? CellMetrics.row(wanted.height) : CellMetrics.column(wanted.width))
    }
    top = grown(top, by: settings.xAxisStyle, .vertical)
    bottom = grown(bottom, by: settings.xAxisStyle, .vertical)
    leading = grown(leading, by: settings.yAxisStyle, .horizontal)
    trailing = grown(trailing, by: settings.yAxisStyle, .horizontal)
  }
}
