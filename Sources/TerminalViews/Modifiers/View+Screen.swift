import FoundationSubset

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

/// How text changes on a screen; in a terminal at once.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By becoming opaque.
  public static let opacity = ContentTransition()
  /// By changing shapes.
  public static let interpolate = ContentTransition()
  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// By rolling digits, up for larger numbers.
  public static func numericText(value: Double) -> ContentTransition { .identity }
}

/// What a device lets a hand feel; a terminal nothing.
public struct SensoryFeedback: Hashable, Sendable {
  /// Something else is chosen.
  public static let selection = SensoryFeedback()
  /// Something was met.
  public static let impact = SensoryFeedback()
  /// A value has come up to a limit, or gone down to one.
  public static let increase = SensoryFeedback()
  /// A value has come up to a limit, or gone down to one.
  public static let decrease = SensoryFeedback()
  /// Something has gone well.
  public static let success = SensoryFeedback()
  /// Something is to be looked at.
  public static let warning = SensoryFeedback()
  /// Something has gone wrong.
  public static let error = SensoryFeedback()
  /// Things lie in one line.
  public static let alignment = SensoryFeedback()
  /// A value has changed its level.
  public static let levelChange = SensoryFeedback()
}

// What a screen shows and a terminal cannot: these keep source code compiling and change nothing.
nonisolated extension View {
  /// Changes nothing: a shadow is smaller than a cell.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  /// Changes nothing: a terminal shows the end of a movement at once.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Changes nothing: what a view draws is drawn together anyway.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Changes nothing: what a view draws is drawn together anyway.
  public func compositingGroup() -> Self { self }
  /// Changes nothing: what lies around moves with the view anyway.
  public func geometryGroup() -> Self { self }
  /// Changes nothing: digits change at once.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Changes nothing: a terminal cannot be felt.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
  /// Changes nothing: in a terminal a view is there or not.
  public func transition(_ transition: AnyTransition) -> Self { self }
}
