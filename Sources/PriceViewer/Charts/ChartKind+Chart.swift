extension ChartKind {
  /// Returns the chart of this kind.
  func chart(in context: ChartContext) -> any PriceChart {
    switch self {
    case .line, .step, .area, .bar: TimeChart(context)
    case .heatMap: HeatMapChart(context)
    case .typical: TypicalChart(context)
    case .duration: DurationChart(context)
    case .contracts:
      context.state.comparison.map { ContractsChart(context, $0) as any PriceChart }
        ?? TimeChart(context)
    }
  }
}
