import CLibrary

/// How a change moves: along a curve over a time, or as on a spring.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    /// From 0 to 1 by the two middle points of a cubic curve, over seconds.
    case bezier(Double, Double, Double, Double, duration: Double)
    case spring(response: Double, damping: Double)
  }

  private var curve: Curve
  private var wait = 0.0
  private var pace = 1.0

  private init(_ curve: Curve) { self.curve = curve }

  // The usual time of a movement, in seconds.
  private static var usual: Double { 0.35 }

  /// The usual movement.
  public static let `default`: Animation = Animation.spring()
  /// At one speed.
  public static let linear: Animation = linear(duration: usual)
  /// Slow at the beginning.
  public static let easeIn: Animation = easeIn(duration: usual)
  /// Slow at the end.
  public static let easeOut: Animation = easeOut(duration: usual)
  /// Slow at both ends.
  public static let easeInOut: Animation = easeInOut(duration: usual)
  /// As on a spring.
  public static let spring: Animation = Animation.spring()
  /// As on a spring that follows a finger.
  public static let interactiveSpring: Animation = Animation.interactiveSpring()
  /// As on a spring that does not swing.
  public static let smooth: Animation = smooth()
  /// As on a spring that hardly swings.
  public static let snappy: Animation = snappy()
  /// As on a spring that swings.
  public static let bouncy: Animation = bouncy()

  /// At one speed, over a time in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  /// Slow at the beginning, over a time in seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  /// Slow at the end, over a time in seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// Slow at both ends, over a time in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  /// Along a cubic curve from 0, 0 to 1, 1 by its two middle points, over a time in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2, duration: duration))
  }
  /// As on a spring, described by the time of a swing in seconds and by how fast it comes to rest.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(.spring(response: response, damping: dampingFraction)) }
  /// As on a spring, described by its time in seconds and by how far it swings: 0 for not at all.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(.spring(response: duration, damping: 1 - bounce)) }
  /// As on a spring that follows a finger, described by the time of a swing in seconds and by how
  /// fast it comes to rest.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(.spring(response: response, damping: dampingFraction)) }

  /// Returns a spring without overshoot, plus `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with a small overshoot, plus `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// As on a spring that swings, and more by what is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The same after a time in seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.wait += max(0, delay)
    return animation
  }
  /// The same at another speed.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.pace *= max(0, speed)
    return animation
  }

  /// The share of the way after a time in seconds, which springs exceed for a while; `nil` when the
  /// end is reached.
  package func share(after seconds: Double) -> Double? {
    guard seconds.isFinite, pace > 0 else { return nil }
    let time = (seconds - wait) * pace
    if time <= 0 { return 0 }
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      guard duration > 0, time < duration else { return nil }
      return Self.height(at: time / duration, (x1, y1), (x2, y2))
    case .spring(let response, let damping):
      return Self.spring(time, response, damping)
    }
  }

  // The place of a spring that is let go at rest; `nil` when it is nearer to its end than can be
  // seen.
  private static func spring(_ time: Double, _ response: Double, _ damping: Double) -> Double? {
    guard response > 0, damping > 0 else { return nil }
    let frequency = 2 * .pi / response
    let damping = min(damping, 1)
    let rest = exp(-damping * frequency * time)
    guard rest > 0.004 else { return nil }
    guard damping < 1 else { return 1 - rest * (1 + frequency * time) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    return 1 - rest
      * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
  }

  // By halving: x rises with the parameter.
  private static func height(
    at x: Double, _ first: (Double, Double), _ second: (Double, Double)
  ) -> Double {
    func cubic(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if cubic(middle, first.0, second.0) < x { low = middle } else { high = middle }
    }
    return cubic((low + high) / 2, first.1, second.1)
  }
}

/// What moves while changes are made.
package enum AnimationScope {
  // Changes are made by one thread at a time; a host's is the main one.
  nonisolated(unsafe) package private(set) static var current: Animation?

  static func moving<Result>(
    by animation: Animation?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = animation
    defer { current = outer }
    return try body()
  }
}

/// Carries out changes, and has what they change in charts move, and views with a transition come
/// and go on their way.
///
/// Where a host draws them and the terminal has colours; elsewhere the end is shown at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try AnimationScope.moving(by: animation, body)
}
