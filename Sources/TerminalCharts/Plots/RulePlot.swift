import FoundationSubset
import TerminalViews

/// A line across the plot for every element of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
  /// The marks.
  public let body: Content
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements.
  public typealias DataElement = Content.DataElement
  /// The same with another property of style.
  public func _styled(_ style: _ElementStyle<Content.DataElement>) -> Self {
    Self(body: body._styled(style))
  }
}

extension RulePlot {
  /// Creates upright lines over the whole plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      RuleMark._collect(RuleMark(x: x(element)), into: &collector)
    }
  }

  /// Creates lying lines over the whole plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      RuleMark._collect(RuleMark(y: y(element)), into: &collector)
    }
  }

  /// Creates upright lines between two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      RuleMark._collect(
        RuleMark(x: x(element), yStart: yStart(element), yEnd: yEnd(element)),
        into: &collector)
    }
  }

  /// Creates lying lines between two properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == CollectionPlot<Data> {
    body = CollectionPlot(data) { element, _, collector in
      RuleMark._collect(
        RuleMark(xStart: xStart(element), xEnd: xEnd(element), y: y(element)),
        into: &collector)
    }
  }
}
