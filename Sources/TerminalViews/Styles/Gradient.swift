import FoundationSubset
import TerminalCore

/// A gradient of colours.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a location of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their locations, in ascending order.
  public var stops: [Stop]

  /// Creates a gradient of stops in ascending order.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Resolves to a gradient from top to bottom.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolve(in: environment)
  }
}

extension Gradient {
  /// Returns the inks of the stops; a ramp to a transparent colour fades into the background and
  /// ends just before it.
  package func paintStops(in environment: EnvironmentValues) -> [Paint.Stop] {
    let inks = stops.map { $0.color.ink(in: environment) }
    var result: [Paint.Stop] = []
    for index in stops.indices {
      let location = Double(stops[index].location)
      if inks[index] == nil, index > 0, let before = inks[index - 1] {
        let start = Double(stops[index - 1].location)
        result += Gradient.fade(before, from: start, to: location, environment)
      }
      result.append(Paint.Stop(location: location, ink: inks[index]))
      if inks[index] == nil, index + 1 < stops.count, let after = inks[index + 1] {
        let end = Double(stops[index + 1].location)
        result += Gradient.fade(after, from: end, to: location, environment).reversed()
      }
    }
    return result
  }

  // A colour close to the terminal's background would show as a band, so the last tenth is omitted.
  private static func fade(
    _ ink: Ink, from start: Double, to end: Double, _ environment: EnvironmentValues
  ) -> [Paint.Stop] {
    let location = start + (end - start) * 0.9
    return [
      Paint.Stop(location: location, ink: ink.faded(by: 0.1, on: environment.backgroundColor)),
      Paint.Stop(location: location, ink: nil),
    ]
  }
}

/// A gradient whose shape depends on the mark or view that it fills.
public struct AnyGradient: ShapeStyle, Hashable {
  private enum Content: Hashable, Sendable {
    case simple(Color)
    case gradient(Gradient)
  }
  private let content: Content

  init(simple color: Color) { content = .simple(color) }
  /// Wraps a gradient.
  public init(_ gradient: Gradient) { content = .gradient(gradient) }

  /// Returns the gradient between two points.
  package func linear(from start: UnitPoint, to end: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
  }

  // For `Color.gradient`, a slight one from a lighter variant to the colour.
  private var gradient: Gradient {
    switch content {
    case .simple(let color): Gradient(colors: [color.mix(with: .white, by: 0.22), color])
    case .gradient(let gradient): gradient
    }
  }

  /// Resolves to a gradient from top to bottom; one colour if there are too few for a slight one.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    if case .simple(let color) = content, environment.colorDepth < .indexed256 {
      return color._resolve(in: environment)
    }
    return linear(from: .top, to: .bottom)._resolve(in: environment)
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a linear gradient between two points of the filled shape.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Resolves the stops.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    gradient.resolved(in: environment) { .linear(stops: $0, start: startPoint, end: endPoint) }
  }
}

extension Gradient {
  /// Returns the style of the stops, with the paint that a function makes of them.
  func resolved(
    in environment: EnvironmentValues, as paint: ([Paint.Stop]) -> Paint
  ) -> _ResolvedStyle {
    let stops = paintStops(in: environment)
    let isOpaque = self.stops.allSatisfy { $0.color.alpha >= 1 }
    if stops.allSatisfy({ $0.ink == nil }) { return _ResolvedStyle(.clear) }
    // With eight or sixteen colours a smooth ramp has two or three steps, which would look like
    // thresholds.
    let isCoarse = environment.colorDepth == .ansi8 || environment.colorDepth == .ansi16
    let isSmooth = zip(stops, stops.dropFirst()).allSatisfy { $0.location < $1.location }
    if isCoarse, isSmooth, stops.allSatisfy({ $0.ink != nil }),
      let middle = Paint.ramp(stops, at: 0.5)
    {
      return _ResolvedStyle(.ink(middle), isOpaque: isOpaque)
    }
    return _ResolvedStyle(paint(stops), isOpaque: isOpaque)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient between two points of the filled shape.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns the gradient of an ``AnyGradient`` between two points.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    gradient.linear(from: startPoint, to: endPoint)
  }
  /// Returns a gradient of colours at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a gradient of stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
