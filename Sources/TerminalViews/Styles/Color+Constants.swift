extension Color {
  /// The terminal's own foreground.
  public static let primary = Color(.primary)
  /// The terminal's own foreground, faint.
  public static let secondary = Color(.secondary)
  /// The accent colour.
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(.system(.red)) }
  /// Orange.
  public static var orange: Color { Color(.system(.orange)) }
  /// Yellow.
  public static var yellow: Color { Color(.system(.yellow)) }
  /// Green.
  public static var green: Color { Color(.system(.green)) }
  /// Mint.
  public static var mint: Color { Color(.system(.mint)) }
  /// Teal.
  public static var teal: Color { Color(.system(.teal)) }
  /// Cyan.
  public static var cyan: Color { Color(.system(.cyan)) }
  /// Blue.
  public static var blue: Color { Color(.system(.blue)) }
  /// Indigo.
  public static var indigo: Color { Color(.system(.indigo)) }
  /// Purple.
  public static var purple: Color { Color(.system(.purple)) }
  /// Pink.
  public static var pink: Color { Color(.system(.pink)) }
  /// Brown.
  public static var brown: Color { Color(.system(.brown)) }
  /// A middle grey.
  public static var gray: Color { Color(.system(.gray)) }
  /// White.
  public static var white: Color { Color(.system(.white)) }
  /// Black.
  public static var black: Color { Color(.system(.black)) }
  /// Fully transparent: nothing is drawn in this colour.
  public static var clear: Color { Color(.primary, alpha: 0) }
  /// The terminal's background.
  static var ground: Color { Color(.ground) }
}
