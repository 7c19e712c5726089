import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws a view into a picture: the plots of its charts as smooth lines and areas, everything else
/// at its position in a terminal.
///
/// ```swift
/// let renderer = ImageRenderer(content: PriceChart(prices))
/// try renderer.svg().write(toFile: "prices.svg", atomically: true, encoding: .utf8)
/// try Data(renderer.png()).write(to: URL(filePath: "prices.png"))
/// ```
///
/// Modelled on SwiftUI's type of the same name.
public struct ImageRenderer<Content: View> {
  /// The view to draw.
  public var content: Content
  /// The extent, in cells of 8 by 16 points, without the margin of the picture: a column at each
  /// side, and half a row above and below.
  public var size = CellSize(columns: 80, rows: 24)
  /// The number of pixels in a PNG picture for each pixel in SVG, clamped to 1…8.
  ///
  /// The default of 2 suits a dense screen. A cell has 9 by 18 pixels in SVG.
  public var scale = 2
  /// The environment to draw the view in; the colour depth is always full.
  public var environment = EnvironmentValues()
  /// The colours to use as the terminal's own, including the background that translucent colours
  /// are mixed with; `nil` for those of the environment.
  public var colors: PictureColors?

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// Returns the picture as a document of SVG 1.1, the same for the same view.
  ///
  /// - Parameters:
  ///   - title: The accessible title of the picture; empty for none.
  ///   - description: The accessible description; empty for none.
  /// - Complexity: O(n + m) for n marks and m cells.
  public func svg(title: String = "", description: String = "") -> String {
    frame.svg(colors: pictureColors, title: title, description: description)
  }

  /// Returns the picture as the bytes of a file in PNG, the same for the same view.
  ///
  /// Letters are drawn as strokes by this library, because there may be no font.
  ///
  /// - Complexity: O(n + m) for n marks and m pixels.
  public func png() -> [UInt8] {
    frame.buffer.png(frame.pictures, colors: pictureColors, scale: max(1, min(scale, 8)))
  }

  private var pictureColors: PictureColors {
    colors ?? PictureColors(environment)
  }

  private var frame: ChartFrame {
    var environment = environment
    environment.colorDepth = .trueColor
    environment.groundColor = pictureColors.background
    return content.render(in: size, environment: environment, pixels: Self.pixels)
  }

  // The pixels of a dense screen; thinner lines are drawn a pixel wide.
  private static var pixels: PixelCell? { PixelCell(width: 18, height: 36) }
}
