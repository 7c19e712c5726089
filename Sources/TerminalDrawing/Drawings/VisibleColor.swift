import FoundationSubset
import TerminalCore

/// A colour with an opacity: its components, 0…255, and the fraction of the colour below that it
/// hides.
package struct VisibleColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  package var opacity: Double

  init(_ color: CellColor, opacity: Double) {
    let parts = color.components
    (red, green, blue) = (Double(parts.red), Double(parts.green), Double(parts.blue))
    self.opacity = opacity
  }

  /// The nearest colour of whole components.
  package var color: CellColor {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part, 0), 255).rounded()) }
    return CellColor(red: byte(red), green: byte(green), blue: byte(blue))
  }

  fileprivate func mixed(with other: VisibleColor, _ fraction: Double) -> VisibleColor {
    var mixed = self
    mixed.red = red.mixed(with: other.red, fraction)
    mixed.green = green.mixed(with: other.green, fraction)
    mixed.blue = blue.mixed(with: other.blue, fraction)
    mixed.opacity = opacity.mixed(with: other.opacity, fraction)
    return mixed
  }
}

/// Gives inks their colours where several inks are blended.
package struct ColorSource: Hashable, Sendable {
  /// The terminal's own foreground.
  package let foreground: CellColor
  /// The background that translucent inks were mixed with, and are separated from again.
  package let ground: CellColor

  package init(foreground: CellColor, ground: CellColor) {
    (self.foreground, self.ground) = (foreground, ground)
  }

  // The default opacity of dim colours.
  private static let dim = 0.6

  /// Returns the colour of an ink.
  package func color(of ink: Ink) -> VisibleColor {
    let opacity = Double(ink.opacity) / 255
    guard !ink.color.isDefault else {
      let isDim = ink.attributes.contains(.dim) && opacity >= 1
      return VisibleColor(foreground, opacity: isDim ? Self.dim : opacity)
    }
    var color = VisibleColor(ink.color, opacity: opacity)
    guard opacity > 0, opacity < 1 else { return color }
    let ground = VisibleColor(ground, opacity: 1)
    func part(_ mixed: Double, _ ground: Double) -> Double {
      min(max(ground + (mixed - ground) / opacity, 0), 255)
    }
    color.red = part(color.red, ground.red)
    color.green = part(color.green, ground.green)
    color.blue = part(color.blue, ground.blue)
    return color
  }

  /// Returns the colours of a ramp with their locations.
  ///
  /// A stop without ink has its neighbour's colour, transparent.
  ///
  /// In cells a ramp to transparent ends early, because a colour close to the terminal's background
  /// would be visible; in pixels it continues to its end.
  package func ramp(_ stops: [Paint.Stop]) -> [(location: Double, color: VisibleColor)] {
    let indices = stops.indices.filter { index in
      stops[index].ink != nil || index == 0 || index == stops.count - 1
        || !stops.contains { $0.ink != nil && $0.location == stops[index].location }
    }
    return indices.map { index in
      if let ink = stops[index].ink { return (stops[index].location, color(of: ink)) }
      let beside =
        stops[..<index].last { $0.ink != nil }?.ink ?? stops[index...].first { $0.ink != nil }?.ink
      var color = color(of: beside ?? .primary)
      color.opacity = 0
      return (stops[index].location, color)
    }
  }
}

extension [(location: Double, color: VisibleColor)] {
  /// Returns the colour at a fraction of a ramp; `nil` for a ramp without colours.
  package func color(at fraction: Double) -> VisibleColor? {
    segment(at: fraction) { $0.location }.map { $0.color.mixed(with: $1.color, $2) }
  }
}
