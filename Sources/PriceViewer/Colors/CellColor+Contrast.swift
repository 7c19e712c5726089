import FoundationSubset
import TerminalCore

extension CellColor {
  /// Returns the contrast of two colours by WCAG 2.2, from 1 to 21.
  func contrast(to other: CellColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance by WCAG 2.2.
  private var luminance: Double {
    let parts = components
    return [(parts.red, 0.2126), (parts.green, 0.7152), (parts.blue, 0.0722)].reduce(0) {
      let value = Double($1.0) / 255
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return $0 + linear * $1.1
    }
  }
}
