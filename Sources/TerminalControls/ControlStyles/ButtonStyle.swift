import TerminalViews

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// Takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// How a button looks.
@MainActor @preconcurrency public protocol ButtonStyle: Sendable {
  /// What a button is drawn as.
  associatedtype Body: View
  /// Makes a button of its label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button to draw.
public struct ButtonStyleConfiguration {
  /// The label of a button, whatever it is made of.
  public typealias Label = AnyView
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Always false: a terminal reports a click when it is over.
  public var isPressed: Bool { false }
}

/// The label between brackets.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label between brackets.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("[")
      configuration.label
      Text("]")
    }
  }
}

/// The label in reverse and in the colour of what can be chosen, so that it is found first.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label with a column on both sides, in reverse.
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

/// The label in the colour of what can be chosen.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label in the colour of what can be chosen.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// What suits a terminal: the label between brackets.
  public nonisolated static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
  /// The label between brackets.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in reverse, so that it is found first.
  public nonisolated static var borderedProminent: Self { Self() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the colour of what can be chosen.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension EnvironmentValues {
  /// How buttons inside look.
  var buttonStyle: AnyControlStyle<ButtonStyleConfiguration> {
    get { self[or: AnyControlStyle(BorderedButtonStyle().makeBody)] }
    set { self[or: AnyControlStyle(BorderedButtonStyle().makeBody)] = newValue }
  }
}

nonisolated extension View {
  /// Sets how buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> _Surrounded {
    environment { $0.buttonStyle = AnyControlStyle(style.makeBody) }
  }
}
