import TerminalCore

/// A colour as it is drawn: blended, with the attributes that stand in for colour where there is
/// none.
package struct Ink: Hashable, Sendable {
  package var color: CellColor
  package var attributes: CellAttributes
  /// Which shade tells a fill apart on a terminal without colours: 0 is solid.
  package var pattern: UInt8
  /// How faint a fill is on a terminal without colours, by the opacity of its colour: 0 is solid.
  ///
  /// Series keep the shade that their legend has.
  private(set) var fade: UInt8 = 0
  /// How the line of the dots runs, where it runs along the edge of a tint.
  private(set) var edge = Edge.none
  /// How much of what is below the ink hides, 255 for all of it: its colour has been mixed with the
  /// ground, for cells know no other.
  package private(set) var opacity: UInt8 = 255
  /// Whether a fill is hardly more than a ground.
  var isFaint: Bool { fade == 2 }

  package init(_ color: CellColor, attributes: CellAttributes = [], pattern: UInt8 = 0) {
    self.color = color
    self.attributes = attributes
    self.pattern = pattern
  }

  package static let primary = Ink(.default)
  package static let secondary = Ink(.default, attributes: .dim)

  /// The style of a glyph drawn with this ink over a background.
  package func style(on background: CellColor = .default) -> CellStyle {
    CellStyle(foreground: color, background: background, attributes: attributes)
  }

  /// Mixes two inks; colours are mixed per component, and the terminal's own colour is kept until
  /// half way.
  package func mixed(with other: Ink, share: Double) -> Ink {
    guard !color.isDefault, !other.color.isDefault else { return share < 0.5 ? self : other }
    var mixed = Ink(
      color.mixed(with: other.color, share),
      attributes: share < 0.5 ? attributes : other.attributes, pattern: pattern)
    mixed.opacity = UInt8(
      Double(opacity).mixed(with: Double(other.opacity), share).rounded().clamped(to: 0...255))
    return mixed
  }
}

extension Ink {
  /// The ink mixed with a ground; the terminal's own colours, which are not known, become dim below
  /// 0.6.
  package func faded(by opacity: Double, on ground: CellColor) -> Ink {
    if opacity >= 1 || opacity != opacity { return self }
    var faded = self
    faded.opacity = UInt8((Double(self.opacity) * max(0, opacity)).rounded())
    if color.isDefault {
      if opacity < 0.6 { faded.attributes.insert(.dim) }
    } else {
      faded.color = Ink(ground).mixed(with: self, share: max(0, opacity)).color
    }
    return faded
  }

  /// The ink with a shade for its opacity where there are no colours; the terminal's own has none.
  package func shaded(byOpacity opacity: Double) -> Ink {
    var shaded = self
    shaded.fade = color.isDefault || opacity >= 0.85 ? 0 : opacity < 0.6 ? 2 : 1
    return shaded
  }

  /// The ink with the shade of a series where there are no colours, whatever its opacity.
  package func shaded(asSeries place: Int) -> Ink {
    var ink = Ink(color, attributes: attributes, pattern: UInt8(clamping: place))
    ink.opacity = opacity
    return ink
  }

  /// The ink of dots of a line that runs along the edge of a tint.
  func along(_ edge: Edge) -> Ink {
    var ink = self
    ink.edge = edge
    return ink
  }

  /// How a line runs along the edge of a tint, if it does.
  enum Edge: UInt8, Sendable { case none, shallow, steep }

  /// The ink of something that comes or goes: the terminal's own colours, which are not known, are
  /// dim at first, and `nil` where hardly anything is left.
  package func fading(to opacity: Double, on ground: CellColor) -> Ink? {
    opacity <= (color.isDefault ? 0.25 : 0) ? nil : faded(by: opacity, on: ground)
  }
}
