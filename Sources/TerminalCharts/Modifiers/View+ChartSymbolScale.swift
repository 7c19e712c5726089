import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Sets the symbols of values, in the order of the legend.
  public func chartSymbolScale<V: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<V, S>
  ) -> _Surrounded {
    symbolScale { $0.set(mapping) { $0._symbol.shape } }
  }

  /// Sets symbols of different types for values, in the order of the legend.
  @_disfavoredOverload
  public func chartSymbolScale<V: Plottable>(
    _ mapping: KeyValuePairs<V, any ChartSymbolShape>
  ) -> _Surrounded {
    symbolScale { $0.set(mapping) { $0._symbol.shape } }
  }

  /// Sets the values, in the order of the legend; they keep the default symbols.
  public func chartSymbolScale<D: ScaleDomain>(domain: D) -> _Surrounded {
    symbolScale { $0.set(domain: domain._erased) }
  }

  /// Sets the values, in the order of the legend, and their symbols.
  public func chartSymbolScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R
  ) -> _Surrounded where R.VisualValue: ChartSymbolShape {
    symbolScale {
      $0.set(domain: domain._erased)
      $0.range = range._visualValues.map(\._symbol.shape)
    }
  }

  /// Sets the values, in the order of the legend, and symbols of different types for them.
  @_disfavoredOverload
  public func chartSymbolScale<D: ScaleDomain>(
    domain: D, range: [any ChartSymbolShape]
  ) -> _Surrounded {
    symbolScale {
      $0.set(domain: domain._erased)
      $0.range = range.map(\._symbol.shape)
    }
  }

  /// Sets the values, in the order of the legend, and the symbol of each by a closure.
  public func chartSymbolScale<Values: Collection, S: ChartSymbolShape>(
    domain: Values, mapping: @escaping (Values.Element) -> S
  ) -> _Surrounded where Values.Element: Plottable {
    symbolScale {
      $0.set(values: domain)
      $0.set { mapping($0)._symbol.shape }
    }
  }

  /// Sets the symbol of every value by a closure.
  public func chartSymbolScale<V: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (V) -> S
  ) -> _Surrounded {
    symbolScale { $0.set { mapping($0)._symbol.shape } }
  }

  /// Sets the symbols, which values take in the order of their first appearance.
  public func chartSymbolScale<R: ScaleRange>(range: R) -> _Surrounded
  where R.VisualValue: ChartSymbolShape {
    symbolScale { $0.range = range._visualValues.map(\._symbol.shape) }
  }

  /// Sets symbols of different types, which values take in the order of their first appearance.
  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> _Surrounded {
    symbolScale { $0.range = range.map(\._symbol.shape) }
  }

  private func symbolScale(
    _ change: @escaping (inout StyleScaleSetting<SymbolShape>) -> Void
  ) -> _Surrounded {
    chartSettings { change(&$0.scales.symbol) }
  }
}
