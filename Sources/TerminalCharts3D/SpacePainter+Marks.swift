import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

extension SpacePainter {
  private func parts(
    _ record: SpaceRecord
  ) -> (low: SpaceVector, high: SpaceVector)? {
    guard let x = scales.x.part(record.x), let y = scales.y.part(record.y),
      let z = scales.z.part(record.z)
    else { return nil }
    return (
      SpaceVector(x.lowerBound, y.lowerBound, z.lowerBound),
      SpaceVector(x.upperBound, y.upperBound, z.upperBound)
    )
  }

  func ink(_ appearance: SpaceAppearance) -> Ink? {
    appearance.paint(scales.flat.styles).representative.map { ink in
      ink.faded(by: appearance.opacity, on: environment.backgroundColor)
    }
  }

  mutating func addRule(_ record: SpaceRecord) {
    guard let (low, high) = parts(record), let ink = ink(record.appearance) else { return }
    // In segments that fade with distance.
    let pieces = 16
    let vector = high - low
    for piece in 0..<pieces {
      let start = corner(scales.point(low + vector * (Double(piece) / Double(pieces))))
      let end = corner(scales.point(low + vector * (Double(piece + 1) / Double(pieces))))
      let number = number(of: ink, nearness: (start.nearness + end.nearness) / 2)
      raster.line(from: start, to: end, ink: number, width: dots.lineWidth)
    }
  }

  mutating func addRectangle(_ record: SpaceRecord) {
    guard let (low, high) = parts(record) else { return }
    for axis in 0..<3 {
      let others = (0..<3).filter { $0 != axis }
      guard others.allSatisfy({ high[$0] > low[$0] }) else { continue }
      for side in high[axis] > low[axis] ? [low[axis], high[axis]] : [low[axis]] {
        addFace(axis, at: side, low, high, others, record.appearance)
      }
    }
  }

  private mutating func addFace(
    _ axis: Int, at side: Double, _ low: SpaceVector, _ high: SpaceVector, _ others: [Int],
    _ appearance: SpaceAppearance
  ) {
    var normal = SpaceVector.zero
    normal[axis] = 1
    let base = shading.base(of: appearance)
    let ends = [(low, low), (high, low), (high, high), (low, high)]
    let corners = ends.map { first, second -> DepthRaster.Corner in
      var fractions = SpaceVector(repeating: side)
      fractions[others[0]] = first[others[0]]
      fractions[others[1]] = second[others[1]]
      let point = scales.point(fractions)
      let color = shading.color(
        base, height: fractions.y, normal: normal, appearance: appearance,
        facing: camera.sees(normal, at: point))
      return corner(point, height: fractions.y, color: color)
    }
    fill(corners[0], corners[1], corners[2], corners[3], opacity: appearance.opacity)
    guard mode == .lines, let ink = ink(appearance) else { return }
    let number = number(of: ink)
    for index in 0..<4 {
      raster.line(from: corners[index], to: corners[(index + 1) % 4], ink: number)
    }
  }
}

// Extends the scales instead of the painter, which is large and would be copied.
extension PositionScale {
  /// Returns the position of a datum as a fraction of its side; `nil` outside.
  private func fraction(_ datum: Double, _ extent: MarkExtent) -> Double? {
    guard extent.kind == kind else { return nil }
    let fraction = position(datum)
    return fraction >= -1e-9 && fraction <= 1 + 1e-9 ? fraction.clamped(to: 0...1) : nil
  }

  /// Returns the fraction of a side at the middle of a mark; 0.5 without data, `nil` outside.
  func middle(_ extent: MarkExtent) -> Double? {
    extent.isData ? fraction(extent.middle, extent) : 0.5
  }

  /// Returns the fractions of a side that a mark covers; `nil` outside.
  fileprivate func part(_ extent: MarkExtent) -> ClosedRange<Double>? {
    switch extent.form {
    case .none, .points: return 0...1
    case .value: return fraction(extent.lower, extent).map { $0...$0 }
    case .bin, .range:
      guard extent.kind == kind else { return nil }
      let ends = [extent.lower, extent.upper].map { position($0) }
      guard let low = ends.min(), let high = ends.max(), low <= high, low <= 1, high >= 0 else {
        return nil
      }
      return low.clamped(to: 0...1)...high.clamped(to: 0...1)
    }
  }
}
