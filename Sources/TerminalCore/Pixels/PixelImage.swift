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

/// An image over cells of a frame.
public struct PlacedImage: Hashable, Sendable {
  /// The cells that the image covers.
  public var area: CellRect
  /// The image, with the pixels of all cells of `area`.
  public var image: PixelImage
  /// Whether the image shows in each cell of `area`, row by row; text can cover some of them.
  public var visible: [Bool]

  /// Creates an image over an area of a frame; it shows in the cells that the frame reserves for
  /// images.
  public init(_ image: PixelImage, in area: CellRect, of frame: CellBuffer) {
    (self.image, self.area) = (image, area)
    visible = (area.minRow..<max(area.minRow, area.maxRow)).flatMap { row in
      (area.minColumn..<max(area.minColumn, area.maxColumn)).map { frame[$0, row].isPicture }
    }
  }
}
