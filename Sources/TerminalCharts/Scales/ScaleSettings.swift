import FoundationSubset
import TerminalViews

package struct ScaleSettings {
  package var x = ScaleSetting()
  package var y = ScaleSetting()
  var foreground = StyleScaleSetting<Paint>()
  var symbol = StyleScaleSetting<SymbolShape>()
  var symbolSize = StyleScaleSetting<CGFloat>()
  var lineStyle = StyleScaleSetting<StrokeStyle>()
}

/// The domain, the kind and the range of a position scale, as far as a modifier sets them.
package struct ScaleSetting {
  package var domain: _ErasedScaleDomain?
  package var type: ScaleType?
  /// The part of the plot that the axis takes; all of it when `nil`.
  package var range: ErasedPositionRange?

  package init() {}
}

extension _ErasedScaleDomain? {
  func isSame(as other: Self) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}

/// A scale from data to colours, symbols or other styles, as far as a modifier sets it.
struct StyleScaleSetting<Value> {
  /// The values of the domain, in the order of the legend.
  var domain: [PlottedValue]?
  var numbers: ClosedRange<Double>?
  /// The styles, repeated when there are more values; the ends of a continuous scale of sizes.
  var range: [Value]?
  var ramp: [Paint.Stop]?
  var mapping: ((PlottedValue) -> Value?)?
  var transform = ScaleTransform.linear

  mutating func set(domain erased: _ErasedScaleDomain, type: ScaleType? = nil) {
    set(type: type)
    switch erased.kind {
    case .categories: domain = erased.values
    case .numbers(let lower, let upper), .dates(let lower, let upper): numbers = lower...upper
    case .automatic: break
    }
  }

  mutating func set(type: ScaleType?) {
    if case .number(let curve)? = type?.kind { transform = curve }
  }

  mutating func set<V: Plottable, Style>(
    _ pairs: KeyValuePairs<V, Style>, style: (Style) -> Value
  ) {
    domain = pairs.map { $0.key.plotted }
    range = pairs.map { style($0.value) }
  }

  mutating func set<Values: Collection>(values: Values) where Values.Element: Plottable {
    domain = values.map(\.plotted)
  }

  mutating func set<V: Plottable>(mapping: @escaping (V) -> Value) {
    self.mapping = { V(plotted: $0).map(mapping) }
  }
}
