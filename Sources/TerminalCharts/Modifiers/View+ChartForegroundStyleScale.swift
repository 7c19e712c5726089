import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Sets the styles of values, in the order of the legend.
  public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<V, S>
  ) -> _Surrounded {
    foregroundScale { scale, environment in
      scale.set(mapping) { $0.paint(in: environment) }
    }
  }

  /// Sets the values, in the order of the legend, and their styles.
  public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _Surrounded where R.VisualValue: ShapeStyle {
    foregroundScale { scale, environment in
      scale.set(domain: domain._erased, type: type)
      scale.set(range: range, in: environment)
    }
  }

  /// Sets the styles, which values take in the order of their first appearance.
  public func chartForegroundStyleScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> _Surrounded where R.VisualValue: ShapeStyle {
    foregroundScale { scale, environment in
      scale.set(type: type)
      scale.set(range: range, in: environment)
    }
  }

  /// Sets the values, in the order of the legend; they keep the default styles.
  public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> _Surrounded {
    foregroundScale { scale, _ in scale.set(domain: domain._erased, type: type) }
  }

  /// Sets the style of every value by a closure.
  public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(
    mapping: @escaping (V) -> S
  ) -> _Surrounded {
    foregroundScale { scale, environment in
      scale.set { (value: V) in mapping(value).paint(in: environment) }
    }
  }

  /// Sets the values, in the order of the legend, and the style of each by a closure.
  public func chartForegroundStyleScale<Values: Collection, S: ShapeStyle>(
    domain: Values, mapping: @escaping (Values.Element) -> S
  ) -> _Surrounded where Values.Element: Plottable {
    foregroundScale { scale, environment in
      scale.set(values: domain)
      scale.set { mapping($0).paint(in: environment) }
    }
  }

  /// Sets the type of the scale from numbers to colours.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> _Surrounded {
    foregroundScale { scale, _ in scale.set(type: type) }
  }

  private func foregroundScale(
    _ change: @escaping (inout StyleScaleSetting<Paint>, EnvironmentValues) -> Void
  ) -> _Surrounded {
    environment { environment in
      // Styles are resolved in the environment outside the chart.
      let outer = environment
      environment.changeChart { change(&$0.scales.foreground, outer) }
    }
  }
}

extension StyleScaleSetting<Paint> {
  mutating func set<R: ScaleRange>(range: R, in environment: EnvironmentValues)
  where R.VisualValue: ShapeStyle {
    let paints = range._visualValues.map { $0.paint(in: environment) }
    self.range = paints
    let last = Double(max(1, paints.count - 1))
    let positions = range._visualPositions ?? paints.indices.map { Double($0) / last }
    ramp = zip(positions, paints).map { Paint.Stop(location: $0, ink: $1.representative) }
  }
}

extension Gradient: ScaleRange {
  /// The colours of the stops.
  public var _visualValues: [Color] { stops.map(\.color) }

  /// The positions of the stops.
  public var _visualPositions: [Double]? { stops.map { Double($0.location) } }
}
