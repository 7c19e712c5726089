import FoundationSubset
import TerminalCore

/// Lines of text.
///
/// Text wraps at words when there is too little room, and is cut with an ellipsis only where a
/// limit of lines says so. A character takes its display width; control characters are shown as
/// visible signs.
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
  /// A formatted value, in the locale and the time zone of the views around.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    runs = [TextRun(input, format: format)]
  }

  /// Creates text of the sign of an image.
  public init(_ image: Image) { self.init(verbatim: image.symbol) }

  /// Two texts, one behind the other.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }

  /// Whether letters are large or small.
  public enum Case: Hashable, Sendable {
    /// Large letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// The characters.
  package var string: String { runs.map { $0.string(in: EnvironmentValues()) }.joined() }

  /// Makes the node.
  public static func _makeNode(_ view: Text, in environment: EnvironmentValues) -> _ViewNode {
    _ViewNode(TextNode(view.runs, in: environment))
  }
}

/// Characters of one style.
struct TextRun: Sendable {
  var string: String
  var font: Font?
  var weight: Font.Weight?
  var attributes: CellAttributes = []
  var style: AnyShapeStyle?

  // A value that is formatted when the surroundings are known.
  private var formatted: (@Sendable (EnvironmentValues) -> String)?

  init(_ string: String) { self.string = string }

  init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Sendable, F.FormatOutput == String {
    string = ""
    formatted = { format.settled(in: $0).format(input) }
  }

  func string(in environment: EnvironmentValues) -> String {
    let string = formatted?(environment) ?? string
    return environment.lettersAreLarge.map { $0 ? string.uppercased() : string.lowercased() }
      ?? string
  }

  /// The attributes: those of the run's font, or of the views around.
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

  /// The text, strong or not.
  public func bold(_ isActive: Bool = true) -> Text { adding(.bold, isActive) }
  /// The text, slanted or not, where the terminal supports it.
  public func italic(_ isActive: Bool = true) -> Text { adding(.italic, isActive) }
  /// The text, underlined; the line has the text's colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline, isActive)
  }
  /// The text, struck through where the terminal supports it; the line has the text's colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough, isActive)
  }
  /// The text in a font; where runs have fonts of their own those stay.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// The text with another strength of strokes.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// The text in a colour; where runs have styles of their own those stay.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.style = $0.style ?? color.map(AnyShapeStyle.init) }
  }
  /// The text in a style; where runs have styles of their own those stay.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// The text itself: digits are always of equal width.
  public func monospacedDigit() -> Text { self }
  /// The text itself: letters are always of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
}
