import TerminalCore
import TerminalDrawing

extension CellBuffer {
  /// Returns the frame as an SVG 1.1 document.
  ///
  /// Glyphs that need a special font are drawn as shapes: Braille dots, blocks, sextants, octants,
  /// box drawing and point symbols. Everything else is text, fitted to its columns in any
  /// monospaced font. Equal frames give equal bytes.
  ///
  /// ```swift
  /// let frame = chart.render(in: CellSize(columns: 80, rows: 24))
  /// let picture = frame.buffer.svg(colors: .light, title: "Prices")
  /// ```
  ///
  /// Render the frame with ``TerminalCore/ColorDepth/trueColor`` and for the same background:
  /// translucent fills are already blended with the background of the frame.
  ///
  /// - Parameters:
  ///   - colors: The colours that replace the terminal's default colours.
  ///   - title: The title for screen readers; empty for none.
  ///   - description: The description for screen readers; empty for none.
  /// - Returns: An XML document that ends with a newline. A cell is 24 by 48 units, 9 by 18 pixels.
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public func svg(
    colors: PictureColors = .dark, title: String = "", description: String = ""
  ) -> String {
    svg([], colors: colors, title: title, description: description)
  }

  /// Returns the frame as an SVG document, with drawings in the cells that it reserves for them.
  package func svg(
    _ pictures: [PlacedDrawing], colors: PictureColors, title: String, description: String
  ) -> String {
    PictureWriter(self, pictures, colors: colors)
      .document(size: size, title: title, description: description)
  }

  /// Returns the frame as a PNG file, with drawings in the cells that it reserves for them.
  ///
  /// - Parameter scale: The pixels per pixel of the SVG image, such as 2 for high-density screens.
  package func png(_ pictures: [PlacedDrawing], colors: PictureColors, scale: Int) -> [UInt8] {
    PictureWriter(self, pictures, colors: colors).image(size: size, scale: scale).png()
  }
}
