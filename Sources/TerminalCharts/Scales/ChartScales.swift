import CivilTime
import Foundation
import TerminalViews

/// All trained scales of a chart.
struct ChartScales {
  var x: AxisScale
  var y: AxisScale
  var styles: StyleScales

  init(
    training marks: ArrangedMarks, settings: ChartSettings, zone: Zone,
    in environment: EnvironmentValues
  ) {
    x = ScaleTrainer(
      data: marks.collection.x, setting: settings.xScale, axis: settings.xAxis, zone: zone,
      extents: marks.records.lazy.map(\.x), isVertical: false
    ).trained()
    y = ScaleTrainer(
      data: marks.collection.y, setting: settings.yScale, axis: settings.yAxis, zone: zone,
      extents: marks.records.lazy.map(\.y), isVertical: true
    ).trained()
    styles = StyleScales(
      training: marks.collection, settings: settings, environment: environment)
  }
}

/// Finds the domain of a direction from the extents of the marks.
struct ScaleTrainer<Extents: Sequence<MarkExtent>> {
  let data: DimensionData
  let setting: ScaleSetting
  let axis: AxisSetting
  let zone: Zone
  let extents: Extents
  let isVertical: Bool

  func trained() -> AxisScale {
    let kind = data.kind ?? setting.domain?.kind
    var trained = AxisScale(
      kind: kind, scale: .linear(0...1), categories: data.categories, label: data.label,
      unit: data.unit, zone: zone)
    switch kind {
    case .number: trainNumbers(&trained)
    case .date: trainDates(&trained)
    case .category: trainCategories(&trained)
    case nil: trained.ticks = nil
    }
    return trained
  }

  private var automatic: AutomaticDomainSetting { setting.domain?.automatic ?? .init() }

  // The least and the greatest finite datum.
  private var bounds: ClosedRange<Double>? {
    var lower = Double.infinity
    var upper = -Double.infinity
    for extent in extents where extent.isData && extent.kind == data.kind {
      for value in [extent.lower, extent.upper] where value.isFinite {
        lower = Swift.min(lower, value)
        upper = Swift.max(upper, value)
      }
    }
    return lower <= upper ? lower...upper : nil
  }

  private func trainNumbers(_ trained: inout AxisScale) {
    let transform = setting.type?.transform ?? .linear
    if case .range(let range)? = setting.domain?.explicit {
      trained.scale = PositionScale(
        transform, domain: range.lowest...range.highest, reversed: range.isReversed)
      return
    }
    let automatic = automatic
    let bounds = automatic.modified(bounds)
    guard transform == .linear else {
      trained.scale = PositionScale(
        transform, domain: bounds ?? 1...10, reversed: automatic.reversed)
      return
    }
    let values = axis.marks.first?.values ?? .automatic
    let ticks = NumericTicks.automatic(
      for: bounds, includesZero: automatic.includesZero, desiredCount: values.desiredCount,
      minimumStride: values.minimumStride, roundLowerBound: values.roundLowerBound,
      roundUpperBound: values.roundUpperBound)
    trained.ticks = ticks
    trained.scale = .linear(ticks.domain, reversed: automatic.reversed)
  }

  private func trainDates(_ trained: inout AxisScale) {
    if case .range(let range)? = setting.domain?.explicit {
      trained.scale = .date(range.lowest...range.highest, reversed: range.isReversed)
      return
    }
    let automatic = automatic
    let bounds = automatic.modified(bounds) ?? 0...1
    trained.scale = .date(bounds, reversed: automatic.reversed)
  }

  private func trainCategories(_ trained: inout AxisScale) {
    // An array domain was given to the table of categories first: what comes after it is not shown.
    let values = setting.domain?.values
    // The first category is the leftmost and the topmost, and y grows upwards.
    trained.scale = .category(
      count: values?.count ?? data.categories.values.count,
      reversed: isVertical != automatic.reversed)
  }
}
