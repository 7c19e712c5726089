import FoundationSubset
import TerminalCore

/// A colour: fixed, the terminal's own, or looked up by name when it is drawn.
///
/// The system's colours have a variant for dark and one for light backgrounds. An opacity is
/// resolved by mixing with the background; see ``EnvironmentValues/colorScheme``.
public struct Color: ShapeStyle, Hashable {
  indirect enum Source: Hashable, Sendable {
    case components(red: Double, green: Double, blue: Double)
    case system(SystemColor)
    case primary, secondary, accent, ground
    case named(String)
    case mixed(Color, Color, Double)
  }

  var source: Source
  /// The opacity, 0…1.
  package private(set) var alpha: Double

  init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha == alpha ? alpha.clamped(to: 0...1) : 1
  }

  /// The colour space of components; a terminal knows only sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB.
    case sRGB
    /// Linear light; treated as ``sRGB``.
    case sRGBLinear
    /// A wider gamut; treated as ``sRGB``.
    case displayP3
  }

  /// Creates a colour from components of 0…1; values outside are clamped, NaN is 0.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.components(red: red, green: green, blue: blue), alpha: opacity)
  }

  /// Creates a grey of 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.components(red: white, green: white, blue: white), alpha: opacity)
  }

  /// Creates a colour from hue (a fraction of the circle from red over green and blue), saturation
  /// and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turns = hue.isFinite ? hue : 0
    let position = (turns - turns.rounded(.down)) * 6
    let strength = brightness * saturation.clamped(to: 0...1)
    func component(_ shift: Double) -> Double {
      let sector = (position + shift).truncatingRemainder(dividingBy: 6)
      return brightness - strength * max(0, min(sector, 4 - sector, 1))
    }
    self.init(
      .components(red: component(5), green: component(3), blue: component(1)), alpha: opacity)
  }

  /// Creates a colour that is looked up by name: see ``EnvironmentValues/namedColors``.
  ///
  /// A name without a colour of its own gets the colour whose name it ends with ("brand/greyBlue"
  /// is blue) or contains, and otherwise one of the default colours, always the same for a name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// Returns the colour with its opacity multiplied by a number, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, alpha: alpha * opacity.clamped(to: 0...1))
  }

  /// The colour without its opacity.
  package var opaque: Color { Color(source) }

  /// Returns a colour between this one and another.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: 0 for this one, 1 for the other; clamped.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(.mixed(self, other, fraction.clamped(to: 0...1)))
  }

  /// A slight gradient from a lighter variant of the colour to the colour itself.
  public var gradient: AnyGradient { AnyGradient(simple: self) }

  /// Resolves the colour for the background of an environment.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(ink(in: environment).map(Paint.ink) ?? .clear, isOpaque: alpha >= 1)
  }
}

extension Color {
  /// Returns the ink on the environment's background; `nil` for a fully transparent colour.
  package func ink(in environment: EnvironmentValues) -> Ink? {
    guard alpha > 0 else { return nil }
    return opaqueInk(in: environment)?.faded(by: alpha, on: environment.backgroundColor)
      .shaded(byOpacity: alpha)
  }

  private func opaqueInk(in environment: EnvironmentValues) -> Ink? {
    switch source {
    case .components(let red, let green, let blue):
      Ink(CellColor(red: Color.byte(red), green: Color.byte(green), blue: Color.byte(blue)))
    case .system(let color): Ink(color.color(on: environment.colorScheme))
    case .primary: .primary
    case .secondary: .secondary
    case .ground: Ink(environment.backgroundColor)
    case .accent: Ink(SystemColor.blue.color(on: environment.colorScheme))
    case .named(let name):
      NamedColor.color(name, in: environment).ink(in: environment)
    case .mixed(let from, let to, let fraction):
      Color.mixed(from.ink(in: environment), to.ink(in: environment), fraction, environment)
    }
  }

  private static func mixed(
    _ from: Ink?, _ to: Ink?, _ fraction: Double, _ environment: EnvironmentValues
  ) -> Ink? {
    switch (from, to) {
    case (let from?, let to?): from.mixed(with: to, fraction: fraction)
    case (let from?, nil):
      fraction < 1 ? from.faded(by: 1 - fraction, on: environment.backgroundColor) : nil
    case (nil, let to?):
      fraction > 0 ? to.faded(by: fraction, on: environment.backgroundColor) : nil
    case (nil, nil): nil
    }
  }

  private static func byte(_ fraction: Double) -> UInt8 {
    fraction == fraction ? UInt8((fraction.clamped(to: 0...1) * 255).rounded()) : 0
  }
}
