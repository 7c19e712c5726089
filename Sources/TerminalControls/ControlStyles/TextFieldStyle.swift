import TerminalViews

/// How a line of text looks: underlined, whatever the style.
public protocol TextFieldStyle {}
/// Underlined.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// Underlined.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// Underlined: a border would take three rows.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// Underlined: a border would take three rows.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Underlined.
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Underlined.
  public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Underlined: a border would take three rows.
  public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// Underlined: a border would take three rows.
  public static var squareBorder: Self { Self() }
}

/// Which keys a keyboard on a screen has; a terminal's has all.
public enum UIKeyboardType: Hashable, Sendable {
  /// A kind of keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A kind of keyboard.
  case URL
  /// A kind of keyboard.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// What the key that finishes a line is called on a screen; a terminal's is Enter.
public enum SubmitLabel: Hashable, Sendable {
  /// A name.
  case done, go, send, join, route, search, `return`, next, `continue`
}
/// Which letters a keyboard on a screen makes large; a terminal's none.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// None.
  public static let never = TextInputAutocapitalization()
  /// The first one of each word.
  public static let words = TextInputAutocapitalization()
  /// The first one of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// All.
  public static let characters = TextInputAutocapitalization()
}

// What a screen with a keyboard of its own knows and a terminal does not: these keep source code
// compiling and change nothing.
nonisolated extension View {
  /// Changes nothing: a line of text is underlined.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> Self { self }
  /// Changes nothing: a terminal's keyboard has all keys.
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  /// Changes nothing: Enter is Enter.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  /// Changes nothing: letters are written as they are typed.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Self { self }
  /// Changes nothing: words are written as they are typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  /// Changes nothing: words are written as they are typed.
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
}
