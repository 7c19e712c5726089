import FoundationSubset
import TerminalCore
import TerminalViews

extension ChartNode {
  /// Limits the scales to the part of the data that was scrolled to; `nil` if all are visible.
  func scroll(_ scales: inout ChartScales) -> ScrolledChart? {
    guard !settings.scroll.axes.isEmpty else { return nil }
    let state = identity.map { identity in
      (memory: identity.drawnChild(.scrolling).memory { ScrollMemory() }, tree: identity.tree)
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

/// The scroll position of a chart between frames.
final class ScrollMemory {
  var x = Direction()
  var y = Direction()

  struct Direction {
    /// The start of the visible domain; `nil` before the user has scrolled.
    var position: Double?
    /// The part of the movements so far that was too short to reach the next alignment.
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

  /// Scrolls by a fraction of the visible part, to the right and downwards.
  ///
  /// - Parameter proxy: The scales of the chart, for a custom behaviour.
  /// - Returns: The fraction by which the chart moved; it is less at an end, and differs where a
  ///   behaviour aligns it.
  func scroll(by fraction: CGSize, _ proxy: ChartProxy? = nil) -> CGSize {
    guard let memory else { return .zero }
    // Later values lie to the right, and upwards.
    let (right, down) = (scales.x.isReversed ? -1.0 : 1, scales.y.isReversed ? 1.0 : -1)
    let (width, height) = (Double(fraction.width) * right, Double(fraction.height) * down)
    let wantedX = x.map { $0.start + memory.x.rest + width * $0.length }
    let wantedY = y.map { $0.start + memory.y.rest + height * $0.length }
    let aligned = aligned(wantedX, wantedY, proxy)
    let moved = CGSize(
      width: right * move(x, settings.x, scales.x, by: width, wantedX, aligned.x, &memory.x),
      height: down * move(y, settings.y, scales.y, by: height, wantedY, aligned.y, &memory.y))
    if moved != .zero { tree?.invalidate() }
    return moved
  }

  private func aligned(
    _ x: Double?, _ y: Double?, _ proxy: ChartProxy?
  ) -> (x: Double?, y: Double?) {
    if let behavior = settings.behavior as? ValueAlignedChartScrollTargetBehavior {
      // Avoids the rounding errors of coordinates.
      return (x.map(behavior.x), y.map(behavior.y))
    }
    guard let behavior = settings.behavior, let proxy else { return (x, y) }
    let content = ScrolledContent(x: self.x, y: self.y, scales: scales, in: proxy.plotSize)
    let origin = content.origin(x: self.x?.start, y: self.y?.start)
    var target = ScrollTarget(
      rect: CGRect(origin: content.origin(x: x, y: y), size: proxy.plotSize))
    behavior.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(
        content: content,
        context: ScrollTargetBehaviorContext(
          originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: proxy.plotSize)),
          contentSize: content.size, containerSize: proxy.plotSize, axes: settings.axes),
        chartProxy: proxy.moved(to: origin)))
    return content.starts(of: target.rect)
  }

  // Returns the fraction of the visible part by which the start moved.
  private func move(
    _ domain: ScrolledDomain?, _ setting: ScrollSettings.Direction, _ scale: PositionScale,
    by fraction: Double, _ wanted: Double?, _ aligned: Double?,
    _ memory: inout ScrollMemory.Direction
  ) -> Double {
    guard let domain, let wanted, let aligned, fraction != 0 else { return 0 }
    let target = domain.start(after: aligned - domain.start)
    guard abs(target - domain.start) > 1e-9 * max(1, abs(domain.length)) else {
      // At an end nothing is kept for later.
      let isAtEnd = domain.start(after: fraction * domain.length) == domain.start
      memory.rest = isAtEnd ? 0 : wanted - domain.start
      return 0
    }
    memory = ScrollMemory.Direction(position: target)
    if let moved = setting.moved, let value = scale.plotted(target) { moved(value) }
    // A binding to whole numbers or categories keeps no part of one.
    if let bound = setting.position.flatMap({ scale.datum(of: $0()) }) {
      memory.rest = target - bound
    }
    return (target - domain.start) / domain.length
  }

  /// Draws the visible fraction of the data along the lower edge of the plot.
  func paint(beside layout: ChartLayout, in environment: EnvironmentValues, on canvas: inout Canvas)
  {
    guard memory != nil, let fractions = x?.fractions else { return }
    VisiblePart(fractions: fractions).paint(beside: layout, in: environment, on: &canvas)
  }
}
