import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Sets the widths and dashes of values, in the order of the legend.
  public func chartLineStyleScale<V: Plottable>(
    _ mapping: KeyValuePairs<V, StrokeStyle>
  ) -> _Surrounded {
    lineStyleScale { $0.set(mapping) { $0 } }
  }

  /// Sets the values, in the order of the legend; they keep the default dashes.
  public func chartLineStyleScale<D: ScaleDomain>(domain: D) -> _Surrounded {
    lineStyleScale { $0.set(domain: domain._erased) }
  }

  /// Sets the values, in the order of the legend, and their widths and dashes.
  public func chartLineStyleScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R
  ) -> _Surrounded where R.VisualValue == StrokeStyle {
    lineStyleScale {
      $0.set(domain: domain._erased)
      $0.range = range._visualValues
    }
  }

  /// Sets the widths and dashes, which values take in the order of their first appearance.
  public func chartLineStyleScale<R: ScaleRange>(range: R) -> _Surrounded
  where R.VisualValue == StrokeStyle {
    lineStyleScale { $0.range = range._visualValues }
  }

  /// Sets the values, in the order of the legend, and the width and dashes of each by a closure.
  public func chartLineStyleScale<Values: Collection>(
    domain: Values, mapping: @escaping (Values.Element) -> StrokeStyle
  ) -> _Surrounded where Values.Element: Plottable {
    lineStyleScale {
      $0.set(values: domain)
      $0.set(mapping: mapping)
    }
  }

  /// Sets the width and dashes of every value by a closure.
  public func chartLineStyleScale<V: Plottable>(
    mapping: @escaping (V) -> StrokeStyle
  ) -> _Surrounded {
    lineStyleScale { $0.set(mapping: mapping) }
  }

  private func lineStyleScale(
    _ change: @escaping (inout StyleScaleSetting<StrokeStyle>) -> Void
  ) -> _Surrounded {
    chartSettings { change(&$0.scales.lineStyle) }
  }
}
