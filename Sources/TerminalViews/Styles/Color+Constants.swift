extension Color {
  /// Red.
  public static let red = Color(.system(.red))
  /// Orange.
  public static let orange = Color(.system(.orange))
  /// Yellow.
  public static let yellow = Color(.system(.yellow))
  /// Green.
  public static let green = Color(.system(.green))
  /// Mint.
  public static let mint = Color(.system(.mint))
  /// Teal.
  public static let teal = Color(.system(.teal))
  /// Cyan.
  public static let cyan = Color(.system(.cyan))
  /// Blue.
  public static let blue = Color(.system(.blue))
  /// Indigo.
  public static let indigo = Color(.system(.indigo))
  /// Purple.
  public static let purple = Color(.system(.purple))
  /// Pink.
  public static let pink = Color(.system(.pink))
  /// Brown.
  public static let brown = Color(.system(.brown))
  /// A middle grey.
  public static let gray = Color(.system(.gray))
  /// White.
  public static let white = Color(.system(.white))
  /// Black.
  public static let black = Color(.system(.black))
  /// Fully transparent: what has this colour is not drawn.
  public static let clear = Color(.primary, alpha: 0)
  /// The terminal's own foreground.
  public static let primary = Color(.primary)
  /// The terminal's own foreground, faint.
  public static let secondary = Color(.secondary)
  /// The colour of what can be chosen.
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// A middle grey.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Fully transparent: what has this colour is not drawn.
  public static var clear: Color { Color.clear }
}

extension Color {
  /// The colours of series without one of their own, in order.
  package static let seriesPalette: [Color] = NamedColor.palette.map { Color(.system($0)) }
}
