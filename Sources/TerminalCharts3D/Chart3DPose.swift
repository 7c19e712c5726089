import FoundationSubset
import TerminalCharts
import TerminalViews

/// An angle, by the name that it has in the poses of charts.
public typealias Angle2D = Angle

/// From where a ``Chart3D`` is seen.
public struct Chart3DPose: Hashable, Sendable {
  /// How far the eye has gone around the chart, from the front to the right.
  public let azimuth: Angle
  /// How far the eye stands above the middle of the chart; below it where it is negative.
  public let inclination: Angle

  /// Creates a pose.
  ///
  /// - Parameters:
  ///   - azimuth: The angle around the y axis: 0 sees the front, 90° the right side. Any; one that
  ///     is not finite counts as 0.
  ///   - inclination: The angle above the middle: 90° sees the top, -90° the bottom. Nothing is
  ///     seen upside down: what is beyond counts as the nearest of the two.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    self.azimuth = azimuth.radians.isFinite ? azimuth : .zero
    let height = inclination.radians.isFinite ? inclination.radians : 0
    self.inclination = .radians(height.clamped(to: -Double.pi / 2...Double.pi / 2))
  }

  private init(_ azimuth: Double, _ inclination: Double) {
    self.init(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
  }

  /// From the front, a little from the right and from above.
  public static var `default`: Chart3DPose { Chart3DPose(30, 20) }
  /// From the front: x to the right, y upwards, z towards the eye.
  public static var front: Chart3DPose { Chart3DPose(0, 0) }
  /// From behind: x to the left.
  public static var back: Chart3DPose { Chart3DPose(180, 0) }
  /// From the left: z to the right.
  public static var left: Chart3DPose { Chart3DPose(-90, 0) }
  /// From the right: z to the left.
  public static var right: Chart3DPose { Chart3DPose(90, 0) }
  /// From above: x to the right, z downwards.
  public static var top: Chart3DPose { Chart3DPose(0, 90) }
  /// From below: x to the right, z upwards.
  public static var bottom: Chart3DPose { Chart3DPose(0, -90) }
}

extension Chart3DPose {
  /// The pose after a turn; the azimuth stays within half a turn of the front.
  func turned(azimuth: Angle, inclination: Angle) -> Chart3DPose {
    let turn = 2 * Double.pi
    let around = (self.azimuth.radians + azimuth.radians).remainder(dividingBy: turn)
    return Chart3DPose(
      azimuth: .radians(around),
      inclination: .radians(self.inclination.radians + inclination.radians))
  }

  /// A pose on the way to another one.
  func mixed(with other: Chart3DPose, share: Double) -> Chart3DPose {
    func mix(_ from: Angle, _ to: Angle) -> Angle {
      .radians(from.radians + (to.radians - from.radians) * share)
    }
    return Chart3DPose(
      azimuth: mix(azimuth, other.azimuth), inclination: mix(inclination, other.inclination))
  }
}

/// Whether what is farther away is smaller.
public struct Chart3DCameraProjection: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, orthographic, perspective }
  let kind: Kind
  /// Parallel lines stay parallel.
  public static var automatic: Self { Self(kind: .automatic) }
  /// Parallel lines stay parallel.
  public static var orthographic: Self { Self(kind: .orthographic) }
  /// What is farther away is smaller.
  public static var perspective: Self { Self(kind: .perspective) }
}
