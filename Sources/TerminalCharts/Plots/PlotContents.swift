// The content types of plots, by their names in Swift Charts: one type for collections, one for
// functions.

/// What an area plot of a collection holds.
public typealias VectorizedAreaPlotContent = CollectionPlot
/// What a bar plot holds.
public typealias VectorizedBarPlotContent = CollectionPlot
/// What a line plot of a collection holds.
public typealias VectorizedLinePlotContent = CollectionPlot
/// What a point plot holds.
public typealias VectorizedPointPlotContent = CollectionPlot
/// What a rectangle plot holds.
public typealias VectorizedRectanglePlotContent = CollectionPlot
/// What a rule plot holds.
public typealias VectorizedRulePlotContent = CollectionPlot
/// What a sector plot holds.
public typealias VectorizedSectorPlotContent = CollectionPlot
/// What an area plot of a function holds.
public typealias FunctionAreaPlotContent = FunctionPlot
/// What a line plot of a function holds.
public typealias FunctionLinePlotContent = FunctionPlot
