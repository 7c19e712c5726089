import TerminalCore

extension PixelImage {
  /// Returns the image as a PNG file, with a palette if it has at most 256 colours.
  ///
  /// Equal images give equal bytes.
  ///
  /// - Parameter quickly: Whether to prefer speed to the smallest size.
  package func png(quickly: Bool = false) -> [UInt8] {
    let palette = palette(upTo: 256)
    var head = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
    // Eight bits per sample, indexed or RGBA.
    head += [8, palette == nil ? 6 : 3, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk("IHDR", head)
    if let palette {
      file += Self.chunk("PLTE", palette.flatMap { Self.bytes(CollectionOfOne($0)).prefix(3) })
      if palette.contains(where: { $0 >> 24 < 255 }) {
        file += Self.chunk("tRNS", palette.map { UInt8($0 >> 24) })
      }
    }
    file += Self.chunk("IDAT", .deflated(rows(palette), quickly: quickly))
    return file + Self.chunk("IEND", [])
  }

  /// Returns the colours in order of first occurrence; `nil` if there are more than `maximum`.
  func palette(upTo maximum: Int) -> [UInt32]? {
    var distinct: Set<UInt32> = []
    var colors: [UInt32] = []
    var last: UInt32?
    for pixel in pixels where pixel != last {
      last = pixel
      guard distinct.insert(pixel).inserted else { continue }
      guard colors.count < maximum else { return nil }
      colors.append(pixel)
    }
    return colors
  }

  /// Returns the rows, each after the filter type 0 (none).
  private func rows(_ palette: [UInt32]?) -> some Sequence<[UInt8]> {
    let indices = palette.map {
      Dictionary(uniqueKeysWithValues: $0.enumerated().map { ($1, UInt8($0)) })
    }
    return (0..<height).lazy.map { row -> [UInt8] in
      let line = pixels[row * width..<(row + 1) * width]
      guard let indices else { return [0] + Self.bytes(line) }
      var bytes: [UInt8] = [0]
      bytes.reserveCapacity(width + 1)
      var last: (pixel: UInt32, index: UInt8)?
      for pixel in line {
        let index = last?.pixel == pixel ? last?.index ?? 0 : indices[pixel] ?? 0
        last = (pixel, index)
        bytes.append(index)
      }
      return bytes
    }
  }

  /// Red, green, blue and alpha of every pixel.
  var bytes: [UInt8] { Self.bytes(pixels) }

  /// Copies the memory, since a plot has a million pixels.
  private static func bytes(_ pixels: some Collection<UInt32>) -> [UInt8] {
    pixels.map { $0.littleEndian }.withUnsafeBytes { Array($0) }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: StaticString, _ data: [UInt8]) -> [UInt8] {
    let content = name.withUTF8Buffer { Array($0) } + data
    return bytes(UInt32(data.count)) + content + bytes(content.cyclicRedundancyCheck)
  }

  /// Returns a part of the image, which must be inside it.
  package func part(_ area: PixelRect) -> PixelImage {
    var part = PixelImage(width: area.columns.count, height: area.rows.count)
    for row in area.rows {
      let (from, to) = (row * width, (row - area.rows.lowerBound) * part.width)
      part.pixels.replaceSubrange(
        to..<to + part.width,
        with: pixels[from + area.columns.lowerBound..<from + area.columns.upperBound])
    }
    return part
  }

  /// Replaces a part of the image.
  mutating func replace(_ area: PixelRect, with part: PixelImage) {
    for row in area.rows {
      let (to, from) = (row * width, (row - area.rows.lowerBound) * part.width)
      pixels.replaceSubrange(
        to + area.columns.lowerBound..<to + area.columns.upperBound,
        with: part.pixels[from..<from + part.width])
    }
  }

  /// Returns the image composited on a background colour, without transparency.
  package func opaque(on ground: CellColor) -> PixelImage {
    var canvas = PixelCanvas(width: width, height: height)
    canvas.clear(to: PixelColor(ground))
    canvas.composite(self, x: 0, y: 0)
    return canvas.image
  }
}
