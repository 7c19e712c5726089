import TerminalViews

/// A type that describes a chart in words, where its marks do not say enough.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates a descriptor. Never called, since descriptors are made on demand.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The author's description of a chart.
public final class AXChartDescriptor {
  /// The title of the chart.
  public var title: String?
  /// A summary of what the chart shows.
  public var summary: String?
  /// The dimension from left to right.
  public var xAxis: any AXDataAxisDescriptor
  /// The dimension upwards.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further dimensions.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series of data.
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

  /// Returns the number of values of a series, its extremes with their positions, and the labels of
  /// its values.
  private func words(of series: AXDataSeriesDescriptor) -> String {
    let points = series.dataPoints
    var text = series.name.map { "\($0): " } ?? ""
    text += "\(points.count) value\(points.count == 1 ? "" : "s")"
    let known = points.compactMap { point in point.y.map { (point: point, y: $0) } }
      .filter { $0.y.isFinite }
    text += known.extremes({ $0.y }) { point, y in
      "\(yAxis?.valueDescriptionProvider(y) ?? PlottedValue.number(y).text) at \(xText(point))"
    }
    return ([text + "."] + points.compactMap(\.label)).joined(separator: "\n")
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
  /// The name of the dimension.
  var title: String { get set }
  /// The description of the dimension in one line.
  var _words: String { get }
}

/// A dimension of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The spacing of numbers along the dimension.
  public enum ScaleType: Hashable, Sendable {
    /// Evenly.
    case linear
    /// By their logarithms.
    case log10, ln
  }
  /// The name of the dimension.
  public var title: String
  /// The spacing of numbers along the dimension.
  public var scaleType = ScaleType.linear
  /// The minimum and the maximum number.
  public var range: ClosedRange<Double>
  /// The numbers that have grid lines.
  public var gridlinePositions: [Double]
  /// Returns a number in words.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates a dimension.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// The name and the range of the dimension.
  public var _words: String {
    let ends = [range.lowerBound, range.upperBound].map(valueDescriptionProvider)
    return "\(title): \(ends[0]) to \(ends[1])."
  }
}

/// A dimension of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The name of the dimension.
  public var title: String
  /// The categories in their order.
  public var categoryOrder: [String]

  /// Creates a dimension.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }

  /// The name and the categories of the dimension.
  public var _words: String { "\(title): \(categoryOrder.joined(separator: ", "))." }
}

/// A series of values.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether the values are samples of a continuous quantity.
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
  /// A position along a dimension.
  package enum Place {
    case number(Double)
    case category(String)
  }
  package let x: Place
  package let y: Double?
  /// The label of the value.
  public var label: String?

  private init(_ x: Place, _ y: Double?, _ label: String?) {
    (self.x, self.y, self.label) = (x, y, label)
  }

  /// Creates a value at a number.
  public convenience init(x: Double, y: Double? = nil, label: String? = nil) {
    self.init(.number(x), y, label)
  }
  /// Creates a value at a category.
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
  /// Sets the description of the chart inside, which
  /// ``TerminalViews/View/chartSummary(environment:)`` returns.
  public func accessibilityChartDescriptor<Descriptor: AXChartDescriptorRepresentable>(
    _ representable: Descriptor
  ) -> _Surrounded {
    environment {
      $0.chartDescriptor = { callWhereDrawn({ $0.makeChartDescriptor() }, representable) }
    }
  }
}
