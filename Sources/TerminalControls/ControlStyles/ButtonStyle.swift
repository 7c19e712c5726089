import TerminalViews

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// A button that deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that changes nothing.
  public static let cancel = ButtonRole(name: "cancel")
}

/// The appearance of buttons.
@MainActor @preconcurrency public protocol ButtonStyle: Sendable {
  /// The view of a button.
  associatedtype Body: View
  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button to draw.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The role of the button.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Always false: a terminal reports a click after the release.
  public var isPressed: Bool { false }
}

/// The label between brackets.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the label between brackets.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("[")
      configuration.label
      Text("]")
    }
  }
}

/// The label in reverse video and in the tint, so that it stands out.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the label with a column on both sides, in reverse video.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(" ")
      configuration.label
      Text(" ")
    }
    .foregroundStyle(.tint)
    .environment { $0.textAttributes.formUnion([.reverse, .bold]) }
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The default style: the label between brackets.
  public nonisolated static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
  /// The label between brackets.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in reverse video, so that it stands out.
  public nonisolated static var borderedProminent: Self { Self() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The function that returns the view of a button.
enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (ButtonStyleConfiguration) -> AnyView {
    { AnyView(BorderedButtonStyle().makeBody(configuration: $0)) }
  }
}

nonisolated extension View {
  /// Sets the style of the buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> _Surrounded {
    environment { $0[ButtonStyleKey.self] = { AnyView(style.makeBody(configuration: $0)) } }
  }
}
