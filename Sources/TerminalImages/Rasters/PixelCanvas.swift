import TerminalCore

/// A colour of a pixel: sRGB components and opacity, 0…255, not premultiplied.
package struct PixelColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var opacity: UInt8
  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 255) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// Creates an opaque colour.
  package init(_ color: CellColor) {
    let parts = color.components
    self.init(red: parts.red, green: parts.green, blue: parts.blue)
  }

  /// Creates a colour from a value of ``PixelImage/pixels``.
  package init(_ pixel: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(pixel >> shift & 0xFF) }
    self.init(red: part(0), green: part(8), blue: part(16), opacity: part(24))
  }

  /// The colour as a value of ``PixelImage/pixels``.
  package var pixel: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(opacity) << 24
  }
}

/// The paint of a fill.
package enum PixelPaint {
  case color(PixelColor)
  /// A colour for each row or column of the image.
  case rows([PixelColor])
  case columns([PixelColor])
  /// A colour for each pixel.
  case each((_ x: Int, _ y: Int) -> PixelColor)
  /// Makes pixels transparent.
  case erase
}

/// An image that antialiased shapes are drawn on.
///
/// Colours are blended as sRGB values, like in browsers and design tools. Blending in linear light
/// would make light lines on dark backgrounds look bolder and dark lines on light backgrounds
/// thinner. Terminals that composite images also blend sRGB values.
package struct PixelCanvas {
  package private(set) var image: PixelImage

  package init(width: Int, height: Int) { image = PixelImage(width: width, height: height) }
  /// Creates a canvas with an image to draw on.
  package init(_ image: PixelImage) { self.image = image }

  package var bounds: PixelRect {
    PixelRect(columns: 0..<image.width, rows: 0..<image.height)
  }

  /// Fills closed outlines.
  ///
  /// - Complexity: O(n), where n is the number of pixels in the bounding box of the outlines.
  package mutating func fill(
    _ outlines: [[PixelPoint]], evenOdd: Bool = false, in clip: PixelRect, with paint: PixelPaint
  ) {
    guard let box = CoverageRaster.box(of: outlines) else { return }
    let area = box.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    let rows = max(1, Self.bandPixels / area.columns.count)
    for row in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: rows) {
      let end = min(row + rows, area.rows.upperBound)
      let band = PixelRect(columns: area.columns, rows: row..<end)
      fill(CoverageRaster(outlines, in: band), evenOdd: evenOdd, with: paint)
    }
  }

  /// The number of pixels that are drawn at once: all of a large image would take as much memory
  /// again.
  package static let bandPixels = 1 << 20

  private mutating func fill(_ raster: CoverageRaster, evenOdd: Bool, with paint: PixelPaint) {
    raster.forEachRow(evenOdd: evenOdd) { row, start, coverage in
      let index = row * image.width + start
      switch paint {
      case .color(let color): composite(coverage, at: index) { _ in color }
      case .rows(let colors): composite(coverage, at: index) { _ in colors[row] }
      case .columns(let colors): composite(coverage, at: index) { colors[start + $0] }
      case .each(let color): composite(coverage, at: index) { color(start + $0, row) }
      case .erase: erase(coverage, at: index)
      }
    }
  }

  @inline(__always)
  private mutating func composite(
    _ coverage: [Float], at index: Int, _ color: (_ offset: Int) -> PixelColor
  ) {
    for offset in coverage.indices where coverage[offset] > 0.002 {
      let color = color(offset)
      let alpha = UInt32(coverage[offset] * Float(color.opacity) + 0.5)
      image.pixels[index + offset] =
        alpha >= 255
        ? color.pixel : Self.composited(color, alpha, over: image.pixels[index + offset])
    }
  }

  /// Returns a colour composited over a pixel with an opacity of `alpha` out of 255.
  @inline(__always)
  private static func composited(_ color: PixelColor, _ alpha: UInt32, over below: UInt32) -> UInt32
  {
    let opacity = below >> 24
    guard alpha > 0 else { return below }
    if opacity == 0 { return color.pixel & 0xFF_FFFF | alpha << 24 }
    // In units of 255 × 255.
    let (above, rest) = (alpha * 255, opacity * (255 - alpha))
    let sum = above + rest
    func mix(_ own: UInt8, _ shift: UInt32) -> UInt32 {
      ((UInt32(own) * above + (below >> shift & 0xFF) * rest + sum / 2) / sum) << shift
    }
    let hidden = (sum + 127) / 255
    return mix(color.red, 0) | mix(color.green, 8) | mix(color.blue, 16) | hidden << 24
  }

  private mutating func erase(_ coverage: [Float], at index: Int) {
    for offset in coverage.indices {
      let pixel = image.pixels[index + offset]
      let left = UInt32(Float(pixel >> 24) * (1 - coverage[offset]) + 0.5)
      image.pixels[index + offset] = left == 0 ? 0 : pixel & 0xFF_FFFF | left << 24
    }
  }

  /// Composites an image over this one, with its upper left corner at x and y.
  package mutating func composite(_ picture: PixelImage, x: Int, y: Int) {
    let columns = (x..<x + picture.width).clamped(to: 0..<image.width)
    for row in (y..<y + picture.height).clamped(to: 0..<image.height) {
      for column in columns {
        let pixel = picture.pixels[(row - y) * picture.width + column - x]
        composite(pixel, at: row * image.width + column, alpha: pixel >> 24)
      }
    }
  }

  private mutating func composite(_ pixel: UInt32, at index: Int, alpha: UInt32) {
    image.pixels[index] =
      alpha == 255 ? pixel : Self.composited(PixelColor(pixel), alpha, over: image.pixels[index])
  }

  /// Sets every pixel to a colour.
  package mutating func clear(to color: PixelColor) {
    for index in image.pixels.indices { image.pixels[index] = color.pixel }
  }

  /// Composites a canvas of the same size over this one; its opacity is multiplied by the mask's.
  package mutating func composite(_ layer: PixelCanvas, under mask: PixelCanvas? = nil) {
    guard layer.bounds == bounds, (mask?.bounds ?? bounds) == bounds else { return }
    for index in image.pixels.indices where layer.image.pixels[index] >> 24 > 0 {
      let pixel = layer.image.pixels[index]
      var alpha = pixel >> 24
      if let mask { alpha = (alpha * (mask.image.pixels[index] >> 24) + 127) / 255 }
      composite(pixel, at: index, alpha: alpha)
    }
  }
}
