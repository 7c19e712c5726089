import TerminalViews

/// How a toggle looks.
@MainActor @preconcurrency public protocol ToggleStyle: Sendable {
  /// What a toggle is drawn as.
  associatedtype Body: View
  /// Makes a toggle of its label and its state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle to draw.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, whatever it is made of.
  public typealias Label = AnyView
  /// What it is for.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// A box with a mark, and the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The box before the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "[x]" : "[ ]")
      configuration.label
    }
  }
}

/// The label, and a knob at one of two ends.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The knob behind the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "━●" : "○─")
    }
  }
}

/// The label between brackets, in reverse while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label between brackets.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    BorderedButtonStyle().makeBody(configuration: .init(role: nil, label: configuration.label))
      .environment { if isOn { $0.textAttributes.formUnion(.reverse) } }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// What suits a terminal: a box with a mark.
  public nonisolated static var automatic: CheckboxToggleStyle { CheckboxToggleStyle() }
  /// A box with a mark.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob at one of two ends.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  /// How toggles inside look.
  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[or: AnyControlStyle(CheckboxToggleStyle().makeBody)] }
    set { self[or: AnyControlStyle(CheckboxToggleStyle().makeBody)] = newValue }
  }
}

nonisolated extension View {
  /// Sets how toggles inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> _Surrounded {
    environment { $0.toggleStyle = AnyControlStyle(style.makeBody) }
  }
}
