@_exported import CellPictures

extension PictureColors {
  init(_ environment: EnvironmentValues) {
    self.init(
      foreground: environment.colorScheme.foreground, background: environment.backgroundColor)
  }
}

extension ChartFrame {
  /// The frame as a picture that needs no terminal and no special font: a document of SVG 1.1.
  ///
  /// It shows the cells; ``ImageRenderer`` draws plots as lines and areas.
  ///
  /// ```swift
  /// var environment = EnvironmentValues()
  /// environment.colorScheme = .light
  /// let frame = chart.render(in: CellSize(columns: 80, rows: 24), environment: environment)
  /// let picture = frame.svg(title: "Prices")
  /// ```
  ///
  /// - Parameters:
  ///   - colors: The colours to use as the terminal's own; `nil` for the foreground of the colour
  ///     scheme on the background that the frame was drawn for.
  ///   - title: The accessible title of the picture; empty for none.
  ///   - description: The accessible description; empty for none.
  /// - Returns: An XML document, the same for the same frame.
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public func svg(
    colors: PictureColors? = nil, title: String = "", description: String = ""
  ) -> String {
    buffer.svg(pictures, colors: colors ?? self.colors, title: title, description: description)
  }
}
