import TerminalCore

/// A blended colour, with the attributes that replace it on a terminal without colours.
package struct Ink: Hashable, Sendable {
  package var color: CellColor
  package var attributes: CellAttributes
  /// The shade of a fill on a terminal without colours; 0 is solid.
  package var pattern: UInt8
  /// The faintness of a fill on a terminal without colours, by its opacity; 0 is solid.
  ///
  /// Series keep the shade that their legend has.
  private(set) var fade: UInt8 = 0
  /// The direction of a line of dots that runs along the edge of a tint.
  private(set) var edge = Edge.none
  /// The opacity, 255 for opaque: the colour is already mixed with the background, because cells
  /// have no opacity.
  package private(set) var opacity: UInt8 = 255
  /// The background that the colour has been mixed with where the opacity is not 255.
  private(set) var ground = CellColor(hex: 0)
  /// Whether a fill is hardly more than a background.
  var isFaint: Bool { fade == 2 }

  package init(_ color: CellColor, attributes: CellAttributes = [], pattern: UInt8 = 0) {
    self.color = color
    self.attributes = attributes
    self.pattern = pattern
  }

  package static let primary = Ink(.default)
  package static let secondary = Ink(.default, attributes: .dim)

  /// Returns the style of a glyph drawn with this ink over a background.
  package func style(on background: CellColor = .default) -> CellStyle {
    CellStyle(foreground: color, background: background, attributes: attributes)
  }

  /// Mixes two inks; colours are mixed per component, and the terminal's own colour is kept until
  /// half way.
  package func mixed(with other: Ink, fraction: Double) -> Ink {
    guard !color.isDefault, !other.color.isDefault else { return fraction < 0.5 ? self : other }
    var mixed = Ink(
      color.mixed(with: other.color, fraction),
      attributes: fraction < 0.5 ? attributes : other.attributes, pattern: pattern)
    mixed.opacity = UInt8(
      Double(opacity).mixed(with: Double(other.opacity), fraction).rounded().clamped(to: 0...255))
    mixed.ground = opacity < 255 ? ground : other.ground
    return mixed
  }
}

extension Ink {
  /// Returns the ink mixed with a background; the terminal's own colours, which are not known,
  /// become dim below 0.6.
  package func faded(by opacity: Double, on ground: CellColor) -> Ink {
    if opacity >= 1 || opacity != opacity { return self }
    var faded = self
    faded.opacity = UInt8((Double(self.opacity) * max(0, opacity)).rounded())
    faded.ground = ground
    if color.isDefault {
      if opacity < 0.6 { faded.attributes.insert(.dim) }
    } else {
      faded.color = Ink(ground).mixed(with: self, fraction: max(0, opacity)).color
    }
    return faded
  }

  /// Returns the ink with a monochrome shade for its opacity; the terminal's own colour has none.
  package func shaded(byOpacity opacity: Double) -> Ink {
    var shaded = self
    shaded.fade = color.isDefault || opacity >= 0.85 ? 0 : opacity < 0.6 ? 2 : 1
    return shaded
  }

  /// Returns the ink with the monochrome shade of a series, whatever its opacity.
  package func shaded(asSeries index: Int) -> Ink {
    var ink = Ink(color, attributes: attributes, pattern: UInt8(clamping: index))
    (ink.opacity, ink.ground) = (opacity, self.ground)
    return ink
  }

  /// Returns the ink of dots of a line that runs along the edge of a tint.
  func along(_ edge: Edge) -> Ink {
    var ink = self
    ink.edge = edge
    return ink
  }

  /// The direction of a line along the edge of a tint.
  enum Edge: UInt8, Sendable { case none, shallow, steep }

  /// Returns the ink of appearing or disappearing content: the terminal's own colours, which are
  /// not known, are dim at first; `nil` where hardly anything is left.
  package func fading(to opacity: Double, on ground: CellColor) -> Ink? {
    opacity <= (color.isDefault ? 0.25 : 0) ? nil : faded(by: opacity, on: ground)
  }

  /// Whether nothing below the ink is visible.
  @inline(__always) var isOpaque: Bool { opacity == 255 }
  /// Whether a grid line below the ink is visible.
  @inline(__always) var showsGrid: Bool { opacity < 217 }

  /// Returns the ink as it is visible over another ink.
  ///
  /// The colour is the blend of both. Without colours a faint ink does not hide a stronger one.
  func over(_ below: Ink) -> Ink {
    guard !isOpaque else { return self }
    var blend = isFaint && !below.isFaint ? below : self
    if color.isDefault && below.color.isDefault {
      return below.opacity >= opacity ? below : self
    }
    let (mine, its) = (colorOnGround(ground), below.colorOnGround(ground))
    let rest = 255 - Int(opacity)
    func mix(_ own: UInt8, _ below: UInt8, _ ground: UInt8) -> UInt8 {
      UInt8(clamping: Int(own) + (rest * (Int(below) - Int(ground)) + 127) / 255)
    }
    let base = ground.components
    blend.color = CellColor(
      red: mix(mine.red, its.red, base.red), green: mix(mine.green, its.green, base.green),
      blue: mix(mine.blue, its.blue, base.blue))
    blend.attributes.remove(.dim)
    blend.opacity = UInt8(clamping: Int(opacity) + (rest * Int(below.opacity) + 127) / 255)
    blend.ground = ground
    return blend
  }

  /// Returns the components on a background, from which the terminal's foreground is estimated.
  private func colorOnGround(_ ground: CellColor) -> (red: UInt8, green: UInt8, blue: UInt8) {
    guard color.isDefault else { return color.components }
    let foreground = Ink(ColorScheme(on: ground).foreground)
    return foreground.faded(by: Double(opacity) / 255, on: ground).color.components
  }
}
