import FoundationSubset
import TerminalViews

// Plots of functions with other kinds of names; nothing is translated.
extension LinePlot {
  /// Creates a line along a function, with texts as names.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionPlot {
    self.init(x: x.string, y: y.string, domain: domain, function: function)
  }

  /// Creates a line along a function, with names from keys.
  @_disfavoredOverload
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionPlot {
    self.init(x: Text(x).string, y: Text(y).string, domain: domain, function: function)
  }

  /// Creates a line through the places of a parameter, with texts as names.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionPlot {
    self.init(x: x.string, y: y.string, t: t.string, domain: domain, function: function)
  }

  /// Creates a line through the places of a parameter, with names from keys.
  @_disfavoredOverload
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionPlot {
    self.init(
      x: Text(x).string, y: Text(y).string, t: Text(t).string, domain: domain, function: function)
  }
}

extension AreaPlot {
  /// Creates an area of a function, with texts as names.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionPlot {
    self.init(x: x.string, y: y.string, domain: domain, function: function)
  }

  /// Creates an area of a function, with names from keys.
  @_disfavoredOverload
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionPlot {
    self.init(x: Text(x).string, y: Text(y).string, domain: domain, function: function)
  }

  /// Creates an area between two functions, with texts as names.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlot {
    self.init(
      x: x.string, yStart: yStart.string, yEnd: yEnd.string, domain: domain, function: function)
  }

  /// Creates an area between two functions, with names from keys.
  @_disfavoredOverload
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlot {
    self.init(
      x: Text(x).string, yStart: Text(yStart).string, yEnd: Text(yEnd).string, domain: domain,
      function: function)
  }
}
