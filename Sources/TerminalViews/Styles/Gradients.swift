import FoundationSubset

/// A ramp of colours around a place.
public struct AngularGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: Double

  /// Creates a ramp from an angle to another one, clockwise from the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle.radians
    end = endAngle.radians > startAngle.radians ? endAngle.radians : start + 2 * .pi
  }
  /// Creates a ramp of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a ramp all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  /// Creates a ramp of colours all around.
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

/// A ramp of colours from a place outwards.
public struct RadialGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: CGFloat

  /// Creates a ramp between two distances in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center, start, end) = (gradient, center, startRadius, endRadius)
  }
  /// Creates a ramp of colours at equal distances.
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

/// A gradient from a point outwards, scaled to the size of the filled shape.
public struct EllipticalGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: CGFloat

  /// Creates a ramp between two shares of the width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    (start, end) = (startRadiusFraction, endRadiusFraction)
  }
  /// Creates a ramp of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Resolves the stops.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    gradient.resolved(in: environment) {
      .ramp(
        stops: $0, form: .elliptical(center: center, start: Double(start), end: Double(end)))
    }
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A ramp of colours around a place.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// A ramp of colours from a place outwards.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
