// The content types of plots, by their names in Swift Charts: one type for collections, one for
// functions.

/// The content of an area plot of a collection.
public typealias VectorizedAreaPlotContent = CollectionPlot
/// The content of a bar plot.
public typealias VectorizedBarPlotContent = CollectionPlot
/// The content of a line plot of a collection.
public typealias VectorizedLinePlotContent = CollectionPlot
/// The content of a point plot.
public typealias VectorizedPointPlotContent = CollectionPlot
/// The content of a rectangle plot.
public typealias VectorizedRectanglePlotContent = CollectionPlot
/// The content of a rule plot.
public typealias VectorizedRulePlotContent = CollectionPlot
/// The content of a sector plot.
public typealias VectorizedSectorPlotContent = CollectionPlot
/// The content of an area plot of a function.
public typealias FunctionAreaPlotContent = FunctionPlot
/// The content of a line plot of a function.
public typealias FunctionLinePlotContent = FunctionPlot
