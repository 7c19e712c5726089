/// An image of pixels.
public struct PixelImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels from the top row: red in the lowest byte, then green, blue and alpha; sRGB, not
  /// premultiplied.
  public var pixels: [UInt32]

  /// Creates a transparent image; a negative width or height becomes zero.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (max(0, width), max(0, height))
    pixels = Array(repeating: 0, count: self.width * self.height)
  }
}

/// The size of a cell in pixels.
public struct PixelCell: Hashable, Sendable {
  /// The width in pixels; above 0.
  public let width: Int
  /// The height in pixels; above 0.
  public let height: Int

  /// Creates a size; `nil` unless both numbers are above 0.
  public init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
  }
}

extension PixelImage {
  /// The largest number of pixels that are drawn for a screen or a file.
  package static let maximumPixels = 16 << 20
}

extension PixelCell {
  // No readable terminal has letters larger than 64 by 128 pixels.
  private static let maximum = (width: 64, height: 128)

  /// Returns whether the images of a screen with such cells are within the limits.
  ///
  /// A terminal may report any size: drawing would take gigabytes.
  package func isDrawable(on screen: CellSize) -> Bool {
    width <= Self.maximum.width && height <= Self.maximum.height
      && width * screen.columns * height * screen.rows <= PixelImage.maximumPixels
  }

  // A screen of 2560 by 1440 pixels is drawn as it is, one of 3840 by 2160 in halves.
  private static let sharpestPixels = 4 << 20

  /// Returns the size of a cell in images that the terminal scales to its cells: halved in both
  /// directions as long as the screen has more than four million pixels.
  package func scaled(on screen: CellSize) -> PixelCell {
    var (width, height) = (width, height)
    while width > 1, height > 1,
      width * screen.columns * height * screen.rows > Self.sharpestPixels
    {
      (width, height) = ((width + 1) / 2, (height + 1) / 2)
    }
    return PixelCell(width: width, height: height) ?? self
  }
}

/// A part of a placed image.
package struct ImagePatch: Hashable, Sendable {
  /// The cells, counted from the upper left cell of the placed image.
  package let area: CellRect
  /// The pixels of these cells.
  package let image: PixelImage

  package init(_ image: PixelImage, in area: CellRect) { (self.image, self.area) = (image, area) }
}

/// An image over cells of a frame.
public struct PlacedImage: Hashable, Sendable {
  /// The cells that the image covers.
  public var area: CellRect
  /// The image, with the pixels of all cells of `area`.
  public var image: PixelImage
  /// Whether the image shows in each cell of `area`, row by row; text can cover some of them.
  public var visible: [Bool]
  /// The parts that replace those of `image`.
  ///
  /// A key that moves a selection then neither copies nor compares all pixels of a plot.
  package var patches: [ImagePatch] = []

  /// Creates an image over an area of a frame; it shows in the cells that the frame reserves for
  /// images.
  public init(_ image: PixelImage, in area: CellRect, of frame: CellBuffer) {
    (self.image, self.area) = (image, area)
    visible = (area.minRow..<max(area.minRow, area.maxRow)).flatMap { row in
      (area.minColumn..<max(area.minColumn, area.maxColumn)).map { frame[$0, row].isPicture }
    }
  }
}
