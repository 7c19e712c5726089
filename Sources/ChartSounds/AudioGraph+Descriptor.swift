import FoundationSubset
import TerminalCharts
import TerminalViews

extension AudioGraph {
  /// Creates a graph of the first series of a chart description.
  ///
  /// A numeric x axis sets positions and ticks; categories are equally spaced. A logarithmic y axis
  /// maps logarithms to pitch. Without values the graph is silent.
  ///
  /// - Parameter descriptor: The description by the author of the chart.
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
      let position =
        switch point.x {
        case .number(let x): numbers.map { $0.fraction(of: x) } ?? Double(index) / count
        case .category(let name): order[name].map { Double($0) / count }
        }
      return position.map { Point(position: $0, value: point.y.flatMap(heights.fraction)) }
    }
    self.init(points: points.sorted { $0.position < $1.position })
    ticks = numbers.map { $0.gridlinePositions.compactMap($0.fraction).sorted() } ?? []
  }
}

extension AXNumericDataAxisDescriptor {
  /// Returns the position of a value along the axis, 0…1; `nil` if it is not finite or has no
  /// logarithm.
  fileprivate func fraction(of value: Double) -> Double? {
    func scaled(_ value: Double) -> Double { scaleType == .linear ? value : log(value) }
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    let fraction = low < high ? (scaled(value) - low) / (high - low) : 0.5
    return scaled(value).isFinite && fraction.isFinite ? min(max(fraction, 0), 1) : nil
  }
}

nonisolated extension View {
  /// Returns the first chart of the view as sound; `nil` unless its author describes it with
  /// `accessibilityChartDescriptor(_:)`.
  ///
  /// An addition of this library.
  ///
  /// - Parameter environment: The environment of the view.
  public func audioGraph(environment: EnvironmentValues = EnvironmentValues()) -> AudioGraph? {
    authorsDescriptor(environment: environment).map(AudioGraph.init)
  }
}
