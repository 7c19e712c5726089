import FoundationSubset
import TerminalCore
import TerminalViews

extension ChartNode {
  /// Shows the part of the data that was scrolled to; `nil` where all of them are seen.
  func scroll(_ scales: inout ChartScales) -> ScrolledChart? {
    guard !settings.scroll.axes.isEmpty else { return nil }
    let state = place.map { place in
      (memory: place.drawnChild(.scrolling).memory { ScrollMemory() }, tree: place.tree)
    }
    let axes = settings.scroll.axes
    let x =
      axes.contains(.horizontal)
      ? scales.x.scroll(settings.scroll.x, to: state?.memory.x.position) : nil
    let y =
      axes.contains(.vertical)
      ? scales.y.scroll(settings.scroll.y, to: state?.memory.y.position) : nil
    guard x != nil || y != nil else { return nil }
    return ScrolledChart(
      x: x, y: y, scales: scales, settings: settings.scroll, memory: state?.memory,
      tree: state?.tree)
  }
}

/// Where a chart was scrolled to.
final class ScrollMemory {
  var x = Direction()
  var y = Direction()

  struct Direction {
    /// The start of the visible domain; `nil` before the user has scrolled.
    var position: Double?
    // What the wheel has been turned, on the way from one place of rest to the next.
    var rest = 0.0
  }
}

/// The visible part of a scrolled chart.
struct ScrolledChart {
  let x: ScrolledDomain?
  let y: ScrolledDomain?
  let scales: ChartScales
  let settings: ScrollSettings
  let memory: ScrollMemory?
  let tree: ViewTree?

  /// Moves what is seen by a share of it, to the right and downwards.
  ///
  /// - Returns: by what share it has moved: less at an end, and where it comes to rest elsewhere.
  func scroll(by way: CGSize) -> CGSize {
    guard let memory else { return .zero }
    // Later values lie to the right, and upwards.
    let moved = CGSize(
      width: move(x, settings.x, scales.x, by: way.width, forward: 1, &memory.x),
      height: move(y, settings.y, scales.y, by: way.height, forward: -1, &memory.y))
    if moved != .zero { tree?.invalidate() }
    return moved
  }

  private func move(
    _ domain: ScrolledDomain?, _ setting: ScrollSettings.Direction, _ scale: PositionScale,
    by way: CGFloat, forward: Double, _ memory: inout ScrollMemory.Direction
  ) -> CGFloat {
    guard let domain, way != 0 else { return 0 }
    let direction = scale.isReversed ? -forward : forward
    let share = Double(way) * direction
    let wanted = domain.start + memory.rest + share * domain.length
    let target = domain.start(after: setting.rest(wanted) - domain.start)
    guard abs(target - domain.start) > 1e-9 * max(1, abs(domain.length)) else {
      // At an end nothing is kept for later.
      let isAtEnd = domain.start(after: share * domain.length) == domain.start
      memory.rest = isAtEnd ? 0 : wanted - domain.start
      return 0
    }
    memory = ScrollMemory.Direction(position: target)
    if let moved = setting.moved, let value = scale.plotted(target) { moved(value) }
    return CGFloat(direction * (target - domain.start) / domain.length)
  }

  /// Draws how much of the data is seen, and which part, along the lower edge of the plot.
  func paint(beside layout: ChartLayout, in environment: EnvironmentValues, on canvas: inout Canvas)
  {
    guard memory != nil, let shares = x?.shares else { return }
    SeenPart(shares: shares).paint(beside: layout, in: environment, on: &canvas)
  }
}
