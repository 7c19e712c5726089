/// A point of an image, in pixels from its upper left corner.
package struct PixelPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A rectangle of an image, in whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>
  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}

/// The coverage of pixels by filled outlines.
///
/// Each edge adds its signed height within a row to the pixel that it crosses and the next, in
/// proportion to its x position. The prefix sums of a row are then the area of each pixel to the
/// right of the edges: exact for straight edges, without sampling.
///
/// This is the accumulation buffer of the font rasterisers font-rs and stb_truetype.
struct CoverageRaster {
  /// The rectangle of pixels.
  let area: PixelRect
  private let stride: Int
  private var marks: [Float]
  // The columns with marks in each row.
  private var touched: [Range<Int>]

  /// Creates a raster of the outlines, which are closed, within a rectangle that is not empty.
  init(_ outlines: [[PixelPoint]], in area: PixelRect) {
    self.area = area
    stride = area.columns.count + 2
    marks = Array(repeating: 0, count: stride * area.rows.count)
    touched = Array(repeating: 0..<0, count: area.rows.count)
    for outline in outlines { add(outline) }
  }

  // Limits coordinates far outside the image, which would lose precision.
  private static let farthest = 1e6

  /// Returns the rectangle of pixels that outlines can cover; `nil` if they have no points.
  static func box(of outlines: [[PixelPoint]]) -> PixelRect? {
    var low = PixelPoint(x: .infinity, y: .infinity)
    var high = PixelPoint(x: -.infinity, y: -.infinity)
    for outline in outlines {
      for point in outline where point.isFinite {
        low = PixelPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = PixelPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x <= high.x else { return nil }
    func bound(_ coordinate: Double) -> Int { Int(min(max(coordinate, -farthest), farthest)) }
    let columns = bound(low.x.rounded(.down))..<bound(high.x.rounded(.up)) + 1
    return PixelRect(
      columns: columns, rows: bound(low.y.rounded(.down))..<bound(high.y.rounded(.up)) + 1)
  }

  private mutating func add(_ outline: [PixelPoint]) {
    let points = outline.filter(\.isFinite)
    guard var last = points.last else { return }
    for point in points {
      add(from: last, to: point)
      last = point
    }
  }

  /// Adds an edge.
  ///
  /// Parts to the left of the area count at its left side; parts to the right have no effect.
  private mutating func add(from start: PixelPoint, to end: PixelPoint) {
    let sign: Float = start.y < end.y ? 1 : -1
    let (upper, lower) = sign > 0 ? (start, end) : (end, start)
    let (left, top) = (Double(area.columns.lowerBound), Double(area.rows.lowerBound))
    let first = max(upper.y - top, 0)
    let last = min(lower.y - top, Double(area.rows.count))
    guard first < last else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let width = Double(area.columns.count)
    var y = first
    while y < last {
      let row = Int(y)
      let next = min(Double(row + 1), last)
      let ends = (
        upper.x - left + (y + top - upper.y) * slope,
        upper.x - left + (next + top - upper.y) * slope
      )
      mark(row, min(ends.0, ends.1), max(ends.0, ends.1), sign * Float(next - y), width)
      y = next
    }
  }

  /// Adds an edge within a row that has a signed height and runs between two x values.
  private mutating func mark(
    _ row: Int, _ from: Double, _ to: Double, _ height: Float, _ width: Double
  ) {
    let (low, high) = (min(max(from, 0), width), min(max(to, 0), width))
    let length = to - from
    let columns = Int(low)...Int(high)
    let index = row * stride
    touched[row] = touched[row].with(columns.lowerBound).with(columns.upperBound)
    guard length > 0, columns.count > 1 || low > from || high < to else {
      let middle = Float((low + high) / 2 - Double(columns.lowerBound))
      marks[index + columns.lowerBound] += height * (1 - middle)
      marks[index + columns.lowerBound + 1] += height * middle
      return
    }
    // The part left of the area counts in the first column.
    if from < low { marks[index] += height * Float((min(to, low) - from) / length) }
    for column in columns {
      let (start, end) = (max(low, Double(column)), min(high, Double(column + 1)))
      guard start < end else { continue }
      let part = height * Float((end - start) / length)
      let middle = Float((start + end) / 2 - Double(column))
      marks[index + column] += part * (1 - middle)
      marks[index + column + 1] += part * middle
    }
  }

  /// Calls a function for each row with its first covered column and the coverage of the pixels
  /// from there, 0…1.
  ///
  /// - Parameter evenOdd: Whether to use the even-odd rule; otherwise any nonzero winding is
  ///   inside.
  func forEachRow(evenOdd: Bool, _ body: (_ row: Int, _ start: Int, _ coverage: [Float]) -> Void) {
    var coverage: [Float] = []
    for (offset, row) in area.rows.enumerated() where !touched[offset].isEmpty {
      let columns = touched[offset].lowerBound..<min(touched[offset].upperBound + 1, stride - 2)
      guard !columns.isEmpty else { continue }
      coverage.removeAll(keepingCapacity: true)
      var sum: Float = 0
      for column in columns {
        sum += marks[offset * stride + column]
        coverage.append(evenOdd ? Self.folded(sum) : min(abs(sum), 1))
      }
      body(row, area.columns.lowerBound + columns.lowerBound, coverage)
    }
  }

  // Maps even windings to 0 and odd ones to 1.
  private static func folded(_ winding: Float) -> Float {
    let rest = abs(winding).truncatingRemainder(dividingBy: 2)
    return rest > 1 ? 2 - rest : rest
  }
}
