import TerminalViews

// Not part of Swift Charts.
nonisolated extension View {
  /// Sets whether lines connect across missing data.
  ///
  /// ```swift
  /// Chart(prices) { LineMark(x: .value("Hour", $0.hour), y: .value("Price", $0.price)) }
  ///   .chartLineGaps(.breakOnMissing)
  /// ```
  public func chartLineGaps(_ gaps: ChartLineGaps) -> _Surrounded {
    chartSettings { $0.drawing.lineGaps = gaps }
  }

  /// Reserves rows above the plot for annotations, whether there are any or not.
  ///
  /// The plot then does not move when an annotation appears.
  public func chartAnnotationRows(_ rows: Int) -> _Surrounded {
    chartSettings { $0.layout.annotationRows = max(0, rows) }
  }
}
