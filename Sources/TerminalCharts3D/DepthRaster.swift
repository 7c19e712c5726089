import FoundationSubset
import TerminalCharts
import TerminalViews

/// A depth buffer of a plot, in dots.
///
/// Faces and dots are stored separately, so that a dot on a face does not remove the face around
/// it.
struct DepthRaster {
  /// Red, green, blue and lightness, 0…1.
  typealias Color = SIMD4<Float>

  /// A corner of a face; x and y in dots.
  struct Corner {
    var x: Double
    var y: Double
    var nearness: Double
    /// The height as a fraction of the box's height; outside 0…1 nothing is drawn.
    var height: Double
    var color: Color
  }

  let width: Int
  let height: Int
  /// The nearness of the nearest face at each dot; −∞ for none.
  private(set) var faces: [Float]
  /// The colours of the faces; negative lightness for none.
  private(set) var colors: [Color]
  /// The nearness of the nearest dot; −∞ for none.
  private(set) var dots: [Float]
  /// The ink numbers of the dots.
  private(set) var inks: [Int32]
  /// The distance by which a dot may be behind a face and still be visible, for dots on the face.
  private let tolerance: Float

  static let noColor = Color(0, 0, 0, -1)

  init(width: Int, height: Int, tolerance: Double) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    faces = Array(repeating: -.infinity, count: count)
    colors = Array(repeating: Self.noColor, count: count)
    dots = Array(repeating: -.infinity, count: count)
    inks = Array(repeating: 0, count: count)
    self.tolerance = Float(tolerance)
  }

  /// Returns whether a dot is set and not behind a face.
  func showsDot(at index: Int) -> Bool {
    dots[index] > -.infinity && dots[index] + tolerance >= faces[index]
  }

  /// Returns whether an object of this nearness would be visible.
  func shows(x: Int, y: Int, nearness: Double) -> Bool {
    index(x: x, y: y).map { Float(nearness) + tolerance >= faces[$0] } ?? false
  }

  /// Sets a dot unless a nearer one is set.
  mutating func dot(x: Int, y: Int, nearness: Double, ink: Int32) {
    guard let index = index(x: x, y: y), Float(nearness) >= dots[index] else { return }
    (dots[index], inks[index]) = (Float(nearness), ink)
  }

  private func index(x: Int, y: Int) -> Int? {
    x >= 0 && y >= 0 && x < width && y < height ? y * width + x : nil
  }
}

extension DepthRaster {
  /// Sets a dot of a face unless a nearer face is set.
  mutating func face(x: Int, y: Int, nearness: Double, color: Color) {
    guard let index = index(x: x, y: y), Float(nearness) > faces[index] else { return }
    (faces[index], colors[index]) = (Float(nearness), color)
  }

  /// Draws a triangle where no face is nearer.
  ///
  /// - Parameters:
  ///   - opacity: Below 1 the triangle is blended over the faces behind it, and hides no dots.
  ///   - ground: The background colour.
  mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner, opacity: Float = 1, over ground: Color)
  {
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    guard area.isFinite, abs(area) > 1e-12 else { return }
    let columns = Self.range(a.x, b.x, c.x, below: width)
    let rows = Self.range(a.y, b.y, c.y, below: height)
    guard !columns.isEmpty else { return }
    for row in rows {
      let y = Double(row) + 0.5
      for column in columns {
        let x = Double(column) + 0.5
        let u = ((b.x - x) * (c.y - y) - (b.y - y) * (c.x - x)) / area
        let v = ((c.x - x) * (a.y - y) - (c.y - y) * (a.x - x)) / area
        let w = 1 - u - v
        // The tolerance avoids gaps between adjacent triangles.
        guard u > -1e-6, v > -1e-6, w > -1e-6 else { continue }
        let height = u * a.height + v * b.height + w * c.height
        guard height > -1e-6, height < 1 + 1e-6 else { continue }
        let nearness = Float(u * a.nearness + v * b.nearness + w * c.nearness)
        let index = row * width + column
        guard nearness > faces[index] else { continue }
        let color = Float(u) * a.color + Float(v) * b.color + Float(w) * c.color
        if opacity >= 1 {
          (faces[index], colors[index]) = (nearness, color)
        } else {
          let below = colors[index].w < 0 ? ground : colors[index]
          colors[index] = below + (color - below) * opacity
        }
      }
    }
  }

  private static func range(_ a: Double, _ b: Double, _ c: Double, below end: Int) -> Range<Int> {
    let low = min(a, b, c).clamped(to: 0...Double(end))
    let high = max(a, b, c).clamped(to: 0...Double(end))
    return Int(low.rounded(.down))..<max(Int(low.rounded(.down)), Int(high.rounded(.up)))
  }

  /// Draws a line of dots where none are nearer.
  ///
  /// - Parameter width: The width in dots.
  mutating func line(from start: Corner, to end: Corner, ink: Int32, width: Int = 1) {
    let length = max(abs(end.x - start.x), abs(end.y - start.y))
    guard length.isFinite, length < 1e5 else { return }
    let steps = max(1, Int(length.rounded(.up)))
    for step in 0...steps {
      let fraction = Double(step) / Double(steps)
      let x = Int(start.x.mixed(with: end.x, fraction).rounded(.down)) - (width - 1) / 2
      let y = Int(start.y.mixed(with: end.y, fraction).rounded(.down)) - (width - 1) / 2
      let nearness = start.nearness.mixed(with: end.nearness, fraction)
      for row in 0..<width {
        for column in 0..<width { dot(x: x + column, y: y + row, nearness: nearness, ink: ink) }
      }
    }
  }
}
