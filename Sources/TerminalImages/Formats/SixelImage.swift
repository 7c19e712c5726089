import TerminalCore

/// An encoder of sixel images: bands of six rows, each with one pass per colour.
///
/// Source: DEC's VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
package enum SixelImage {
  /// Returns the bytes that show an opaque image at the cursor.
  ///
  /// - Parameters:
  ///   - registers: The number of colour registers of the terminal; clamps to 16…256.
  ///   - size: The pixels on the screen, at least those of the image, whose pixels are repeated to
  ///     fill them; the image's own by default.
  package static func show(
    _ image: PixelImage, registers: Int, over size: (width: Int, height: Int)? = nil
  ) -> [UInt8] {
    let size = size ?? (image.width, image.height)
    let palette = SixelPalette(image, maximum: min(max(registers, 16), 256))
    // The parameter 1 leaves undrawn pixels unchanged.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(size.width);\(size.height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      let parts = [0, 8, 16].map { Int(color >> UInt32($0) & 0xFF) }
      let percent = parts.map { String(($0 * 100 + 127) / 255) }
      bytes += "#\(number);2;\(percent.joined(separator: ";"))".utf8
    }
    // The screen column where each column of the image starts, and the end of the last one.
    let edges = (0...image.width).map { $0 * size.width / max(1, image.width) }
    for top in stride(from: 0, to: size.height, by: 6) {
      var rows: [(row: Int, bits: UInt8)] = []
      for bit in 0..<min(6, size.height - top) {
        let row = (top + bit) * image.height / size.height
        if rows.last?.row != row { rows.append((row, 0)) }
        rows[rows.count - 1].bits |= 1 << UInt8(bit)
      }
      append(palette, rows, edges, to: &bytes)
      bytes.append(UInt8(ascii: "-"))
    }
    return bytes + [0x1B, 0x5C]
  }

  /// Appends a band: for each colour the columns from its first to its last one.
  ///
  /// - Parameter rows: The rows of the image with the bits of the sixels that they fill.
  private static func append(
    _ palette: SixelPalette, _ rows: [(row: Int, bits: UInt8)], _ edges: [Int],
    to bytes: inout [UInt8]
  ) {
    let width = edges.count - 1
    var colors: [(color: UInt8, columns: Range<Int>)] = []
    var sixels: [UInt8] = []
    var order = [Int](repeating: -1, count: 256)
    for (row, bits) in rows {
      for run in palette.runs(ofRow: row) {
        var index = order[Int(run.color)]
        if index < 0 {
          index = colors.count
          order[Int(run.color)] = index
          colors.append((run.color, run.columns))
          sixels += repeatElement(0, count: width)
        }
        colors[index].columns = colors[index].columns
          .with(run.columns.lowerBound).with(run.columns.upperBound - 1)
        for column in run.columns { sixels[index * width + column] |= bits }
      }
    }
    for (index, color) in colors.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += "#\(color.color)".utf8
      append(0, edges[color.columns.lowerBound], to: &bytes)
      appendRuns(sixels[index * width..<(index + 1) * width], color.columns, edges, to: &bytes)
    }
  }

  private static func appendRuns(
    _ sixels: ArraySlice<UInt8>, _ columns: Range<Int>, _ edges: [Int], to bytes: inout [UInt8]
  ) {
    let start = sixels.startIndex
    var column = columns.lowerBound
    while column < columns.upperBound {
      let sixel = sixels[start + column]
      var next = column + 1
      while next < columns.upperBound, sixels[start + next] == sixel { next += 1 }
      append(sixel, edges[next] - edges[column], to: &bytes)
      column = next
    }
  }

  /// Appends a number of equal sixels.
  private static func append(_ sixel: UInt8, _ count: Int, to bytes: inout [UInt8]) {
    if count > 3 { bytes += "!\(count)".utf8 }
    bytes += repeatElement(sixel + 63, count: count > 3 ? 1 : count)
  }
}

/// A reduced palette for an image: the most frequent colours stay exact, similar other colours are
/// merged.
struct SixelPalette {
  /// Adjacent pixels of a row with the same colour, of which most of a chart consists.
  typealias Run = (columns: Range<Int>, color: UInt8)

  private(set) var colors: [UInt32] = []
  private var runs: [Run] = []
  // The index of the first run of each row, and the number of runs.
  private var rows: [Int] = [0]

  init(_ image: PixelImage, maximum: Int) {
    var counts: [UInt32: Int] = [:]
    var pixels: [UInt32] = []
    for row in 0..<image.height {
      let start = row * image.width
      var column = 0
      while column < image.width {
        let pixel = image.pixels[start + column]
        var end = column + 1
        while end < image.width, image.pixels[start + end] == pixel { end += 1 }
        counts[pixel, default: 0] += end - column
        pixels.append(pixel)
        runs.append((column..<end, 0))
        column = end
      }
      rows.append(runs.count)
    }
    let numbers = Self.numbers(of: counts, maximum: maximum, &colors)
    for (index, pixel) in pixels.enumerated() { runs[index].color = UInt8(numbers[pixel] ?? 0) }
  }

  /// Returns the runs of a row from left to right.
  func runs(ofRow row: Int) -> ArraySlice<Run> { runs[rows[row]..<rows[row + 1]] }

  private static func numbers(
    of counts: [UInt32: Int], maximum: Int, _ colors: inout [UInt32]
  ) -> [UInt32: Int] {
    // The order must not depend on hashing, so that equal images give equal bytes.
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard sorted.count > maximum else {
      colors = sorted.map(\.key)
      return Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, $0) })
    }
    // Half of the palette is exact. The other colours are grouped into ever larger cubes of the
    // colour space until these fit in the other half. Their means keep adjacent images alike.
    let exact = sorted.prefix(maximum / 2).map(\.key)
    let rest = sorted.dropFirst(maximum / 2)
    var cubes: [UInt32: [(key: UInt32, value: Int)]] = [:]
    for bits in stride(from: 6 as UInt32, through: 1, by: -1) {
      let mask = (0xFF << (8 - bits)) & 0xFF as UInt32
      cubes = Dictionary(grouping: rest) { $0.key & (mask | mask << 8 | mask << 16) }
      if cubes.count <= maximum - exact.count { break }
    }
    let groups = cubes.keys.sorted().prefix(maximum - exact.count).compactMap { cubes[$0] }
    colors = exact + groups.map(mean)
    var numbers = Dictionary(uniqueKeysWithValues: exact.enumerated().map { ($1, $0) })
    for (number, group) in groups.enumerated() {
      for color in group { numbers[color.key] = exact.count + number }
    }
    return numbers
  }

  private static func mean(_ colors: [(key: UInt32, value: Int)]) -> UInt32 {
    let count = colors.reduce(0) { $0 + $1.value }
    return [0, 8, 16].reduce(0xFF00_0000) { result, shift in
      let sum = colors.reduce(0) { $0 + Int($1.key >> shift & 0xFF) * $1.value }
      return result | UInt32((sum + count / 2) / max(1, count)) << shift
    }
  }
}
