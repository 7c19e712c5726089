import FoundationSubset
import TerminalViews

// Plots of functions with texts or keys as names; nothing is translated.
extension LinePlot {
  /// Creates a line along a function, with texts or keys as names.
  public init<L: _TextLabel>(
    x: L, y: L, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) where Content == FunctionPlot {
    self.init(x: x._text.string, y: y._text.string, domain: domain, function: function)
  }

  /// Creates a line through the places of a parameter, with texts or keys as names.
  public init<L: _TextLabel>(
    x: L, y: L, t: L, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) where Content == FunctionPlot {
    self.init(
      x: x._text.string, y: y._text.string, t: t._text.string, domain: domain, function: function)
  }
}

extension AreaPlot {
  /// Creates an area of a function, with texts or keys as names.
  public init<L: _TextLabel>(
    x: L, y: L, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) where Content == FunctionPlot {
    self.init(x: x._text.string, y: y._text.string, domain: domain, function: function)
  }

  /// Creates an area between two functions, with texts or keys as names.
  public init<L: _TextLabel>(
    x: L, yStart: L, yEnd: L, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlot {
    self.init(
      x: x._text.string, yStart: yStart._text.string, yEnd: yEnd._text.string, domain: domain,
      function: function)
  }
}
