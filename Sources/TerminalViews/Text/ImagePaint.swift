import FoundationSubset
import TerminalCore

/// A picture again and again: in a terminal, which has no pictures, a pattern of discs in the
/// foreground's colour, as cells here and there or as round ones where there are pixels.
public struct ImagePaint: ShapeStyle {
  private let size: Double

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - image: The image that the pattern replaces.
  ///   - sourceRect: Has no effect, since a pattern has no parts.
  ///   - scale: how large the discs are; as large as a cell at least.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    size = scale.isFinite ? min(max(1, Double(scale)), 100) : 1
  }

  /// Resolves to discs on a fainter ground; the foreground alone where there are too few colours.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let ink = environment.foregroundPaint.representative,
      environment.colorDepth >= .indexed256
    else { return _ResolvedStyle(environment.foregroundPaint) }
    let shown = ink.color.isDefault ? Color.gray.ink(in: environment) ?? ink : ink
    let ground = shown.faded(by: 0.4, on: environment.backgroundColor)
    return _ResolvedStyle(
      .ramp(
        stops: [Paint.Stop(location: 0, ink: ground), Paint.Stop(location: 1, ink: shown)],
        form: .discs(size: size)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
