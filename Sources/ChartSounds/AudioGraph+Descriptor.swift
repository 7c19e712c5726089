import FoundationSubset
import TerminalCharts
import TerminalViews

extension AudioGraph {
  /// Creates a graph of the first series of a chart, as its author describes it.
  ///
  /// Numbers of the x axis are places, names follow each other; lines of the x axis are ticks.
  /// Values on an axis of logarithms are heard by these. Without values it is silent.
  ///
  /// - Parameter descriptor: what the author says.
  /// - Complexity: O(n log n), where n is the number of values.
  public init(_ descriptor: AXChartDescriptor) {
    let data = descriptor.series.first?.dataPoints ?? []
    let known = data.compactMap(\.y).filter(\.isFinite)
    let heights =
      descriptor.yAxis
      ?? AXNumericDataAxisDescriptor(
        title: "", range: (known.min() ?? 0)...(known.max() ?? 0), gridlinePositions: []
      ) { "\($0)" }
    let numbers = descriptor.xAxis as? AXNumericDataAxisDescriptor
    let names = (descriptor.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []
    let order = Dictionary(zip(names, 0...)) { first, _ in first }
    let count = Double(max(1, names.isEmpty ? data.count : names.count))
    let points = data.enumerated().compactMap { index, point -> Point? in
      let place =
        switch point.x {
        case .number(let x): numbers.map { $0.share(of: x) } ?? Double(index) / count
        case .category(let name): order[name].map { Double($0) / count }
        }
      return place.map { Point(place: $0, value: point.y.flatMap(heights.share)) }
    }
    self.init(points: points.sorted { $0.place < $1.place })
    ticks = numbers.map { $0.gridlinePositions.compactMap($0.share).sorted() } ?? []
  }
}

extension AXNumericDataAxisDescriptor {
  /// Where a number lies along the dimension, 0…1; `nil` for what is none, or has no logarithm.
  fileprivate func share(of value: Double) -> Double? {
    func scaled(_ value: Double) -> Double { scaleType == .linear ? value : log(value) }
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    let share = low < high ? (scaled(value) - low) / (high - low) : 0.5
    return scaled(value).isFinite && share.isFinite ? min(max(share, 0), 1) : nil
  }
}

nonisolated extension View {
  /// The first chart of the view as sound, as its author describes it by
  /// `accessibilityChartDescriptor(_:)`; `nil` where nobody does.
  ///
  /// A terminal's own addition.
  ///
  /// - Parameter environment: what surrounds the view.
  public func audioGraph(environment: EnvironmentValues = EnvironmentValues()) -> AudioGraph? {
    authorsDescriptor(environment: environment).map(AudioGraph.init)
  }
}
