import FoundationSubset
import TerminalCharts
import TerminalViews

/// The projection from the box to the canvas.
struct SpaceCamera {
  let right: SpaceVector
  let up: SpaceVector
  /// The direction towards the viewer.
  let toward: SpaceVector
  private let center: CGPoint
  /// Points of the canvas per unit of the box, at the depth of its centre.
  private let scale: Double
  /// The distance from the viewer to the centre; `nil` for orthographic projection.
  private let distance: Double?

  /// A point on the canvas with its depth; larger nearness is nearer.
  struct Projection {
    var point: CGPoint
    var nearness: Double
    /// Points of the canvas per unit of the box at this depth.
    var scale: Double
  }

  /// Creates a camera that fits a box, centred at the origin, into a frame.
  ///
  /// The scale depends only on the inclination, so that a rotation around the y axis does not
  /// change the size.
  init(
    _ pose: Chart3DPose, projection: Chart3DCameraProjection, box: SpaceVector, in frame: CGRect
  ) {
    let (azimuth, height) = (pose.azimuth.radians, pose.inclination.radians)
    let (sine, cosine) = (sin(azimuth), cos(azimuth))
    let (rise, run) = (sin(height), cos(height))
    right = SpaceVector(cosine, 0, -sine)
    toward = SpaceVector(sine * run, rise, cosine * run)
    up = SpaceVector(-sine * rise, run, -cosine * rise)
    let radius = box.dot(box).squareRoot() / 2
    distance = projection.kind == .perspective ? max(3 * radius, 1e-6) : nil
    let extent = Self.extent(of: box, (rise, run), distance)
    let (width, tall) = (Double(frame.width), Double(frame.height))
    let fitting = min(width / max(2 * extent.across, 1e-9), tall / max(extent.length, 1e-9))
    scale = fitting.isFinite ? max(0, fitting) : 0
    center = CGPoint(
      x: frame.midX, y: frame.midY + CGFloat((extent.top + extent.bottom) / 2 * scale))
  }

  /// Returns the extents of the box over all azimuths, in units of the box.
  private static func extent(
    of box: SpaceVector, _ inclination: (rise: Double, run: Double), _ distance: Double?
  ) -> (across: Double, top: Double, bottom: Double, length: Double) {
    // The polygon circumscribes the circle on which the corners turn.
    let corners = 48
    let radius =
      (box.x * box.x + box.z * box.z).squareRoot() / 2 / cos(.pi / Double(corners))
    var (across, top, bottom) = (0.0, -Double.infinity, Double.infinity)
    for corner in 0..<corners {
      let angle = 2 * Double.pi * Double(corner) / Double(corners)
      let (side, depth) = (radius * sin(angle), radius * cos(angle))
      for height in [box.y / 2, -box.y / 2] {
        let near = depth * inclination.run + height * inclination.rise
        let growth = distance.map { $0 / max($0 - near, 1e-9) } ?? 1
        let y = (height * inclination.run - depth * inclination.rise) * growth
        across = max(across, abs(side) * growth)
        (top, bottom) = (max(top, y), min(bottom, y))
      }
    }
    return (across, top, bottom, top - bottom)
  }

  func project(_ point: SpaceVector) -> Projection {
    let near = point.dot(toward)
    let growth = distance.map { $0 / max($0 - near, 1e-9) } ?? 1
    return Projection(
      point: CGPoint(
        x: center.x + CGFloat(point.dot(right) * growth * scale),
        y: center.y - CGFloat(point.dot(up) * growth * scale)),
      // The perspective scale is linear on the canvas, like the distance in orthographic
      // projection.
      nearness: distance == nil ? near : growth, scale: growth * scale)
  }

  /// Returns whether a face with this normal faces the viewer.
  func sees(_ normal: SpaceVector, at point: SpaceVector) -> Bool {
    guard let distance else { return normal.dot(toward) >= 0 }
    return normal.dot(toward * distance - point) >= 0
  }

  /// The direction of the light: over the viewer's left shoulder.
  var light: SpaceVector { (toward * 0.6 + up * 0.7 - right * 0.4).normalized }

  /// The half vector between light and viewer, for specular reflections.
  var highlight: SpaceVector { (light + toward).normalized }

  /// The back side of the box along each dimension: −1 or 1.
  var back: SpaceVector {
    func side(_ component: Double) -> Double { component > -1e-9 ? -1 : 1 }
    return SpaceVector(side(toward.x), side(toward.y), side(toward.z))
  }
}

/// A point or direction in the box of the plot: x to the right, y upwards, z to the front.
typealias SpaceVector = SIMD3<Double>

extension SpaceVector {
  func dot(_ other: SpaceVector) -> Double { (self * other).sum() }

  func cross(_ other: SpaceVector) -> SpaceVector {
    SpaceVector(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The vector with length 1; (0, 1, 0) if it has no direction.
  var normalized: SpaceVector {
    let length = dot(self).squareRoot()
    return length > 0 && length.isFinite ? self / length : SpaceVector(0, 1, 0)
  }
}
