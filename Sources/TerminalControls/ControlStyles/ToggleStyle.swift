import TerminalViews

/// The appearance of a toggle.
public struct ToggleStyle: Sendable {
  enum Appearance { case checkbox, knob, button }

  let appearance: Appearance

  /// The default style: a box with a mark before the label.
  public static let automatic = ToggleStyle(appearance: .checkbox)
  /// A box with a mark before the label.
  public static let checkbox = ToggleStyle(appearance: .checkbox)
  /// The label, and a knob at one of two ends.
  public static let `switch` = ToggleStyle(appearance: .knob)
  /// The label between brackets, in reverse while the toggle is on.
  public static let button = ToggleStyle(appearance: .button)
}

enum ToggleStyleKey: EnvironmentKey { static let defaultValue = ToggleStyle.automatic }

nonisolated extension View {
  /// Sets the style of the toggles inside.
  public func toggleStyle(_ style: ToggleStyle) -> _Surrounded {
    environment { $0[ToggleStyleKey.self] = style }
  }
}
