import CivilTime
import FoundationSubset
import TerminalViews

package struct ChartScales {
  package var x: PositionScale
  package var y: PositionScale
  var angle: AngleScale
  package var styles: StyleScales

  package init(
    training marks: ArrangedMarks, settings: ScaleSettings,
    axisValues: (x: AxisMarkValues?, y: AxisMarkValues?), zone: Zone,
    bounds: (x: () -> DataBounds, y: () -> DataBounds), in environment: EnvironmentValues
  ) {
    x = ScaleTrainer(
      data: marks.collection.x, setting: settings.x, axisValues: axisValues.x, zone: zone,
      knownBounds: bounds.x, isVertical: false
    ).trained()
    y = ScaleTrainer(
      data: marks.collection.y, setting: settings.y, axisValues: axisValues.y, zone: zone,
      knownBounds: bounds.y, isVertical: true
    ).trained()
    x.locale = environment.textLocale
    y.locale = x.locale
    angle = AngleScale(marks.collection.sectors)
    styles = StyleScales(
      training: marks.collection, settings: settings, environment: environment)
  }
}

/// Finds the domain of a direction from the extents of the marks.
package struct ScaleTrainer {
  let data: DimensionData
  let setting: ScaleSetting
  /// The values of the first axis in this direction; `nil` where it is hidden.
  let axisValues: AxisMarkValues?
  let zone: Zone
  /// Finds the bounds of the data, which are not needed if a domain is given.
  let knownBounds: () -> DataBounds
  let isVertical: Bool

  package init(
    data: DimensionData, setting: ScaleSetting, axisValues: AxisMarkValues?, zone: Zone,
    knownBounds: @escaping () -> DataBounds, isVertical: Bool
  ) {
    (self.data, self.setting, self.axisValues) = (data, setting, axisValues)
    (self.zone, self.knownBounds, self.isVertical) = (zone, knownBounds, isVertical)
  }

  package func trained() -> PositionScale {
    let kind = data.kind ?? setting.domain?.dataKind
    let scale =
      switch kind {
      case .number: trainedNumbers
      case .date: trainedDates
      case .category:
        // The first category is the leftmost and the topmost, and y grows upwards.
        PositionScale(
          bands: data.categories.values.count,
          reversed: isVertical != (automatic.isReversed ?? false))
      case nil: PositionScale.linear(0...1)
      }
    return PositionScale(of: data, kind: kind, zone: zone, mappedAs: scale)
  }

  var automatic: AutomaticScaleDomain {
    if case .automatic(let domain)? = setting.domain?.kind { return domain }
    return .automatic
  }

  private var trainedNumbers: PositionScale {
    var transform = ScaleTransform.linear
    if case .number(let wanted)? = setting.type?.kind { transform = wanted }
    if let domain = setting.domain, case .numbers(let lower, let upper) = domain.kind {
      return PositionScale(transform, domain: lower...upper, reversed: domain.isReversed)
    }
    let ticks = numericTicks(on: transform)
    var scale = PositionScale(
      transform, domain: ticks.domain, reversed: automatic.isReversed ?? false)
    scale.ticks = ticks
    return scale
  }

  private var trainedDates: PositionScale {
    if let domain = setting.domain, case .dates(let lower, let upper) = domain.kind {
      return .linear(lower...upper, reversed: domain.isReversed)
    }
    let automatic = automatic
    let bounds = automatic.modified(knownBounds().ends, PlottedValue.date) ?? 0...1
    return .linear(rounded(bounds), reversed: automatic.isReversed ?? false)
  }

  // A date domain equals the data's extent unless the axis values request rounding.
  private func rounded(_ bounds: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let values = axisValues, values.rounding.lower == true || values.rounding.upper == true
    else { return bounds }
    if case .calendar(let component, let count) = values.storage {
      return DateTicks.strideBy(
        component: component, count: count, in: bounds, zone: zone, rounding: values.rounding
      ).domain
    }
    return DateTicks.automatic(
      for: bounds, in: zone, desiredCount: values.desiredCount, rounding: values.rounding
    ).domain
  }
}

extension _ErasedScaleDomain {
  /// The kind of data that the domain is made for; `nil` when it is automatic.
  package var dataKind: ScaleKind? {
    switch kind {
    case .automatic: nil
    case .numbers: .number
    case .dates: .date
    case .categories: .category
    }
  }
}

extension AutomaticScaleDomain {
  /// Returns the ends of the data after the caller's change.
  func modified(
    _ bounds: ClosedRange<Double>?, _ value: (Double) -> PlottedValue
  ) -> ClosedRange<Double>? {
    guard let bounds else { return nil }
    let ends = modify([value(bounds.lowerBound), value(bounds.upperBound)])
      .compactMap(\.continuous).filter(\.isFinite)
    guard let lower = ends.min(), let upper = ends.max() else { return bounds }
    return lower...upper
  }
}
