import FoundationSubset
import TerminalCore

/// A resolved style, which gives each point of a shape its ink.
package enum Paint: Hashable, Sendable {
  /// Nothing is drawn.
  case clear
  /// Removes the content below, so that the terminal's own background is visible.
  case erase
  /// One ink.
  case ink(Ink)
  /// A ramp from ink to ink.
  indirect case ramp(stops: [Stop], form: RampForm)

  /// Returns a ramp between two points of the bounds, given as fractions of them.
  package static func linear(stops: [Stop], start: UnitPoint, end: UnitPoint) -> Paint {
    .ramp(stops: stops, form: .linear(start: start, end: end))
  }

  /// The geometry of a ramp.
  package enum RampForm: Hashable, Sendable {
    /// Between two points of the bounds, given as fractions of them.
    case linear(start: UnitPoint, end: UnitPoint)
    /// Around a point of the bounds, clockwise from one angle to another, in radians.
    case angular(center: UnitPoint, start: Double, end: Double)
    /// From a point of the bounds outwards, between two distances in points.
    case radial(center: UnitPoint, start: Double, end: Double)
  }

  /// A stop of a ramp; its ink is `nil` where it is transparent.
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var ink: Ink?
    package init(location: Double, ink: Ink?) {
      self.location = location
      self.ink = ink
    }
  }

  /// Returns the ink at a point of a shape with the given bounds; `nil` where nothing is drawn.
  package func ink(at point: CGPoint, in bounds: CGRect) -> Ink? {
    switch self {
    case .clear, .erase: nil
    case .ink(let ink): ink
    case .ramp(let stops, let form): Paint.ramp(stops, at: form.fraction(of: point, in: bounds))
    }
  }

  /// The ink that stands for the paint where only one is possible.
  package var representative: Ink? {
    switch self {
    case .clear, .erase: nil
    case .ink(let ink): ink
    case .ramp(let stops, _): stops.lazy.compactMap(\.ink).first
    }
  }

  /// Whether the ink differs from point to point.
  package var varies: Bool { if case .ramp = self { true } else { false } }

  /// Returns the ink at a fraction of a ramp; `nil` where it is transparent.
  package static func ramp(_ stops: [Stop], at fraction: Double) -> Ink? {
    guard let (low, high, part) = stops.segment(at: fraction, { $0.location }) else { return nil }
    guard let from = low.ink, let to = high.ink else { return part < 0.5 ? low.ink : high.ink }
    return from.mixed(with: to, fraction: part)
  }
}

extension Paint {
  /// Returns the interpolation with another paint.
  ///
  /// Inks are mixed, and ramps with the same number of stops; other paints change halfway.
  package func mixed(with other: Paint, fraction: Double) -> Paint {
    switch (self, other) {
    case (.ink(let from), .ink(let to)): .ink(from.mixed(with: to, fraction: fraction))
    case (.ramp(let from, .linear), .ramp(let to, let form))
    where from.count == to.count && form.isLinear:
      .ramp(stops: Self.mixed(from, with: to, fraction), form: form)
    default: fraction < 0.5 ? self : other
    }
  }

  private static func mixed(_ from: [Stop], with to: [Stop], _ fraction: Double) -> [Stop] {
    zip(from, to).map { from, to in
      let ink: Ink? =
        if let first = from.ink, let last = to.ink {
          first.mixed(with: last, fraction: fraction)
        } else {
          fraction < 0.5 ? from.ink : to.ink
        }
      return Stop(
        location: from.location + (to.location - from.location) * fraction, ink: ink)
    }
  }

  /// Returns the paint of appearing content, mixed with the background.
  package func fading(to opacity: Double, on ground: CellColor) -> Paint {
    switch self {
    case .clear, .erase: self
    case .ink(let ink): ink.fading(to: opacity, on: ground).map(Paint.ink) ?? .clear
    case .ramp(let stops, let form):
      .ramp(
        stops: stops.map {
          Stop(location: $0.location, ink: $0.ink?.fading(to: opacity, on: ground))
        }, form: form)
    }
  }
}

extension Paint.RampForm {
  fileprivate var isLinear: Bool { if case .linear = self { true } else { false } }

  /// Returns the fraction of a ramp at a point; below 0 or above 1 beyond its ends.
  func fraction(of point: CGPoint, in bounds: CGRect) -> Double {
    func offset(_ center: UnitPoint) -> (x: Double, y: Double) {
      (
        Double(point.x - bounds.minX - center.x * bounds.width),
        Double(point.y - bounds.minY - center.y * bounds.height)
      )
    }
    func fraction(_ length: Double, _ start: Double, _ end: Double) -> Double {
      end > start ? (length - start) / (end - start) : length < start ? 0 : 1
    }
    switch self {
    case .linear(let start, let end):
      let (x, y) = offset(start)
      let across = Double((end.x - start.x) * bounds.width)
      let along = Double((end.y - start.y) * bounds.height)
      let length = across * across + along * along
      return length > 0 ? (x * across + y * along) / length : 0
    case .angular(let center, let start, let end):
      let (x, y) = offset(center)
      let turn = 2 * Double.pi
      let angle = (atan2(y, x) - start).truncatingRemainder(dividingBy: turn)
      return fraction(angle < 0 ? angle + turn : angle, 0, end - start)
    case .radial(let center, let start, let end):
      let (x, y) = offset(center)
      return fraction((x * x + y * y).squareRoot(), start, end)
    }
  }
}

extension Array {
  /// Returns the elements of a ramp around a location, and the fraction between them, 0…1.
  func segment(
    at position: Double, _ location: (Element) -> Double
  ) -> (low: Element, high: Element, part: Double)? {
    guard let first, let last else { return nil }
    if !(position > location(first)) { return (first, first, 0) }
    if position >= location(last) { return (last, last, 0) }
    let upper = firstIndex { location($0) > position } ?? count - 1
    let (low, high) = (self[upper - 1], self[upper])
    let span = location(high) - location(low)
    return (low, high, span > 0 ? (position - location(low)) / span : 0)
  }
}
