import CivilTime
import FoundationSubset
import TerminalCore

/// A value that views below a place can read, with its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// A value of the environment, whose type it remembers to be compared.
private protocol EnvironmentEntry {
  func isSame(as other: any EnvironmentEntry) -> Bool
}

private struct Entry<Value>: EnvironmentEntry {
  let value: Value
  func isSame(as other: any EnvironmentEntry) -> Bool {
    (other as? Entry).map { ValueComparison.areSame(value, $0.value) } ?? false
  }
}

/// What a view is drawn in: the terminal's abilities, styles and settings from the views around it.
public struct EnvironmentValues {
  private enum Name: Hashable {
    case key(ObjectIdentifier)
    case property(String)
  }

  private var values: [Name: any EnvironmentEntry] = [:]

  /// Creates the defaults.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(.key(ObjectIdentifier(key))) ?? Key.defaultValue }
    set { values[.key(ObjectIdentifier(key))] = Entry(value: newValue) }
  }

  /// Gives a key its default again.
  package mutating func reset<Key: EnvironmentKey>(_ key: Key.Type) {
    values[.key(ObjectIdentifier(key))] = nil
  }

  /// What a property of an extension holds, under its own name, or else what is usual: no key of
  /// its own is needed.
  package subscript<Value>(
    or usual: @autoclosure () -> Value, property: String = #function
  ) -> Value {
    get { value(.property(property)) ?? usual() }
    set { values[.property(property)] = Entry(value: newValue) }
  }

  private func value<Value>(_ name: Name) -> Value? { (values[name] as? Entry<Value>)?.value }

  /// The characters to draw with.
  public var glyphSet: GlyphSet = .braille
  /// How many colours there are.
  public var colorDepth: ColorDepth = .trueColor
  /// Whether the terminal's background is dark or light; colours with an opacity are mixed with it.
  public var colorScheme: ColorScheme = .dark
  /// Colours that ``Color/init(_:bundle:)`` finds by name, as an asset catalog would.
  public var namedColors: [String: Color] = [:]
  /// The colour that transparent ones are mixed with; `nil` for black or white by ``colorScheme``.
  public var groundColor: CellColor?
  /// What secondary text and grid lines are drawn in; nil for the terminal's own colour, dimmed.
  ///
  /// Terminals dim as they like, and some on a light ground not at all: a program that knows the
  /// ground gives a grey.
  public var secondaryColor: CellColor?
  /// The font of text; nil for the plain one.
  public var font: Font?
  /// The maximum number of lines of a text; `nil` for any number.
  public var lineLimit: Int?
  /// How lines of text lie to each other.
  public var multilineTextAlignment: TextAlignment = .leading

  /// The style of text and shapes without one of their own; `nil` for the terminal's foreground.
  package var foregroundStyle: AnyShapeStyle?
  package var tint: AnyShapeStyle?
  package var opacity = 1.0
  package var textAttributes: CellAttributes = []
  // Whether letters are large or small; nil for as they are written.
  package var lettersAreLarge: Bool?
  // The direction of the stack around, which dividers and spacers need to know.
  package var stackAxis: Axis?
  // The terminal's extent in points: a frame that is larger, made for another screen, is cut down
  // to it. `nil` where content may be larger than what is seen of it.
  package var room: CGSize?
  // Where the view keeps what belongs to it; `nil` where it is only printed.
  @usableFromInline package var place: ViewPlace?
  // Whether the view is a background, so that lines stay visible on it.
  package var isBehind = false
}

extension EnvironmentValues {
  /// Returns whether drawings in both environments look the same; false if that is unknown.
  package func draws(like other: EnvironmentValues) -> Bool {
    guard values.count == other.values.count,
      values.allSatisfy({ key, value in
        other.values[key].map(value.isSame) ?? false
      })
    else { return false }
    return glyphSet == other.glyphSet && colorDepth == other.colorDepth
      && colorScheme == other.colorScheme && namedColors == other.namedColors
      && groundColor == other.groundColor && secondaryColor == other.secondaryColor
      && font == other.font && lineLimit == other.lineLimit
      && multilineTextAlignment == other.multilineTextAlignment && opacity == other.opacity
      && textAttributes == other.textAttributes && lettersAreLarge == other.lettersAreLarge
      && stackAxis == other.stackAxis && room == other.room && isBehind == other.isBehind
      && AnyShapeStyle.areSame(foregroundStyle, other.foregroundStyle)
      && AnyShapeStyle.areSame(tint, other.tint)
  }

  /// The colour that see-through ones are mixed with, and the ground of pictures: ``groundColor``,
  /// or the background of the colour scheme.
  public var backgroundColor: CellColor { groundColor ?? colorScheme.background }

  /// The paint of text and shapes without a style of their own, before the opacity of the views
  /// around.
  package var foregroundPaint: Paint {
    guard let style = foregroundStyle else { return .ink(.primary) }
    // A style that names the foreground means the one outside, so that it is not resolved in
    // itself.
    var outside = self
    outside.foregroundStyle = nil
    return style._resolve(in: outside).paint
  }
}
