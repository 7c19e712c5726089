import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Sets the domain of the x axis, and the type of its scale.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> _Surrounded {
    chartSettings { $0.scales.x.set(domain: domain._erased, type: type) }
  }
  /// Sets the part of the plot that the x axis takes, and the type of its scale.
  public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> _Surrounded {
    chartSettings { $0.scales.x.set(range: range._positionRange, type: type) }
  }
  /// Sets the domain of the x axis and the part of the plot that it takes.
  public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _Surrounded {
    chartSettings {
      $0.scales.x.set(domain: domain._erased, range: range._positionRange, type: type)
    }
  }
  /// Sets the type of the x axis' scale.
  public func chartXScale(type: ScaleType? = nil) -> _Surrounded {
    chartSettings { $0.scales.x.type = type }
  }
  /// Sets the domain of the y axis, and the type of its scale.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> _Surrounded {
    chartSettings { $0.scales.y.set(domain: domain._erased, type: type) }
  }
  /// Sets the part of the plot that the y axis takes, and the type of its scale.
  public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> _Surrounded {
    chartSettings { $0.scales.y.set(range: range._positionRange, type: type) }
  }
  /// Sets the domain of the y axis and the part of the plot that it takes.
  public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _Surrounded {
    chartSettings {
      $0.scales.y.set(domain: domain._erased, range: range._positionRange, type: type)
    }
  }
  /// Sets the type of the y axis' scale.
  public func chartYScale(type: ScaleType? = nil) -> _Surrounded {
    chartSettings { $0.scales.y.type = type }
  }
}

extension ScaleSetting {
  package mutating func set(
    domain: _ErasedScaleDomain? = nil, range: ErasedPositionRange? = nil, type: ScaleType?
  ) {
    self.domain = domain ?? self.domain
    self.range = range ?? self.range
    self.type = type ?? self.type
  }
}
