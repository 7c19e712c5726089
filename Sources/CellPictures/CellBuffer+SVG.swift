import TerminalCore
import TerminalDrawing

extension CellBuffer {
  /// The frame as a picture: a document of SVG 1.1.
  ///
  /// What a terminal needs a font for is drawn as shapes: Braille dots, blocks, sextants, octants,
  /// lines of boxes, symbols of points. Everything else is text, held to its columns in whatever
  /// monospaced font there is. The same frame gives the same bytes.
  ///
  /// ```swift
  /// let frame = chart.render(in: CellSize(columns: 80, rows: 24))
  /// let picture = frame.buffer.svg(colors: .light, title: "Prices")
  /// ```
  ///
  /// Draw the frame in as many colours as there are, and on the same ground: a faint fill has been
  /// mixed with the ground that the frame was drawn for.
  ///
  /// - Parameters:
  ///   - colors: what stands for the terminal's own colours.
  ///   - title: what the picture is, for those who cannot see it; empty for none.
  ///   - description: what it shows, at any length; empty for none.
  /// - Returns: an XML document with a newline at its end. A cell is 24 by 48 units, 9 by 18
  ///   pixels.
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public func svg(
    colors: PictureColors = .dark, title: String = "", description: String = ""
  ) -> String {
    svg([], colors: colors, title: title, description: description)
  }

  /// The frame as a picture, with drawings where cells leave room for them.
  package func svg(
    _ pictures: [PlacedDrawing], colors: PictureColors, title: String, description: String
  ) -> String {
    PictureWriter(self, pictures, colors: colors)
      .document(size: size, title: title, description: description)
  }

  /// The frame as a picture in PNG, with drawings where cells leave room for them.
  ///
  /// - Parameter scale: the pixels of a pixel of the picture in SVG: 2 for a dense screen.
  package func png(_ pictures: [PlacedDrawing], colors: PictureColors, scale: Int) -> [UInt8] {
    PictureWriter(self, pictures, colors: colors).image(size: size, scale: scale).png()
  }
}
