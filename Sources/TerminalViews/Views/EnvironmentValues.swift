import CivilTime
import TerminalCore

/// A value that views below a place can read, with its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What a view is drawn in: the terminal's abilities, styles and settings from the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the defaults.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The characters to draw with.
  public var glyphSet: GlyphSet = .braille
  /// How many colours there are.
  public var colorDepth: ColorDepth = .trueColor
  /// Whether the terminal's background is dark or light; colours with an opacity are mixed with it.
  public var colorScheme: ColorScheme = .dark
}

/// Whether a terminal's background is dark or light.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
