import FoundationSubset
import TerminalCharts
import TerminalViews

/// An angle of a pose.
public typealias Angle2D = Angle

/// The direction from which a ``Chart3D`` is viewed.
public struct Chart3DPose: Hashable, Sendable {
  /// The angle of the viewer around the chart, from the front towards the right.
  public let azimuth: Angle
  /// The angle of the viewer above the centre of the chart; negative below it.
  public let inclination: Angle

  /// Creates a pose.
  ///
  /// - Parameters:
  ///   - azimuth: The angle around the y axis: 0° is the front, 90° the right side. An angle that
  ///     is not finite counts as 0.
  ///   - inclination: The angle above the centre: 90° is the top, −90° the bottom. Clamps to
  ///     −90…90°.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    self.azimuth = azimuth.radians.isFinite ? azimuth : .zero
    let height = inclination.radians.isFinite ? inclination.radians : 0
    self.inclination = .radians(height.clamped(to: -Double.pi / 2...Double.pi / 2))
  }

  private init(_ azimuth: Double, _ inclination: Double) {
    self.init(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
  }

  /// A view from the front, slightly from the right and above.
  public static var `default`: Chart3DPose { Chart3DPose(30, 20) }
  /// A view from the front: x points right, y up, z towards the viewer.
  public static var front: Chart3DPose { Chart3DPose(0, 0) }
  /// A view from behind: x points left.
  public static var back: Chart3DPose { Chart3DPose(180, 0) }
  /// A view from the left: z points right.
  public static var left: Chart3DPose { Chart3DPose(-90, 0) }
  /// A view from the right: z points left.
  public static var right: Chart3DPose { Chart3DPose(90, 0) }
  /// A view from above: x points right, z down.
  public static var top: Chart3DPose { Chart3DPose(0, 90) }
  /// A view from below: x points right, z up.
  public static var bottom: Chart3DPose { Chart3DPose(0, -90) }
}

extension Chart3DPose {
  /// Returns the rotated pose, with the azimuth normalised to −180…180°.
  func turned(azimuth: Angle, inclination: Angle) -> Chart3DPose {
    let turn = 2 * Double.pi
    let around = (self.azimuth.radians + azimuth.radians).remainder(dividingBy: turn)
    return Chart3DPose(
      azimuth: .radians(around),
      inclination: .radians(self.inclination.radians + inclination.radians))
  }

  /// Returns the interpolation between this pose (0) and another (1).
  func mixed(with other: Chart3DPose, fraction: Double) -> Chart3DPose {
    Chart3DPose(
      azimuth: .radians(azimuth.radians.mixed(with: other.azimuth.radians, fraction)),
      inclination: .radians(inclination.radians.mixed(with: other.inclination.radians, fraction)))
  }
}

/// The projection of a 3D chart.
public struct Chart3DCameraProjection: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, orthographic, perspective }
  let kind: Kind
  /// A projection in which parallel lines stay parallel.
  public static var automatic: Self { Self(kind: .automatic) }
  /// A projection in which parallel lines stay parallel.
  public static var orthographic: Self { Self(kind: .orthographic) }
  /// A projection in which distant objects are smaller.
  public static var perspective: Self { Self(kind: .perspective) }
}
