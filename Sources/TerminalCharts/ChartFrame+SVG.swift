@_exported import CellPictures

extension ChartFrame {
  /// The frame as a picture that needs no terminal and no special font: a document of SVG 1.1.
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

  /// The frame as a picture in PNG, for where SVG is not taken.
  ///
  /// Letters are drawn with a pen of this library, for there may be no font.
  ///
  /// - Parameters:
  ///   - colors: what stands for the terminal's own colours; those of the scheme drawn with.
  ///   - scale: the pixels of a pixel of the picture in SVG: 2 for a dense screen.
  /// - Returns: the bytes of a file, the same for the same frame.
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  public func png(colors: PictureColors = .dark, scale: Int = 2) -> [UInt8] {
    buffer.png(pictures, colors: colors, scale: max(1, min(scale, 8)))
  }
}
