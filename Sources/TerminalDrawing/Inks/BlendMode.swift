import TerminalCore

/// A blend mode, by the formulas of W3C Compositing and Blending.
public enum BlendMode: Hashable, Sendable {
  /// It hides it.
  case normal
  /// It makes it darker.
  case multiply, darken, colorBurn, plusDarker
  /// It makes it lighter.
  case screen, lighten, colorDodge, plusLighter
  /// It makes dark darker and light lighter.
  case overlay, softLight, hardLight
  /// It shows how they differ.
  case difference, exclusion

  /// Returns the blended component of two components, 0…1.
  func mix(_ below: Double, _ above: Double) -> Double {
    switch self {
    case .normal: above
    case .multiply: below * above
    case .darken: min(below, above)
    case .colorBurn: above > 0 ? 1 - min(1, (1 - below) / above) : below < 1 ? 0 : 1
    case .plusDarker: max(0, below + above - 1)
    case .screen: below + above - below * above
    case .lighten: max(below, above)
    case .colorDodge: above < 1 ? min(1, below / (1 - above)) : below > 0 ? 1 : 0
    case .plusLighter: min(1, below + above)
    case .overlay: BlendMode.hardLight.mix(above, below)
    case .softLight:
      above <= 0.5
        ? below - (1 - 2 * above) * below * (1 - below)
        : below + (2 * above - 1)
          * ((below <= 0.25
            ? ((16 * below - 12) * below + 4) * below : below.squareRoot()) - below)
    case .hardLight:
      above <= 0.5
        ? BlendMode.multiply.mix(below, 2 * above) : BlendMode.screen.mix(below, 2 * above - 1)
    case .difference: abs(below - above)
    case .exclusion: below + above - 2 * below * above
    }
  }

  /// The byte of a component of what is seen.
  package func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
    UInt8((mix(Double(below) / 255, Double(above) / 255) * 255).rounded())
  }

  /// Its name in CSS; those of two sums are the nearest that there is.
  package var name: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .darken: "darken"
    case .colorBurn: "color-burn"
    case .plusDarker: "multiply"
    case .screen: "screen"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .plusLighter: "plus-lighter"
    case .overlay: "overlay"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    }
  }
}

extension Ink {
  /// Returns the ink blended with a colour; the terminal's own colour is unknown and stays.
  func blended(_ mode: BlendMode, over below: CellColor) -> Ink {
    guard !color.isDefault, !below.isDefault else { return self }
    let (own, under) = (color.components, below.components)
    var ink = self
    ink.color = CellColor(
      red: mode.mix(under.red, own.red), green: mode.mix(under.green, own.green),
      blue: mode.mix(under.blue, own.blue))
    return ink
  }
}
