import TerminalViews

/// Tells in words what a chart shows, where its marks do not tell enough.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Makes the words.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates a descriptor. Never called, since descriptors are made on demand.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// What a chart shows, as its author says it.
public final class AXChartDescriptor {
  /// What the chart is called.
  public var title: String?
  /// What is to be seen in it.
  public var summary: String?
  /// The dimension from left to right.
  public var xAxis: any AXDataAxisDescriptor
  /// The dimension upwards.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further dimensions.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The data.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }

  /// The title, the summary, the dimensions and the series, a line each.
  package var words: String {
    let axes: [any AXDataAxisDescriptor] = [xAxis] + (yAxis.map { [$0] } ?? []) + additionalAxes
    let lines = [title, summary] + axes.map { Optional($0._words) } + series.map { words(of: $0) }
    return lines.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// How many values a series has, the least and the greatest with their positions, and what values
  /// say of themselves.
  private func words(of series: AXDataSeriesDescriptor) -> String {
    let points = series.dataPoints
    var text = series.name.map { "\($0): " } ?? ""
    text += "\(points.count) value\(points.count == 1 ? "" : "s")"
    let known = points.compactMap { point in point.y.map { (point: point, y: $0) } }
      .filter { $0.y.isFinite }
    text += known.extremes({ $0.y }) { "\(yText($0.y)) at \(xText($0.point))" }
    return ([text + "."] + points.compactMap(\.label)).joined(separator: "\n")
  }

  private func yText(_ value: Double) -> String {
    yAxis?.valueDescriptionProvider(value) ?? PlottedValue.number(value).text
  }

  private func xText(_ point: AXDataPoint) -> String {
    switch point.x {
    case .category(let name): name
    case .number(let value):
      (xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value)
        ?? PlottedValue.number(value).text
    }
  }
}

/// A dimension of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the dimension is called.
  var title: String { get set }
  /// The dimension in a line.
  var _words: String { get }
}

/// A dimension of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers lie along the dimension.
  public enum ScaleType: Hashable, Sendable {
    /// Evenly.
    case linear
    /// By their logarithms.
    case log10, ln
  }
  /// What the dimension is called.
  public var title: String
  /// How numbers lie along the dimension.
  public var scaleType = ScaleType.linear
  /// The minimum and the maximum number.
  public var range: ClosedRange<Double>
  /// The numbers at which there are lines.
  public var gridlinePositions: [Double]
  /// Says a number.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates a dimension.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// The name, and from where to where it goes.
  public var _words: String {
    let ends = [range.lowerBound, range.upperBound].map(valueDescriptionProvider)
    return "\(title): \(ends[0]) to \(ends[1])."
  }
}

/// A dimension of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the dimension is called.
  public var title: String
  /// The names in their order.
  public var categoryOrder: [String]

  /// Creates a dimension.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }

  /// The name, and the names along it.
  public var _words: String { "\(title): \(categoryOrder.joined(separator: ", "))." }
}

/// Values that belong together.
public final class AXDataSeriesDescriptor {
  /// What they are called.
  public var name: String?
  /// Whether there are values between them.
  public var isContinuous: Bool
  /// The values.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A value with its position.
public final class AXDataPoint {
  /// A place along a dimension.
  package enum Place {
    case number(Double)
    case category(String)
  }
  package let x: Place
  package let y: Double?
  /// What the value says of itself.
  public var label: String?

  private init(_ x: Place, _ y: Double?, _ label: String?) {
    (self.x, self.y, self.label) = (x, y, label)
  }

  /// Creates a value at a number.
  public convenience init(x: Double, y: Double? = nil, label: String? = nil) {
    self.init(.number(x), y, label)
  }
  /// Creates a value at a name.
  public convenience init(x: String, y: Double? = nil, label: String? = nil) {
    self.init(.category(x), y, label)
  }
}

private enum ChartDescriptorKey: EnvironmentKey {
  static var defaultValue: (() -> AXChartDescriptor)? { nil }
}

extension EnvironmentValues {
  /// Makes the descriptor of the chart; `nil` without a modifier.
  package var chartDescriptor: (() -> AXChartDescriptor)? {
    get { self[ChartDescriptorKey.self] }
    set { self[ChartDescriptorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Says in words what the chart inside shows: ``TerminalViews/View/chartSummary(environment:)``
  /// gives them.
  public func accessibilityChartDescriptor<Descriptor: AXChartDescriptorRepresentable>(
    _ representable: Descriptor
  ) -> _Surrounded {
    environment {
      $0.chartDescriptor = { callWhereDrawn({ $0.makeChartDescriptor() }, representable) }
    }
  }
}
