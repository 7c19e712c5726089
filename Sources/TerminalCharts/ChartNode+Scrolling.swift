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
    var x: ScrolledDomain?
    var y: ScrolledDomain?
    if settings.scroll.axes.contains(.horizontal) {
      x = scales.x.scroll(settings.scroll.x, to: state?.memory.x)
    }
    if settings.scroll.axes.contains(.vertical) {
      y = scales.y.scroll(settings.scroll.y, to: state?.memory.y)
    }
    guard x != nil || y != nil else { return nil }
    return ScrolledChart(
      x: x, y: y, scales: scales, settings: settings.scroll, memory: state?.memory,
      tree: state?.tree)
  }
}

/// Where a chart was scrolled to.
final class ScrollMemory {
  var x: Double?
  var y: Double?
  // What the wheel has been turned, on the way from one place of rest to the next.
  var rest = (x: 0.0, y: 0.0)
}

/// A chart of which a part is seen.
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
    var moved = CGSize.zero
    if let x, way.width != 0 {
      let direction = scales.x.scale.isReversed ? -1.0 : 1
      moved.width = CGFloat(
        direction
          * move(x, settings.x, scales.x, Double(way.width) * direction, &memory.rest.x, &memory.x))
    }
    if let y, way.height != 0 {
      let direction = scales.y.scale.isReversed ? 1.0 : -1
      moved.height = CGFloat(
        direction
          * move(
            y, settings.y, scales.y, Double(way.height) * direction, &memory.rest.y, &memory.y))
    }
    if moved != .zero { tree?.invalidate() }
    return moved
  }

  private func move(
    _ domain: ScrolledDomain, _ setting: ScrollSettings.Direction, _ scale: AxisScale,
    _ share: Double, _ rest: inout Double, _ position: inout Double?
  ) -> Double {
    let wanted = domain.start + rest + share * domain.length
    let target = domain.start(after: setting.rest(wanted) - domain.start)
    guard abs(target - domain.start) > 1e-9 * max(1, abs(domain.length)) else {
      // At an end nothing is kept for later.
      let isAtEnd = domain.start(after: share * domain.length) == domain.start
      rest = isAtEnd ? 0 : wanted - domain.start
      return 0
    }
    rest = 0
    position = target
    if let moved = setting.moved, let value = scale.plotted(target) { moved(value) }
    return (target - domain.start) / domain.length
  }

  /// Draws how much of the data is seen, and which part, along the lower edge of the plot.
  func paint(beside layout: ChartLayout, in environment: EnvironmentValues, on canvas: inout Canvas)
  {
    guard memory != nil, let shares = x?.shares else { return }
    SeenPart(shares: shares).paint(beside: layout, in: environment, on: &canvas)
  }
}
