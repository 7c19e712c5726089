import ElectricityPrices
import TerminalCore
import TerminalViews

/// The colours of prices on a screen, for fills and strokes.
struct PriceColors: Sendable {
  private enum Form: Sendable {
    case ramp(PriceRamp)
    case levels(PriceLevelScale, ThemeColors)
    case plain(CellColor)
  }

  private let form: Form
  /// The prices at the ends of the ramp.
  let range: ClosedRange<Double>
  private let lowest: Double
  /// Whether a gradient is as smooth as the ramp, with few stops; cells and levels have steps.
  private let isSmooth: Bool

  /// Chooses the colours of the visible prices, or of the means that are drawn in their place.
  init(_ state: ViewerState, look: ViewerLook, means: [Double] = []) {
    lowest = means.min() ?? state.drawnStatistics?.lowest.doubleValue ?? 0
    let highest = max(lowest, means.max() ?? state.drawnStatistics?.highest.doubleValue ?? 0)
    let low = state.shownLimit(state.cheapBelow) ?? lowest
    range = low...max(low, state.shownLimit(state.dearAbove) ?? highest)
    let colors = look.colors
    if look.isShaded || state.drawnColoring == .plain {
      form = .plain(colors.price)
    } else if let scale = state.drawnLevels {
      form = .levels(scale, colors)
    } else {
      form = .ramp(PriceRamp(colors, range))
    }
    isSmooth = if look.pixels != nil, case .ramp = form { true } else { false }
  }

  /// Whether colours depend on prices.
  var isMeaningful: Bool { if case .plain = form { false } else { true } }

  /// Returns the colour of a price.
  ///
  /// - Parameter steps: The number of ramp colours to use, if fewer than available.
  func color(of price: Double, steps: Int = .max) -> CellColor {
    switch form {
    case .ramp(let ramp): ramp.color(of: price, steps: steps)
    case .levels(let scale, let colors): colors.level(scale.level(of: price))
    case .plain(let color): color
    }
  }

  /// Returns the fill of a tile with a price; one of `shades` where colours mean nothing.
  ///
  /// - Parameter shades: Two or three.
  func tile(of price: Double, shades: Int) -> Color {
    guard case .plain(let color) = form else { return Color(color(of: price)) }
    let length = range.upperBound - range.lowerBound
    let step = length > 0 ? (price - range.lowerBound) / length * Double(shades) : 0
    let rank = min(max(0, Int(step)), shades - 1)
    return Color(color).opacity([0.3, 0.7, 1].suffix(shades).dropFirst(rank).first ?? 1)
  }

  /// Returns the colours of evenly spaced prices from the lowest to the highest, with at least
  /// three on each side of zero if there are prices on both.
  func ramp(count: Int) -> [CellColor] {
    func part(_ low: Double, _ high: Double, _ count: Int) -> [CellColor] {
      (0..<count).map { color(of: low + (high - low) * Double($0) / Double(max(1, count - 1))) }
    }
    let (low, high) = (range.lowerBound, range.upperBound)
    guard low < 0, high > 0 else { return part(low, high, count) }
    let below = Int((-low / (high - low) * Double(count)).rounded())
    let limited = min(max(below, 3), max(3, count - 3))
    return part(low, -Double.leastNormalMagnitude, limited) + part(0, high, count - limited)
  }

  /// Returns a gradient over the height of a plot between two prices, with an edge at zero.
  ///
  /// Below the lowest price it has that price's colour, since a cell reaches beyond the line in it.
  ///
  /// - Parameter opacity: The opacity for a fraction of the height.
  func gradient(
    from bottom: Double, to top: Double, opacity: (_ fraction: Double) -> Double
  ) -> LinearGradient {
    let count = isSmooth ? 20 : 64
    // A cell whose middle is at zero is not below zero.
    let zero = top > bottom ? -bottom / (top - bottom) - 1e-6 : 0
    var edges = (0...count).map { Double($0) / Double(count) }
    if 0 < zero, zero < 1 { edges.append(zero) }
    edges.sort()
    let stops = zip(edges, edges.dropFirst()).flatMap { from, to in
      [from, to].map { edge in
        // At an edge of a smooth gradient, the colour is the one just inside.
        let place = edge + ((from + to) / 2 - edge) * (isSmooth ? 1e-6 : 1)
        let color = Color(self.color(of: max(lowest, bottom + (top - bottom) * place)))
        return Gradient.Stop(color: color.opacity(opacity(edge)), location: edge)
      }
    }
    return LinearGradient(
      gradient: Gradient(stops: stops), startPoint: .bottom, endPoint: .top)
  }
}

/// A colour ramp from cool for the lowest price to warm for the highest, with its own hue below 0.
struct PriceRamp: Sendable {
  private let above, below: [CellColor]
  private let range: ClosedRange<Double>
  private let maximumSteps: Int

  init(_ colors: ThemeColors, _ range: ClosedRange<Double>) {
    (above, below) = (colors.ramp, colors.belowZero)
    maximumSteps = colors.rampSteps
    self.range = range
  }

  func color(of price: Double, steps: Int) -> CellColor {
    let steps = min(steps, maximumSteps)
    if price < 0 {
      let lowest = min(range.lowerBound, 0)
      return Self.color(below, at: lowest < 0 ? price / lowest : 1, steps: max(2, steps / 4))
    }
    let low = max(range.lowerBound, 0)
    let length = range.upperBound - low
    return Self.color(above, at: length > 0 ? (price - low) / length : 0.5, steps: steps)
  }

  private static func color(_ stops: [CellColor], at fraction: Double, steps: Int) -> CellColor {
    let fraction = fraction.isNaN ? 0.5 : min(max(fraction, 0), 1)
    let step = min((fraction * Double(steps)).rounded(.down), Double(steps - 1))
    let position = steps > 1 ? step / Double(steps - 1) * Double(stops.count - 1) : 0
    let index = min(Int(position), stops.count - 2)
    return stops[index].mixed(with: stops[index + 1], position - Double(index))
  }
}
