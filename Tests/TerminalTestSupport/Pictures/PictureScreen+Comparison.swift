import TerminalCore

extension PictureScreen {
  /// Returns the differences between the visible pictures and the pictures of a frame; empty if
  /// there are none.
  ///
  /// - Parameters:
  ///   - lastRow: Whether the last row shows pictures; sixels never do.
  ///   - ground: The background of the pictures if the terminal draws them opaque.
  ///   - step: The largest accepted difference of a colour component.
  public func faults(
    showing images: [PlacedImage], lastRow: Bool = true, on ground: CellColor? = nil, step: Int = 0
  ) -> [String] {
    var expected = PixelImage(
      width: size.columns * cell.width, height: size.rows * cell.height)
    let rows = lastRow ? size.rows : size.rows - 1
    for image in images { image.paint(on: &expected, cell: cell, rows: rows, ground: ground) }
    let seen = picture
    guard seen.pixels != expected.pixels else { return faults }
    var wrong: [String: Int] = [:]
    for y in 0..<seen.height {
      for x in 0..<seen.width {
        let (one, other) = (seen.pixels[y * seen.width + x], expected.pixels[y * seen.width + x])
        if !one.isNear(other, step: step) {
          wrong["row \(y / cell.height)", default: 0] += 1
        }
      }
    }
    return faults + wrong.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value) pixels" }
  }
}

extension UInt32 {
  /// Returns whether two pixels are equal up to a step of each component.
  public func isNear(_ other: UInt32, step: Int) -> Bool {
    if self >> 24 == 0 || other >> 24 == 0 { return self >> 24 == other >> 24 }
    return [0, 8, 16, 24].allSatisfy { shift in
      abs(Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= step
    }
  }

  /// Returns the pixel composited over an opaque background.
  fileprivate func opaque(on ground: CellColor) -> UInt32 {
    let parts = ground.components
    let share = self >> 24
    let below: [UInt32] = [UInt32(parts.red), UInt32(parts.green), UInt32(parts.blue)]
    return zip([0, 8, 16], below).reduce(0xFF00_0000) { result, part in
      let mixed = (self >> part.0 & 0xFF) * share + part.1 * (255 - share)
      return result | ((mixed + 127) / 255) << part.0
    }
  }
}

extension PlacedImage {
  /// Returns a pixel of the image, or of the last patch that covers it.
  public func pixel(x: Int, y: Int) -> UInt32 {
    let (width, height) = (image.width / area.size.columns, image.height / area.size.rows)
    let cell = CellPoint(column: x / width, row: y / height)
    guard let patch = patches.last(where: { $0.area.contains(cell) }) else {
      return image.pixels[y * image.width + x]
    }
    let (left, top) = (patch.area.minColumn * width, patch.area.minRow * height)
    return patch.image.pixels[(y - top) * patch.image.width + x - left]
  }

  fileprivate func paint(
    on picture: inout PixelImage, cell: PixelCell, rows: Int, ground: CellColor?
  ) {
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (column, row) = (x / cell.width, y / cell.height)
        let place = (
          x: area.minColumn * cell.width + x, y: area.minRow * cell.height + y
        )
        guard visible[row * area.size.columns + column], place.x >= 0, place.x < picture.width,
          place.y >= 0, place.y < rows * cell.height
        else { continue }
        let pixel = pixel(x: x, y: y)
        picture.pixels[place.y * picture.width + place.x] =
          ground.map { pixel.opaque(on: $0) } ?? pixel
      }
    }
  }
}
