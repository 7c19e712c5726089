import TerminalViews

/// A label of a value: a string, a text, or a key, which is not translated.
public protocol _TextLabel {
  /// The label as a text.
  var _text: Text { get }
  /// The label as a string.
  var _string: String { get }
}

extension _TextLabel {
  /// The characters of the text.
  public var _string: String { _text.string }
}

extension String: _TextLabel {
  /// The string as a text.
  public var _text: Text { Text(verbatim: self) }
  /// The string itself.
  @inlinable public var _string: String { self }
}

extension Substring: _TextLabel {
  /// The string as a text.
  public var _text: Text { Text(verbatim: _string) }
  /// A copy of the string.
  @inlinable public var _string: String { String(self) }
}

extension Text: _TextLabel {
  /// The text itself.
  public var _text: Text { self }
}

extension LocalizedStringKey: _TextLabel {
  /// The text of the key; nothing is translated.
  public var _text: Text { Text(self) }
}
