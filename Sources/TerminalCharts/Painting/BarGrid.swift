import FoundationSubset
import TerminalViews

/// The layout of bars with automatic width along one direction: equal widths on whole cells, and
/// spacing as even as these allow.
///
/// A half cell at the side of a bar cannot show eighths, so that the bar's end would have corners,
/// and readers compare the ends of bars, not the gaps between them.
struct BarGrid {
  /// The extent of a cell or a pixel, in points.
  let unit: CGFloat
  /// The step of bar edges: half a cell, or a whole cell if no character fills half of one.
  let grain: CGFloat
  // Whether bars lie above each other.
  private let isUpright: Bool
  // The distance between bars; `nil` if the lengths of bands differ too much for one width.
  private let step: CGFloat?

  /// - Parameter bin: The length of data that decides on the width of bars; see ``MarkFacts``.
  init(
    _ direction: PlotDirection, bin: Double?, hasHalves: Bool, _ precision: DrawingPrecision
  ) {
    unit = precision.unit[along: direction.axis]
    grain = hasHalves ? precision.edge[along: direction.axis] : unit
    isUpright = direction.axis == .vertical
    step = Self.step(of: bin, direction)
  }

  /// Returns the part of a band that a bar fills: about 70 percent, in whole cells, if a gap of a
  /// cell fits; otherwise the whole band, so that neighbours touch.
  ///
  /// In a band between one row and the least with such a gap, a bar is half a row shorter than the
  /// band, in half rows: whole rows would give bars of two thicknesses without gaps.
  ///
  /// - Parameter minimum: The length of a band, in cells, from which a gap fits.
  func bar(in band: ClosedRange<CGFloat>, gapsFrom minimum: CGFloat) -> ClosedRange<CGFloat> {
    let cells = length(of: band) / unit + Self.tolerance
    guard cells >= minimum else {
      guard cells >= 0.5 else { return band }
      if isUpright, cells > 1 + 2 * Self.tolerance { return thinBar(in: band, cells) }
      return Self.snapped(band, to: cells >= 1 ? unit : unit / 2)
    }
    let width = min((0.7 * cells).rounded(), (cells - 1).rounded(.down)) * unit
    let start = Self.snapped((band.lowerBound + band.upperBound - width) / 2, to: unit)
    return start...(start + width)
  }

  // Without half cells a bar takes the row of the band's middle, where its label stands.
  private func thinBar(in band: ClosedRange<CGFloat>, _ cells: CGFloat) -> ClosedRange<CGFloat> {
    let middle = (band.lowerBound + band.upperBound) / 2
    guard grain < unit else {
      let start = ((middle / unit + Self.tolerance).rounded(.down)) * unit
      return start...(start + unit)
    }
    let width = (2 * cells - 1).rounded(.down) * grain
    let start = Self.snapped(middle - width / 2, to: grain)
    return start...(start + width)
  }

  /// Returns the band length for the width of a bar: the shortest band's if all are similar.
  func length(of band: ClosedRange<CGFloat>) -> CGFloat {
    step ?? band.upperBound - band.lowerBound
  }
}

extension BarGrid {
  static var tolerance: CGFloat { 1e-6 }

  static func isWhole(_ number: CGFloat) -> Bool { abs(number - number.rounded()) < tolerance }

  /// Returns the nearest edge; of two at the same distance the later, despite rounding errors.
  static func snapped(_ coordinate: CGFloat, to grain: CGFloat) -> CGFloat {
    (coordinate / grain + tolerance).rounded() * grain
  }

  static func snapped(_ band: ClosedRange<CGFloat>, to grain: CGFloat) -> ClosedRange<CGFloat> {
    snapped(band.lowerBound, to: grain)...snapped(band.upperBound, to: grain)
  }

  private static func step(of bin: Double?, _ direction: PlotDirection) -> CGFloat? {
    let scale = direction.scale
    guard let bin, case .continuous(.linear, let domain) = scale.mapping else { return nil }
    let positions = (scale.position(domain.lowerBound), scale.position(domain.lowerBound + bin))
    let length = abs(direction.coordinate(at: positions.1) - direction.coordinate(at: positions.0))
    return length.isFinite && length > 0 ? length : nil
  }
}
