import CLibrary

/// A colour in Oklab, where equal distances look equally different.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
struct PerceivedColor: Hashable, Sendable {
  /// The lightness from 0, black, to 1, white.
  let lightness: Float
  /// The coordinate from green to red.
  let redness: Float
  /// The coordinate from blue to yellow.
  let yellowness: Float

  /// Converts an sRGB colour; the terminal's default colour counts as black.
  init(_ color: CellColor) {
    let parts = color.components
    let (red, green, blue) = (linear(parts.red), linear(parts.green), linear(parts.blue))
    let long = cbrtf(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue)
    let medium = cbrtf(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let short = cbrtf(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    lightness = 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_05 * short
    redness = 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short
    yellowness = 0.025_904_04 * long + 0.782_771_77 * medium - 0.808_675_77 * short
  }

  /// Whether the colour is a grey of medium lightness.
  var isMiddleGrey: Bool {
    redness * redness + yellowness * yellowness < 0.0009 && lightness > 0.25 && lightness < 0.85
  }

  /// Whether the colour is visibly different from grey.
  var hasHue: Bool { redness * redness + yellowness * yellowness > 0.001 }

  /// Returns the squared distance, with hue counting more than chroma.
  func hueDistance(to other: PerceivedColor) -> Float {
    let light = lightness - other.lightness
    let (red, yellow) = (redness - other.redness, yellowness - other.yellowness)
    let strength = chroma - other.chroma
    let hue = max(0, red * red + yellow * yellow - strength * strength)
    return light * light + strength * strength + 3 * hue
  }

  private var chroma: Float { (redness * redness + yellowness * yellowness).squareRoot() }

  /// Returns the squared distance, with the difference in lightness multiplied by a weight.
  func distance(to other: PerceivedColor, lightnessWeight: Float) -> Float {
    let light = (lightness - other.lightness) * lightnessWeight
    let red = redness - other.redness
    let yellow = yellowness - other.yellowness
    return light * light + red * red + yellow * yellow
  }
}

/// Converts a component from sRGB to linear light, 0…1.
private func linear(_ component: UInt8) -> Float {
  let value = Float(component) / 255
  return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
}
