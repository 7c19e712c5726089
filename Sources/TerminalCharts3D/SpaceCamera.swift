import FoundationSubset
import TerminalCharts
import TerminalViews

/// What maps places of the box to points of the canvas.
struct SpaceCamera {
  let right: SpaceVector
  let up: SpaceVector
  /// Towards the eye.
  let toward: SpaceVector
  private let center: CGPoint
  /// Points of the canvas for each unit of the box, as far away as its middle.
  private let scale: Double
  /// How far the eye is from the middle; `nil` where parallel lines stay parallel.
  private let distance: Double?

  /// A place on the canvas, and how near it is: more is nearer.
  struct Projection {
    var point: CGPoint
    var nearness: Double
    /// The points of the canvas for each unit at the place.
    var scale: Double
  }

  /// Creates a camera for a box with its middle at the origin, which fits into a frame.
  ///
  /// The scale depends on the inclination only, so that the box does not grow and shrink while it
  /// turns around.
  init(
    _ pose: Chart3DPose, projection: Chart3DCameraProjection, box: SpaceVector, in frame: CGRect
  ) {
    let (azimuth, height) = (pose.azimuth.radians, pose.inclination.radians)
    let (sine, cosine) = (sin(azimuth), cos(azimuth))
    let (rise, reach) = (sin(height), cos(height))
    right = SpaceVector(cosine, 0, -sine)
    toward = SpaceVector(sine * reach, rise, cosine * reach)
    up = SpaceVector(-sine * rise, reach, -cosine * rise)
    let radius = box.dot(box).squareRoot() / 2
    distance = projection.kind == .perspective ? max(3 * radius, 1e-6) : nil
    let extent = Self.extent(of: box, (rise, reach), distance)
    let (width, tall) = (Double(frame.width), Double(frame.height))
    let fitting = min(width / max(2 * extent.across, 1e-9), tall / max(extent.length, 1e-9))
    scale = fitting.isFinite ? max(0, fitting) : 0
    center = CGPoint(
      x: frame.midX, y: frame.midY + CGFloat((extent.top + extent.bottom) / 2 * scale))
  }

  /// How far the box reaches at any azimuth, to a side, upwards and downwards, in its own units.
  private static func extent(
    of box: SpaceVector, _ inclination: (rise: Double, reach: Double), _ distance: Double?
  ) -> (across: Double, top: Double, bottom: Double, length: Double) {
    // The corners go around in circles, which polygons around them hold.
    let corners = 48
    let radius =
      (box.x * box.x + box.z * box.z).squareRoot() / 2 / cos(.pi / Double(corners))
    var (across, top, bottom) = (0.0, -Double.infinity, Double.infinity)
    for corner in 0..<corners {
      let angle = 2 * Double.pi * Double(corner) / Double(corners)
      let (side, depth) = (radius * sin(angle), radius * cos(angle))
      for height in [box.y / 2, -box.y / 2] {
        let near = depth * inclination.reach + height * inclination.rise
        let growth = distance.map { $0 / max($0 - near, 1e-9) } ?? 1
        let y = (height * inclination.reach - depth * inclination.rise) * growth
        across = max(across, abs(side) * growth)
        (top, bottom) = (max(top, y), min(bottom, y))
      }
    }
    return (across, top, bottom, top - bottom)
  }

  func project(_ place: SpaceVector) -> Projection {
    let near = place.dot(toward)
    let growth = distance.map { $0 / max($0 - near, 1e-9) } ?? 1
    return Projection(
      point: CGPoint(
        x: center.x + CGFloat(place.dot(right) * growth * scale),
        y: center.y - CGFloat(place.dot(up) * growth * scale)),
      // The growth runs evenly over the canvas, as the distance does without perspective.
      nearness: distance == nil ? near : growth, scale: growth * scale)
  }

  /// Whether something that faces in a direction turns its front to the eye.
  func sees(_ normal: SpaceVector, at place: SpaceVector) -> Bool {
    guard let distance else { return normal.dot(toward) >= 0 }
    return normal.dot(toward * distance - place) >= 0
  }

  /// Where the light comes from: over the left shoulder.
  var light: SpaceVector { (toward * 0.6 + up * 0.7 - right * 0.4).normalized }

  /// The direction half way between the light and the eye, in which what shines reflects it.
  var highlight: SpaceVector { (light + toward).normalized }

  /// For each direction the side of the box, -1 or 1, that lies behind the data.
  var back: SpaceVector {
    func side(_ component: Double) -> Double { component > -1e-9 ? -1 : 1 }
    return SpaceVector(side(toward.x), side(toward.y), side(toward.z))
  }
}
