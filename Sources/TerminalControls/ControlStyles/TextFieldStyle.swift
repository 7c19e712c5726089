import TerminalViews

/// How a line of text looks: underlined, whatever the style.
public protocol TextFieldStyle {}
/// Underlined.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}
/// Underlined.
public typealias PlainTextFieldStyle = DefaultTextFieldStyle
/// Underlined: a border would take three rows.
public typealias RoundedBorderTextFieldStyle = DefaultTextFieldStyle
/// Underlined: a border would take three rows.
public typealias SquareBorderTextFieldStyle = DefaultTextFieldStyle
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Underlined.
  public static var automatic: Self { Self() }
  /// Underlined.
  public static var plain: Self { Self() }
  /// Underlined: a border would take three rows.
  public static var roundedBorder: Self { Self() }
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
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// Some.
  case never, none, words, sentences, characters, allCharacters
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
  /// Changes nothing: letters are written as they are typed.
  public func autocapitalization(_ style: TextInputAutocapitalization) -> Self { self }
  /// Changes nothing: words are written as they are typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  /// Changes nothing: words are written as they are typed.
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
}
