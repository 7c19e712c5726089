import CivilTime
import ElectricityPrices

/// A merge of the series of several files by meter and register, and their sum.
struct UsageMerge {
  /// The series with the names of the files that have them.
  private var layers: [(series: EnergySeries, files: [String])] = []
  private var warnings: [UsageWarning] = []
  private var repeated = 0
  private var usedOptions: Set<String> = []

  /// Adds the series of a file.
  ///
  /// - Throws: ``PriceFileError`` if an earlier file has different energy for the same time.
  mutating func add(_ reading: UsageReading, named name: String) throws(PriceFileError) {
    usedOptions.formUnion(reading.usedOptions)
    for warning in reading.warnings where !warnings.contains(warning) { warnings.append(warning) }
    for series in reading.series {
      guard let index = index(of: series) else {
        try refusePart(series, of: name)
        layers.append((series, [name]))
        continue
      }
      layers[index].series.meter = layers[index].series.meter ?? series.meter
      let known = repeated
      try join(series, of: name, to: index)
      // A file can repeat its own readings, or have them in more detail too.
      if layers[index].files == [name], repeated > known {
        warnings.append(.reading(.duplicates(repeated - known)))
        repeated = known
      }
      if !layers[index].files.contains(name) { layers[index].files.append(name) }
    }
  }

  /// Returns the layer of the same register and meter; a file without a meter's name belongs to
  /// the only meter.
  private func index(of series: EnergySeries) -> Int? {
    let alike = layers.indices.filter {
      layers[$0].series.direction == series.direction
        && layers[$0].series.register == series.register
    }
    let same = alike.first { layers[$0].series.meter == series.meter }
    guard same == nil, alike.count == 1, let other = alike.first,
      series.meter == nil || layers[other].series.meter == nil
    else { return same }
    return other
  }

  /// Throws if a register of a meter would be added to its sum, or this to registers.
  private func refusePart(_ series: EnergySeries, of name: String) throws(PriceFileError) {
    func isWhole(_ series: EnergySeries) -> Bool {
      series.register.map { UsageName($0).isTotal } ?? true
    }
    for layer in layers where !layer.files.contains(name) {
      let other = layer.series
      guard other.direction == series.direction,
        isWhole(other) != isWhole(series),
        [nil, series.meter].contains(other.meter) || series.meter == nil,
        let start = series.slots.first?.start, let end = series.slots.last?.end,
        other.slots.contains(where: { $0.start < end && start < $0.end })
      else { continue }
      let time = ISOTime.text(start, in: series.zone)
      throw PriceFileError(
        file: name, reason: .usage(.conflict(time: time, otherFile: layer.files.first)))
    }
  }

  /// Joins the slots of a file to those of a layer; throws if overlapping slots differ in energy.
  private mutating func join(
    _ series: EnergySeries, of name: String, to index: Int
  ) throws(PriceFileError) {
    var slots: EnergySlots = []
    for group in SlotGroups([layers[index].series.slots, series.slots]) {
      guard let joined = joined(group.parts[0], group.parts[1]) else {
        let time = ISOTime.text(group.parts[0].first?.start ?? group.start, in: series.zone)
        let other = layers[index].files.last { $0 != name }
        throw PriceFileError(file: name, reason: .usage(.conflict(time: time, otherFile: other)))
      }
      for slot in joined { slots.append(slot) }
    }
    layers[index].series.slots = slots
  }

  /// Returns the joined slots of two files; `nil` if they differ in energy.
  private mutating func joined(_ first: EnergySlots, _ second: EnergySlots) -> EnergySlots? {
    if first.allSatisfy({ $0.energy == nil }) { return second.isEmpty ? first : second }
    if second.allSatisfy({ $0.energy == nil }) { return first }
    guard let total = Self.total(first), total == Self.total(second),
      first.first?.start == second.first?.start, first.last?.end == second.last?.end
    else { return nil }
    repeated += 1
    // Shorter slots have more detail.
    return second.count > first.count ? second : first
  }

  private static func total(_ slots: EnergySlots) -> Energy? {
    slots.reduce(Energy.zero) { sum, slot in slot.energy.flatMap { sum?.adding($0) } }
  }

  func merged(others: [String] = []) throws(PriceFileError) -> EnergyUsage {
    let series = layers.map(\.series)
    var warnings = warnings
    do throws(PriceFault) {
      let consumption = try EnergySum.sum(series.filter { $0.direction == .consumption })
      let production = try EnergySum.sum(series.filter { $0.direction == .production })
      let meters = EnergyDirection.allCases.map { direction in
        Set(
          layers.filter { $0.series.direction == direction }.map { $0.series.meter ?? $0.files[0] }
        )
        .sorted()
      }
      if let summed = meters.first(where: { $0.count > 1 }) {
        warnings.append(.summedMeters(summed))
      }
      let missing = (consumption ?? production)?.slots.missingCount ?? 0
      if missing > 0 { warnings.append(.missing(missing)) }
      if repeated > 0 { warnings.append(.repeated(repeated)) }
      if !others.isEmpty { warnings.append(.otherFiles(others)) }
      return EnergyUsage(
        series: series, consumption: consumption, production: production, warnings: warnings,
        usedOptions: usedOptions)
    } catch {
      throw PriceFileError(file: layers.first?.files.first ?? "", reason: error.reason)
    }
  }
}
