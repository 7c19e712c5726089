import FoundationSubset
import TerminalViews

/// The area below all elements of a collection, or below a function.
public struct AreaPlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements.
  public typealias DataElement = Content.DataElement
  /// The same with another property of style.
  public func _styled(_ style: _ElementStyle<Content.DataElement>) -> Self {
    Self(body: body._styled(style))
  }
}

extension AreaPlot {
  /// Creates the area between the elements of a collection and zero.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      AreaMark._collect(
        AreaMark(x: x(element), y: y(element), stacking: stacking), into: &collector)
    }
  }

  /// Creates the area between two properties of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, series, collector in
      AreaMark._collect(
        AreaMark(x: x(element), yStart: yStart(element), yEnd: yEnd(element), series: series),
        into: &collector)
    }
  }

  /// Creates the area between a function and zero; see `LinePlot/init(x:y:domain:function:)`.
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionPlot {
    body = FunctionPlot { series, collector in
      for place in FunctionPlot.samples(over: domain ?? collector.functionDomain) {
        AreaMark._collect(
          AreaMark(
            x: .value(x, place), y: .value(y, function(place)), series: series,
            stacking: .unstacked),
          into: &collector)
      }
    }
  }

  /// Creates the area between two functions.
  public init(
    x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlot {
    body = FunctionPlot { series, collector in
      for place in FunctionPlot.samples(over: domain ?? collector.functionDomain) {
        let ends = function(place)
        AreaMark._collect(
          AreaMark(
            x: .value(x, place), yStart: .value(yStart, ends.yStart),
            yEnd: .value(yEnd, ends.yEnd), series: series),
          into: &collector)
      }
    }
  }
}
