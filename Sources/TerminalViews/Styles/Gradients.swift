import FoundationSubset

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: Double

  /// Creates a gradient between two angles, clockwise from the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle.radians
    end = endAngle.radians > startAngle.radians ? endAngle.radians : start + 2 * .pi
  }
  /// Creates a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a gradient of a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  /// Creates a gradient of colours over a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Resolves the stops.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    gradient.resolved(in: environment) {
      .ramp(stops: $0, form: .angular(center: center, start: start, end: end))
    }
  }
}

/// A gradient from a point outwards.
public struct RadialGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: CGFloat

  /// Creates a gradient between two distances in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center, start, end) = (gradient, center, startRadius, endRadius)
  }
  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Resolves the stops.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    gradient.resolved(in: environment) {
      .ramp(
        stops: $0, form: .radial(center: center, start: Double(start), end: Double(end)))
    }
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient from a point outwards.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
