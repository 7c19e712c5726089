/// A picture of pixels.
public struct PixelImage: Hashable, Sendable {
  /// The pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row from above: red in the lowest byte, then green, blue, and how much the
  /// pixel hides, 255 for all; sRGB, the components not multiplied by the last.
  public var pixels: [UInt32]

  /// Creates a picture in which nothing is seen; extents below zero count as none.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (max(0, width), max(0, height))
    pixels = Array(repeating: 0, count: self.width * self.height)
  }
}

/// The extent of a cell in whole pixels.
public struct PixelCell: Hashable, Sendable {
  /// The pixels across.
  public let width: Int
  /// The pixels down.
  public let height: Int

  /// `nil` where there is no extent.
  public init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
  }
}

/// A picture in the place of cells of a frame.
public struct PlacedImage: Hashable, Sendable {
  /// The cells.
  public var area: CellRect
  /// What is seen there: as many pixels as the cells have.
  public var image: PixelImage
  /// For each cell, row by row, whether the picture is seen there: something else may stand in it.
  public var visible: [Bool]

  /// Creates a picture in the place of those cells of a frame that wait for one.
  public init(_ image: PixelImage, in area: CellRect, of frame: CellBuffer) {
    (self.image, self.area) = (image, area)
    visible = (area.minRow..<max(area.minRow, area.maxRow)).flatMap { row in
      (area.minColumn..<max(area.minColumn, area.maxColumn)).map { frame[$0, row].isPicture }
    }
  }
}
