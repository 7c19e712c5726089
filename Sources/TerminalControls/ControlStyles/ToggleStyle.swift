import TerminalViews

/// The appearance of a toggle.
public struct ToggleStyle: Sendable {
  enum Form { case checkbox, knob, button }

  let form: Form

  /// The default style: a box with a mark before the label.
  public static let automatic = ToggleStyle(form: .checkbox)
  /// A box with a mark before the label.
  public static let checkbox = ToggleStyle(form: .checkbox)
  /// The label, and a knob at one of two ends.
  public static let `switch` = ToggleStyle(form: .knob)
  /// The label between brackets, in reverse while the toggle is on.
  public static let button = ToggleStyle(form: .button)
}

enum ToggleStyleKey: EnvironmentKey { static let defaultValue = ToggleStyle.automatic }

nonisolated extension View {
  /// Sets the style of the toggles inside.
  public func toggleStyle(_ style: ToggleStyle) -> _Surrounded {
    environment { $0[ToggleStyleKey.self] = style }
  }
}
