import TerminalViews

/// A label that is no string: a text, or a key, which is its own text.
///
/// Of no use by itself; what takes a label takes any of them by it.
public protocol _TextLabel {
  /// What is shown.
  var _text: Text { get }
}

extension Text: _TextLabel {
  /// The text itself.
  public var _text: Text { self }
}

extension LocalizedStringKey: _TextLabel {
  /// The text of the key; nothing is translated.
  public var _text: Text { Text(self) }
}
