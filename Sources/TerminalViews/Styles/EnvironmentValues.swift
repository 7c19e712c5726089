import CivilTime
import FoundationSubset
import TerminalCore

/// A key of a value in the environment, with the default value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// A value of the environment that can be compared with another.
private protocol EnvironmentEntry {
  func isSame(as other: any EnvironmentEntry) -> Bool
}

private struct Entry<Value>: EnvironmentEntry {
  let value: Value
  func isSame(as other: any EnvironmentEntry) -> Bool {
    (other as? Entry).map { ValueComparison.areSame(value, $0.value) } ?? false
  }
}

/// The environment of a view: the terminal's capabilities, and the styles and settings of the
/// surrounding views.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: any EnvironmentEntry] = [:]

  /// Creates the defaults.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Entry<Key.Value>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = Entry(value: newValue) }
  }

  /// Resets a key to its default.
  package mutating func reset<Key: EnvironmentKey>(_ key: Key.Type) {
    values[ObjectIdentifier(key)] = nil
  }

  /// The characters to draw with.
  public var glyphSet: GlyphSet = .braille
  /// The number of colours.
  public var colorDepth: ColorDepth = .trueColor
  /// Whether the terminal's background is dark or light; translucent colours are mixed with it.
  public var colorScheme: ColorScheme = .dark
  /// Colours that ``Color/init(_:bundle:)`` finds by name, as an asset catalog would.
  public var namedColors: [String: Color] = [:]
  /// The background that translucent colours are mixed with; `nil` for that of ``colorScheme``.
  public var groundColor: CellColor?
  /// The colour of secondary text and grid lines; `nil` for the terminal's own colour, dimmed.
  ///
  /// Terminals dim differently, and some not at all on a light background, so a program that knows
  /// the background should set a grey.
  public var secondaryColor: CellColor?
  /// The font of text; `nil` for the plain font.
  public var font: Font?
  /// The maximum number of lines of a text; `nil` for any number.
  public var lineLimit: Int?
  /// The alignment of lines of text.
  public var multilineTextAlignment: TextAlignment = .leading

  /// The style of text and shapes without one of their own; `nil` for the terminal's foreground.
  package var foregroundStyle: AnyShapeStyle?
  package var tint: AnyShapeStyle?
  package var opacity = 1.0
  package var textAttributes: CellAttributes = []
  // The axis of the surrounding stack, for dividers and spacers.
  package var stackAxis: Axis?
  // The terminal's size in points, which limits frames that were made for larger screens; `nil` in
  // a scroll view.
  package var availableSize: CGSize?
  // The identity of the view; `nil` if it is only printed.
  @usableFromInline package var identity: ViewIdentity?
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
      && textAttributes == other.textAttributes && stackAxis == other.stackAxis
      && availableSize == other.availableSize && isBehind == other.isBehind
      && AnyShapeStyle.areSame(foregroundStyle, other.foregroundStyle)
      && AnyShapeStyle.areSame(tint, other.tint)
  }

  /// The colour that translucent colours are mixed with, and the background of pictures:
  /// ``groundColor``, or the background of the colour scheme.
  public var backgroundColor: CellColor { groundColor ?? colorScheme.background }

  /// The paint of text and shapes without a style of their own, before the opacity of the
  /// surrounding views.
  package var foregroundPaint: Paint {
    guard let style = foregroundStyle else { return .ink(.primary) }
    // A style that refers to the foreground refers to the outer one, to avoid infinite recursion.
    var outside = self
    outside.foregroundStyle = nil
    return style._resolve(in: outside).paint
  }
}
