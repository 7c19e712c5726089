import FoundationSubset

/// How a change moves on a screen; a terminal shows the end of it at once.
public struct Animation: Hashable, Sendable {
  /// The usual movement.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// As on a spring.
  public static let spring = Animation()
  /// As on a spring that follows a finger.
  public static let interactiveSpring = Animation()
  /// At one speed, over a time in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slow at the beginning, over a time in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end, over a time in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slow at both ends, over a time in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// As on a spring, described by the time of a swing in seconds and by how fast it comes to rest.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As on a spring that follows a finger, described by the time of a swing in seconds and by how
  /// fast it comes to rest.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// The same after a time in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same at another speed.
  public func speed(_ speed: Double) -> Animation { self }
}

/// How a view comes and goes on a screen; in a terminal it is there or not.
public struct AnyTransition: Hashable, Sendable {
  /// Without any movement.
  public static let identity = AnyTransition()
  /// By becoming opaque.
  public static let opacity = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// By moving in from the left.
  public static let slide = AnyTransition()
}

/// Carries out the changes, which a terminal shows at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

// What a screen shows and a terminal cannot: these keep source code compiling and change nothing.
extension View {
  /// Changes nothing: a shadow is smaller than a cell.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  /// Changes nothing: a terminal shows the end of a movement at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }
  /// Changes nothing: a terminal shows the end of a movement at once.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Changes nothing: in a terminal a view is there or not.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// Changes nothing, and the action is not done: a view is drawn as it is, it does not appear.
  public func onAppear(perform action: (() -> Void)? = nil) -> Self { self }
  /// Changes nothing: the frame takes part in pointing, whatever is drawn.
  public func contentShape<Form: Shape>(_ shape: Form, eoFill: Bool = false) -> Self { self }
}
