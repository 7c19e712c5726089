import FoundationSubset
import TerminalCore

/// Lines of text.
///
/// Text wraps at words, and is truncated with an ellipsis only if there is a limit of lines.
/// Control characters are shown as visible characters.
public nonisolated struct Text: PrimitiveView, Sendable {
  var runs: [TextRun]

  init(runs: [TextRun]) { self.runs = runs }

  /// Creates text of a key, which is its own translation.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = key.runs
  }
  /// Creates text of a string.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    runs = [TextRun(String(content))]
  }
  /// Creates text of a string that is not translated.
  public init(verbatim content: String) { runs = [TextRun(content)] }
  /// Creates text of a value and a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    runs = [TextRun(format.format(input))]
  }
  /// Creates text of a value and a format, in the locale and the time zone of the environment.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    runs = [TextRun(input, format: format)]
  }

  /// Creates text of the character of an image.
  public init(_ image: Image) { self.init(verbatim: image.symbol) }

  /// Returns the concatenation of two texts.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }

  /// The characters.
  package var string: String { runs.map { $0.string(in: EnvironmentValues()) }.joined() }

  /// Makes the node.
  public static func _makeNode(_ view: Text, in environment: EnvironmentValues) -> _ViewNode {
    _ViewNode(TextNode(view.runs, in: environment))
  }
}

/// A run of characters with one style.
struct TextRun: Sendable {
  var string: String
  var font: Font?
  var weight: Font.Weight?
  var attributes: CellAttributes = []
  var style: AnyShapeStyle?

  // Formats a value in an environment.
  private var formatted: (@Sendable (EnvironmentValues) -> String)?

  init(_ string: String) { self.string = string }

  init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Sendable, F.FormatOutput == String {
    string = ""
    formatted = { format.settled(in: $0).format(input) }
  }

  func string(in environment: EnvironmentValues) -> String {
    formatted?(environment) ?? string
  }

  /// Returns the attributes of the run's font, or of the environment's.
  func attributes(in environment: EnvironmentValues) -> CellAttributes {
    var font = font ?? environment.font ?? .body
    if let weight { font.weight = weight }
    return font.attributes.union(attributes).union(environment.textAttributes)
  }
}

extension Text {
  private func styled(_ change: (inout TextRun) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }
  private func adding(_ attribute: CellAttributes, _ isActive: Bool) -> Text {
    styled { isActive ? $0.attributes.formUnion(attribute) : $0.attributes.subtract(attribute) }
  }

  /// Returns the text, bold or not.
  public func bold(_ isActive: Bool = true) -> Text { adding(.bold, isActive) }
  /// Returns the text, italic or not, if the terminal supports that.
  public func italic(_ isActive: Bool = true) -> Text { adding(.italic, isActive) }
  /// Returns the text, underlined or not, in its own colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline, isActive)
  }
  /// Returns the text, struck through or not, if the terminal supports that.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough, isActive)
  }
  /// Returns the text in a font, except runs with a font of their own.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// Returns the text with another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// Returns the text in a colour, except runs with a style of their own.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.style = $0.style ?? color.map(AnyShapeStyle.init) }
  }
  /// Returns the text in a style, except runs with a style of their own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// Returns the text itself: digits always have equal widths.
  public func monospacedDigit() -> Text { self }
  /// Returns the text itself: letters always have equal widths.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
}
