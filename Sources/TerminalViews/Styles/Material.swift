/// A ground that stands out from the terminal's: what is below is hidden, for a cell cannot be
/// blurred.
public struct Material: ShapeStyle, Hashable {
  private let strength: Double

  /// Hardly different from the terminal's ground.
  public static let ultraThin = Material(strength: 0.1)
  /// A little different.
  public static let thin = Material(strength: 0.15)
  /// Different.
  public static let regular = Material(strength: 0.2)
  /// More different.
  public static let thick = Material(strength: 0.25)
  /// The most different.
  public static let ultraThick = Material(strength: 0.3)
  /// That of bars.
  public static let bar = Material(strength: 0.2)

  /// Resolves to a grey near the ground.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.ground.mix(with: .gray, by: strength)._resolve(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  /// Hardly different from the terminal's ground.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A little different.
  public static var thinMaterial: Material { .thin }
  /// Different.
  public static var regularMaterial: Material { .regular }
  /// More different.
  public static var thickMaterial: Material { .thick }
  /// The most different.
  public static var ultraThickMaterial: Material { .ultraThick }
}
