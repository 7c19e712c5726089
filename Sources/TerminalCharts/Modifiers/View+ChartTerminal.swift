import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Says whether the lines of the charts inside go on where data are missing.
  ///
  /// Not part of Swift Charts.
  public func chartLineGaps(_ gaps: ChartLineGaps) -> _Surrounded {
    chartSettings { $0.drawing.lineGaps = gaps }
  }

  /// Cuts marks at the edge of the plot, as is usual, or lets them reach over the whole chart.
  ///
  /// Not part of Swift Charts.
  public func chartClipsMarks(_ clips: Bool = true) -> _Surrounded {
    chartSettings { $0.drawing.clipsMarks = clips }
  }

  /// Sets the downsampling of lines with more points than dots.
  ///
  /// Not part of Swift Charts.
  public func chartDownsampling(_ downsampling: ChartDownsampling) -> _Surrounded {
    chartSettings { $0.drawing.downsampling = downsampling }
  }
}
