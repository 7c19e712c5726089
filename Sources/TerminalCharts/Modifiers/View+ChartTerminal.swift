import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Says where the sides of bars without a width of their own may lie.
  ///
  /// Half a cell has no eighths, so that the end of a bar that stands on halves can have corners,
  /// up to a quarter of a cell off; and in some fonts half blocks are lower than a cell. A
  /// terminal's own addition.
  public func chartBarEdges(_ edges: ChartBarEdges) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.drawing.barEdges = edges }
  }

  /// Says whether the lines of the charts inside go on where data are missing.
  ///
  /// A terminal's own addition.
  public func chartLineGaps(_ gaps: ChartLineGaps) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.drawing.lineGaps = gaps }
  }

  /// Cuts marks at the edge of the plot, as is usual, or lets them reach over the whole chart.
  ///
  /// A terminal's own addition.
  public func chartClipsMarks(_ clips: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.drawing.clipsMarks = clips }
  }

  /// Says what is drawn of lines with more points than dots.
  ///
  /// A terminal's own addition.
  public func chartDownsampling(_ downsampling: ChartDownsampling) -> ModifiedContent<
    Self, _EnvironmentModifier
  > {
    chartSettings { $0.drawing.downsampling = downsampling }
  }
}
