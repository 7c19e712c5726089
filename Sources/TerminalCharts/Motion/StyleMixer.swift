import FoundationSubset
import TerminalCore
import TerminalViews

/// Interpolates the styles of moving marks.
struct StyleMixer {
  private let origins: [MovedStyle]
  private let targets: [MovedStyle]
  private let fraction: Double
  private let ground: CellColor
  // Many marks move at a time, but in few styles.
  private var made: [Pair: Int32] = [:]

  private struct Pair: Hashable {
    let from: Int?
    let to: Int32
  }

  init(
    from origins: [MovedStyle], to targets: [MovedStyle], fraction: Double,
    in environment: EnvironmentValues
  ) {
    (self.origins, self.targets, self.fraction) = (origins, targets, fraction)
    ground = environment.backgroundColor
  }

  /// Returns the index of a mark's style between two styles; a new mark has no `from`.
  mutating func style(from: Int?, to: Int32, in styles: inout MarkStyleTable) -> Int32 {
    let pair = Pair(from: from, to: to)
    let style = made[pair] ?? make(pair, in: &styles)
    made[pair] = style
    return style
  }

  private func make(_ pair: Pair, in styles: inout MarkStyleTable) -> Int32 {
    let target = targets[Int(pair.to)]
    guard let from = pair.from else {
      var moved = target
      moved.paint = target.paint.fading(to: fraction, on: ground)
      return styles.style(moved: moved, from: pair.to)
    }
    guard origins[from] != target else { return pair.to }
    return styles.style(moved: origins[from].mixed(with: target, fraction), from: pair.to)
  }
}

extension MovedStyle {
  fileprivate func mixed(with other: MovedStyle, _ fraction: Double) -> MovedStyle {
    MovedStyle(
      paint: paint.mixed(with: other.paint, fraction: fraction),
      lineWidth: max(0, lineWidth.mixed(with: other.lineWidth, fraction)),
      symbolSize: CGSize(
        width: max(0, symbolSize.width.mixed(with: other.symbolSize.width, fraction)),
        height: max(0, symbolSize.height.mixed(with: other.symbolSize.height, fraction))))
  }
}
