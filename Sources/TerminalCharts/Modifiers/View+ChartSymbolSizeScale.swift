import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Sets the areas, in square points, of the symbols of values.
  public func chartSymbolSizeScale<V: Plottable>(
    _ mapping: KeyValuePairs<V, CGFloat>
  ) -> _Surrounded {
    sizeScale { $0.set(mapping) { $0 } }
  }

  /// Sets the domain of the scale and its areas in square points: two ends for numbers, otherwise
  /// one for each value.
  public func chartSymbolSizeScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _Surrounded where R.VisualValue == CGFloat {
    sizeScale {
      $0.set(domain: domain._erased, type: type)
      $0.range = range._visualValues
    }
  }

  /// Sets the domain of the scale, which keeps the default areas.
  public func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _Surrounded {
    sizeScale { $0.set(domain: domain._erased, type: type) }
  }

  /// Sets the values, in the order of the legend, and the area of each by a closure.
  public func chartSymbolSizeScale<Values: Collection>(
    domain: Values, mapping: @escaping (Values.Element) -> CGFloat
  ) -> _Surrounded where Values.Element: Plottable {
    sizeScale {
      $0.set(values: domain)
      $0.set(mapping: mapping)
    }
  }

  /// Sets the area, in square points, of every value by a closure.
  public func chartSymbolSizeScale<V: Plottable>(mapping: @escaping (V) -> CGFloat) -> _Surrounded {
    sizeScale { $0.set(mapping: mapping) }
  }

  /// Sets the areas in square points: two ends for numbers, otherwise one for each value.
  public func chartSymbolSizeScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _Surrounded where R.VisualValue == CGFloat {
    sizeScale {
      $0.set(type: type)
      $0.range = range._visualValues
    }
  }

  /// Sets the type of the scale from numbers to areas.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> _Surrounded {
    sizeScale { $0.set(type: type) }
  }

  private func sizeScale(
    _ change: @escaping (inout StyleScaleSetting<CGFloat>) -> Void
  ) -> _Surrounded {
    chartSettings { change(&$0.scales.symbolSize) }
  }
}
