@_exported import CellPictures

extension ChartFrame {
  /// The frame as a picture that needs no terminal and no special font: a document of SVG 1.1.
  ///
  /// It shows the cells; ``ImageRenderer`` draws plots as lines and areas.
  ///
  /// ```swift
  /// var environment = EnvironmentValues()
  /// environment.colorScheme = .light
  /// let frame = chart.render(in: CellSize(columns: 80, rows: 24), environment: environment)
  /// let picture = frame.svg(colors: .light, title: "Prices")
  /// ```
  ///
  /// - Parameters:
  ///   - colors: what stands for the terminal's own colours; those of the scheme drawn with.
  ///   - title: what the picture is, for those who cannot see it; empty for none.
  ///   - description: what it shows; empty for none.
  /// - Returns: an XML document, the same for the same frame.
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public func svg(
    colors: PictureColors = .dark, title: String = "", description: String = ""
  ) -> String {
    buffer.svg(pictures, colors: colors, title: title, description: description)
  }
}
