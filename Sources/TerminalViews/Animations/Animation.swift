import CLibrary

/// The movement of a change: along a curve over a time, or like a spring.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    /// A cubic curve from 0 to 1 with two control points, over seconds.
    case bezier(Double, Double, Double, Double, duration: Double)
    case spring(response: Double, damping: Double)
  }

  private var curve: Curve
  private var wait = 0.0
  private var pace = 1.0

  private init(_ curve: Curve) { self.curve = curve }

  // The default duration, in seconds.
  private static var usual: Double { 0.35 }

  /// The default animation.
  public static let `default`: Animation = Animation.spring()
  /// An animation of constant speed.
  public static let linear: Animation = linear(duration: usual)
  /// An animation that is slow at the beginning.
  public static let easeIn: Animation = easeIn(duration: usual)
  /// An animation that is slow at the end.
  public static let easeOut: Animation = easeOut(duration: usual)
  /// An animation that is slow at both ends.
  public static let easeInOut: Animation = easeInOut(duration: usual)
  /// A spring.
  public static let spring: Animation = Animation.spring()
  /// A spring that follows a finger.
  public static let interactiveSpring: Animation = Animation.interactiveSpring()
  /// A spring without overshoot.
  public static let smooth: Animation = smooth()
  /// A spring with a small overshoot.
  public static let snappy: Animation = snappy()
  /// A spring with an overshoot.
  public static let bouncy: Animation = bouncy()

  /// Returns an animation of constant speed over a time in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  /// Returns an animation that is slow at the beginning, over a time in seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  /// Returns an animation that is slow at the end, over a time in seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// Returns an animation that is slow at both ends, over a time in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  /// Returns a cubic curve from (0, 0) to (1, 1) with two control points, over a time in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2, duration: duration))
  }
  /// Returns a spring with the period of its swing in seconds and its damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(.spring(response: response, damping: dampingFraction)) }
  /// Returns a spring with its duration in seconds and its overshoot: 0 for none.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(.spring(response: duration, damping: 1 - bounce)) }
  /// Returns a spring that follows a finger, with its period in seconds and its damping.
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
  /// Returns a spring with an overshoot, plus `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the animation after a delay in seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.wait += max(0, delay)
    return animation
  }
  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.pace *= max(0, speed)
    return animation
  }

  /// Returns the fraction of the movement after a time in seconds, which springs exceed for a
  /// while; `nil` at the end.
  package func fraction(after seconds: Double) -> Double? {
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

  // The position of a spring that starts at rest; `nil` when it is visibly at its end.
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

  // By bisection, since x increases with the parameter.
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

/// The animation of the changes that are being made.
package enum AnimationScope {
  // Only one thread at a time makes changes: the main thread in a host.
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

/// Carries out changes, and animates their effects on charts and views with transitions.
///
/// Only in a host on a terminal with colours; otherwise the changes are shown at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try AnimationScope.moving(by: animation, body)
}
