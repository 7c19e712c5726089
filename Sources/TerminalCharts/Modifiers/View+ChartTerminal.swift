import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Says whether the lines of the charts inside go on where data are missing.
  ///
  /// A terminal's own addition.
  public func chartLineGaps(_ gaps: ChartLineGaps) -> _Surrounded {
    chartSettings { $0.drawing.lineGaps = gaps }
  }

  /// Cuts marks at the edge of the plot, as is usual, or lets them reach over the whole chart.
  ///
  /// A terminal's own addition.
  public func chartClipsMarks(_ clips: Bool = true) -> _Surrounded {
    chartSettings { $0.drawing.clipsMarks = clips }
  }

  /// Says what is drawn of lines with more points than dots.
  ///
  /// A terminal's own addition.
  public func chartDownsampling(_ downsampling: ChartDownsampling) -> _Surrounded {
    chartSettings { $0.drawing.downsampling = downsampling }
  }
}
