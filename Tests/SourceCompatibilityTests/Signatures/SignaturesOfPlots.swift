import Foundation
import TerminalApp

nonisolated extension Signatures {
  typealias DayOf = PlottableProjection<Datum, Date>
  typealias NumberOf = PlottableProjection<Datum, Double>
  typealias NameOf = PlottableProjection<Datum, String>
  typealias Sizes = MarkDimensions<Datum>
  typealias Place = KeyPath<Datum, CGFloat>
  typealias Function = @Sendable (Double) -> Double

  static func linePlots() {
    typealias Lines = LinePlot<VectorizedLinePlotContent<[Datum]>>
    typealias Curve = LinePlot<FunctionLinePlotContent>
    typealias Key = LocalizedStringKey
    typealias Domain = ClosedRange<Double>?
    let _: ([Datum], DayOf, NumberOf) -> Lines = LinePlot.init(_:x:y:)
    let _: ([Datum], DayOf, NumberOf, NameOf) -> Lines = LinePlot.init(_:x:y:series:)
    let _: (String, String, Domain, @escaping Function) -> Curve =
      LinePlot.init(x:y:domain:function:)
    let _: (Key, Key, Domain, @escaping Function) -> Curve = LinePlot.init(x:y:domain:function:)
    let _: (Text, Text, Domain, @escaping Function) -> Curve = LinePlot.init(x:y:domain:function:)
    typealias Path = @Sendable (Double) -> (x: Double, y: Double)
    let _: (String, Substring, String, ClosedRange<Double>, @escaping Path) -> Curve =
      LinePlot.init(x:y:t:domain:function:)
    let _: (Key, Key, Key, ClosedRange<Double>, @escaping Path) -> Curve =
      LinePlot.init(x:y:t:domain:function:)
    let _: (Text, Text, Text, ClosedRange<Double>, @escaping Path) -> Curve =
      LinePlot.init(x:y:t:domain:function:)
  }

  static func areaPlots() {
    typealias Areas = AreaPlot<VectorizedAreaPlotContent<[Datum]>>
    let _: ([Datum], DayOf, NumberOf, Stacking) -> Areas = AreaPlot.init(_:x:y:stacking:)
    let _: ([Datum], DayOf, NumberOf, NameOf, Stacking) -> Areas =
      AreaPlot.init(_:x:y:series:stacking:)
    let _: ([Datum], DayOf, NumberOf, NumberOf) -> Areas = AreaPlot.init(_:x:yStart:yEnd:)
    let _: ([Datum], DayOf, NumberOf, NumberOf, NameOf) -> Areas =
      AreaPlot.init(_:x:yStart:yEnd:series:)
    let _: ([Datum], DayOf, DayOf, NumberOf) -> Areas = AreaPlot.init(_:xStart:xEnd:y:)
    let _: ([Datum], DayOf, DayOf, NumberOf, NameOf) -> Areas =
      AreaPlot.init(_:xStart:xEnd:y:series:)
    typealias Area = AreaPlot<FunctionAreaPlotContent>
    typealias Key = LocalizedStringKey
    typealias Domain = ClosedRange<Double>?
    let _: (String, String, Domain, @escaping Function) -> Area =
      AreaPlot.init(x:y:domain:function:)
    let _: (Key, Key, Domain, @escaping Function) -> Area = AreaPlot.init(x:y:domain:function:)
    let _: (Text, Text, Domain, @escaping Function) -> Area = AreaPlot.init(x:y:domain:function:)
    typealias Ends = @Sendable (Double) -> (yStart: Double, yEnd: Double)
    let _: (String, String, String, Domain, @escaping Ends) -> Area =
      AreaPlot.init(x:yStart:yEnd:domain:function:)
    let _: (Key, Key, Key, Domain, @escaping Ends) -> Area =
      AreaPlot.init(x:yStart:yEnd:domain:function:)
    let _: (Text, Text, Text, Domain, @escaping Ends) -> Area =
      AreaPlot.init(x:yStart:yEnd:domain:function:)
  }

  static func barPlots() {
    typealias Bars = BarPlot<VectorizedBarPlotContent<[Datum]>>
    let _: ([Datum], DayOf, NumberOf, Sizes, Sizes, Stacking) -> Bars =
      BarPlot.init(_:x:y:width:height:stacking:)
    let _: ([Datum], DayOf, NumberOf, NumberOf, Sizes) -> Bars =
      BarPlot.init(_:x:yStart:yEnd:width:)
    let _: ([Datum], DayOf, DayOf, NumberOf, Sizes) -> Bars = BarPlot.init(_:xStart:xEnd:y:height:)
    let _: ([Datum], DayOf, CGFloat?, CGFloat?, Sizes, Stacking) -> Bars =
      BarPlot.init(_:x:yStart:yEnd:width:stacking:)
    let _: ([Datum], DayOf, Place, Place, Sizes, Stacking) -> Bars =
      BarPlot.init(_:x:yStart:yEnd:width:stacking:)
    let _: ([Datum], CGFloat?, CGFloat?, NumberOf, Sizes, Stacking) -> Bars =
      BarPlot.init(_:xStart:xEnd:y:height:stacking:)
    let _: ([Datum], Place, Place, NumberOf, Sizes, Stacking) -> Bars =
      BarPlot.init(_:xStart:xEnd:y:height:stacking:)
    let _: ([Datum], DayOf, DayOf, CGFloat?, CGFloat?) -> Bars =
      BarPlot.init(_:xStart:xEnd:yStart:yEnd:)
    let _: ([Datum], DayOf, DayOf, Place, Place) -> Bars = BarPlot.init(_:xStart:xEnd:yStart:yEnd:)
    let _: ([Datum], CGFloat?, CGFloat?, NumberOf, NumberOf) -> Bars =
      BarPlot.init(_:xStart:xEnd:yStart:yEnd:)
    let _: ([Datum], Place, Place, NumberOf, NumberOf) -> Bars =
      BarPlot.init(_:xStart:xEnd:yStart:yEnd:)
  }

  static func pointAndSectorPlots() {
    typealias Points = PointPlot<VectorizedPointPlotContent<[Datum]>>
    let _: ([Datum], DayOf, NumberOf) -> Points = PointPlot.init(_:x:y:)
    let _: ([Datum], DayOf, CGFloat?) -> Points = PointPlot.init(_:x:y:)
    let _: ([Datum], DayOf, Place) -> Points = PointPlot.init(_:x:y:)
    let _: ([Datum], CGFloat?, NumberOf) -> Points = PointPlot.init(_:x:y:)
    let _: ([Datum], Place, NumberOf) -> Points = PointPlot.init(_:x:y:)
    typealias Sectors = SectorPlot<VectorizedSectorPlotContent<[Datum]>>
    let _: ([Datum], NumberOf, Sizes, Sizes, CGFloat?) -> Sectors =
      SectorPlot.init(_:angle:innerRadius:outerRadius:angularInset:)
    let _: ([Datum], NumberOf, Sizes, Sizes, Place) -> Sectors =
      SectorPlot.init(_:angle:innerRadius:outerRadius:angularInset:)
  }

  static func rulePlots() {
    typealias Rules = RulePlot<VectorizedRulePlotContent<[Datum]>>
    let _: ([Datum], DayOf, CGFloat?, CGFloat?) -> Rules = RulePlot.init(_:x:yStart:yEnd:)
    let _: ([Datum], DayOf, Place, Place) -> Rules = RulePlot.init(_:x:yStart:yEnd:)
    let _: ([Datum], DayOf, NumberOf, NumberOf) -> Rules = RulePlot.init(_:x:yStart:yEnd:)
    let _: ([Datum], CGFloat?, NumberOf, NumberOf) -> Rules = RulePlot.init(_:x:yStart:yEnd:)
    let _: ([Datum], Place, NumberOf, NumberOf) -> Rules = RulePlot.init(_:x:yStart:yEnd:)
    let _: ([Datum], CGFloat?, CGFloat?, NumberOf) -> Rules = RulePlot.init(_:xStart:xEnd:y:)
    let _: ([Datum], Place, Place, NumberOf) -> Rules = RulePlot.init(_:xStart:xEnd:y:)
    let _: ([Datum], DayOf, DayOf, NumberOf) -> Rules = RulePlot.init(_:xStart:xEnd:y:)
    let _: ([Datum], DayOf, DayOf, CGFloat?) -> Rules = RulePlot.init(_:xStart:xEnd:y:)
    let _: ([Datum], DayOf, DayOf, Place) -> Rules = RulePlot.init(_:xStart:xEnd:y:)
  }

  static func rectanglePlots() {
    typealias Boxes = RectanglePlot<VectorizedRectanglePlotContent<[Datum]>>
    let _: ([Datum], DayOf, NumberOf, Sizes, Sizes) -> Boxes =
      RectanglePlot.init(_:x:y:width:height:)
    let _: ([Datum], DayOf, NumberOf, NumberOf, Sizes) -> Boxes =
      RectanglePlot.init(_:x:yStart:yEnd:width:)
    let _: ([Datum], DayOf, CGFloat?, CGFloat?, Sizes) -> Boxes =
      RectanglePlot.init(_:x:yStart:yEnd:width:)
    let _: ([Datum], DayOf, Place, Place, Sizes) -> Boxes =
      RectanglePlot.init(_:x:yStart:yEnd:width:)
    let _: ([Datum], DayOf, DayOf, NumberOf, Sizes) -> Boxes =
      RectanglePlot.init(_:xStart:xEnd:y:height:)
    let _: ([Datum], CGFloat?, CGFloat?, NumberOf, Sizes) -> Boxes =
      RectanglePlot.init(_:xStart:xEnd:y:height:)
    let _: ([Datum], Place, Place, NumberOf, Sizes) -> Boxes =
      RectanglePlot.init(_:xStart:xEnd:y:height:)
    let _: ([Datum], DayOf, DayOf, NumberOf, NumberOf) -> Boxes =
      RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)
    let _: ([Datum], DayOf, DayOf, CGFloat?, CGFloat?) -> Boxes =
      RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)
    let _: ([Datum], DayOf, DayOf, Place, Place) -> Boxes =
      RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)
    let _: ([Datum], CGFloat?, CGFloat?, NumberOf, NumberOf) -> Boxes =
      RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)
    let _: ([Datum], Place, Place, NumberOf, NumberOf) -> Boxes =
      RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)
  }
}
