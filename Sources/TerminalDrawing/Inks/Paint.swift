import FoundationSubset
import TerminalCore

/// A resolved style: what ink a place of a shape gets.
package enum Paint: Hashable, Sendable {
  /// Nothing is drawn.
  case clear
  /// What is below is removed, so that the terminal's own ground shows.
  case erase
  /// One ink.
  case ink(Ink)
  /// A ramp between two places of the bounds, given as shares of them.
  case linear(stops: [Stop], start: UnitPoint, end: UnitPoint)

  /// A place of a ramp; no ink where it is transparent.
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var ink: Ink?
    package init(location: Double, ink: Ink?) {
      self.location = location
      self.ink = ink
    }
  }

  /// The ink at a point of a shape with the given bounds; `nil` where nothing is drawn.
  package func ink(at point: CGPoint, in bounds: CGRect) -> Ink? {
    switch self {
    case .clear, .erase: nil
    case .ink(let ink): ink
    case .linear(let stops, let start, let end):
      Paint.ramp(stops, at: Paint.share(of: point, in: bounds, from: start, to: end))
    }
  }

  /// The ink where a single one must do.
  package var representative: Ink? {
    switch self {
    case .clear, .erase: nil
    case .ink(let ink): ink
    case .linear(let stops, _, _): stops.lazy.compactMap(\.ink).first
    }
  }

  /// Whether the ink differs from place to place.
  package var varies: Bool {
    if case .linear = self { return true }
    return false
  }

  private static func share(
    of point: CGPoint, in bounds: CGRect, from start: UnitPoint, to end: UnitPoint
  ) -> Double {
    let origin = CGPoint(
      x: bounds.minX + start.x * bounds.width, y: bounds.minY + start.y * bounds.height)
    let dx = (end.x - start.x) * bounds.width
    let dy = (end.y - start.y) * bounds.height
    let length = dx * dx + dy * dy
    guard length > 0 else { return 0 }
    return Double(((point.x - origin.x) * dx + (point.y - origin.y) * dy) / length)
  }

  /// The ink at a place of a ramp; `nil` where it is transparent.
  package static func ramp(_ stops: [Stop], at share: Double) -> Ink? {
    guard let first = stops.first, let last = stops.last else { return nil }
    if !(share > first.location) { return first.ink }
    if share >= last.location { return last.ink }
    let upper = stops.firstIndex { $0.location > share } ?? stops.count - 1
    let (low, high) = (stops[upper - 1], stops[upper])
    let span = high.location - low.location
    let part = span > 0 ? (share - low.location) / span : 0
    guard let from = low.ink, let to = high.ink else { return part < 0.5 ? low.ink : high.ink }
    return from.mixed(with: to, share: part)
  }
}
