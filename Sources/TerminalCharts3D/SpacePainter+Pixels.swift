import TerminalCore
import TerminalViews

extension SpacePainter {
  var image: PixelImage {
    let side = dots.dotsPerColor ?? 1
    let inks = inks.map(shading.color(of:))
    var image = PixelImage(width: dots.columns / side, height: dots.rows / side)
    for row in 0..<image.height {
      for column in 0..<image.width {
        image.pixels[row * image.width + column] = pixel(column, row, side, inks)
      }
    }
    return image
  }

  /// Returns the mean colour of the dots of a pixel; the opacity is the fraction of dots that are
  /// set.
  private func pixel(
    _ column: Int, _ row: Int, _ side: Int, _ inks: [DepthRaster.Color]
  ) -> UInt32 {
    var (sum, count) = (DepthRaster.Color.zero, 0)
    for line in row * side..<(row + 1) * side {
      for index in line * raster.width + column * side..<line * raster.width + (column + 1) * side {
        if raster.showsDot(at: index) {
          sum += inks[Int(raster.inks[index])]
        } else if raster.colors[index].w >= 0 {
          sum += raster.colors[index]
        } else {
          continue
        }
        count += 1
      }
    }
    guard count > 0 else { return 0 }
    let color = (sum / Float(count) * 255).clamped(
      lowerBound: .zero, upperBound: [255, 255, 255, 255])
    let opacity = UInt32(255 * count / (side * side))
    return UInt32(color.x + 0.5) | UInt32(color.y + 0.5) << 8 | UInt32(color.z + 0.5) << 16
      | opacity << 24
  }
}
