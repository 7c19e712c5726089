import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

struct SpaceShading {
  private let light: SpaceVector
  private let highlight: SpaceVector
  private let environment: EnvironmentValues
  private let styles: StyleScales
  private let heights: PositionScale
  // Fine enough that no step is visible.
  private static let steps = 64

  init(_ camera: SpaceCamera, _ scales: SpaceScales, in environment: EnvironmentValues) {
    (light, highlight) = (camera.light, camera.highlight)
    self.environment = environment
    styles = scales.flat.styles
    heights = scales.y
  }

  /// The colour of a face before shading.
  enum Base {
    /// A colour for each step of the height of the box.
    case heights([DepthRaster.Color])
    case normal
  }

  /// Returns the unshaded colours of a style.
  func base(of appearance: SpaceAppearance) -> Base {
    switch appearance.surface?.kind {
    case .normal: return .normal
    case .height(let gradient, let lower, let upper):
      let stops = (gradient ?? BasicChart3DSurfaceStyle.heights).paintStops(in: environment)
      // Where the gradient begins and ends, as fractions of the height of the box.
      let start = lower.map(heights.position) ?? 0
      let end = upper.map(heights.position) ?? 1
      return .heights(
        Self.fractions.map { fraction in
          let position = end > start ? (fraction - start) / (end - start) : fraction < start ? 0 : 1
          return color(of: Paint.ramp(stops, at: position))
        })
    case nil:
      switch appearance.paint(styles) {
      case .ramp(let stops, _):
        return .heights(Self.fractions.map { color(of: Paint.ramp(stops, at: 1 - $0)) })
      case let paint: return .heights([color(of: paint.representative)])
      }
    }
  }

  private static var fractions: [Double] { (0...steps).map { Double($0) / Double(steps) } }

  /// Returns the shaded colour of a point on a face; both sides of a face are lit alike.
  func color(
    _ base: Base, height: Double, normal: SpaceVector, appearance: SpaceAppearance, facing: Bool
  ) -> DepthRaster.Color {
    var color: DepthRaster.Color
    switch base {
    case .heights(let colors):
      let last = colors.count - 1
      color = colors[Int((height.clamped(to: 0...1) * Double(last)).rounded())]
    case .normal:
      let parts = (normal + 1) / 2
      color = DepthRaster.Color(Float(parts.x), Float(parts.y), Float(parts.z), 1)
    }
    let normal = facing ? normal : -normal
    let fall = max(0, normal.dot(light))
    let minimum = 0.5 - 0.25 * appearance.metalness
    let brightness = Float(minimum + (1 - minimum) * fall)
    // Blinn's specular reflection: a rougher surface has a wider and fainter highlight.
    let smooth = (1 - appearance.roughness) * (1 - appearance.roughness)
    let shine = Float(smooth * pow(max(0, normal.dot(highlight)), 4 + 60 * smooth))
    let own = color
    color *= brightness
    let reflected =
      DepthRaster.Color(repeating: 1) * Float(1 - appearance.metalness) + own
      * Float(appearance.metalness)
    color += (reflected - color) * shine
    color.w = brightness
    return color
  }

  /// Returns the colour of an ink.
  ///
  /// The terminal's default colour is unknown and becomes a grey.
  func color(of ink: Ink?) -> DepthRaster.Color {
    guard let ink, !ink.color.isDefault else {
      let isDark = environment.colorScheme == .dark
      let grey: Float = ink?.attributes.contains(.dim) == true ? 0.5 : isDark ? 0.85 : 0.3
      return DepthRaster.Color(grey, grey, grey, 1)
    }
    let parts = ink.color.components
    return DepthRaster.Color(Float(parts.red), Float(parts.green), Float(parts.blue), 255) / 255
  }

  var ground: DepthRaster.Color { color(of: Ink(environment.backgroundColor)) }
}

extension DepthRaster.Color {
  var ink: Ink {
    func byte(_ fraction: Float) -> UInt8 {
      UInt8(Double(fraction * 255).clamped(to: 0...255).rounded())
    }
    return Ink(CellColor(red: byte(x), green: byte(y), blue: byte(z)))
  }
}
