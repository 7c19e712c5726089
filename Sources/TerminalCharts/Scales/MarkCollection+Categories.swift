import FoundationSubset

extension MarkCollection {
  /// Gives categories the order of the domains that modifiers set.
  mutating func orderCategories(by settings: ScaleSettings) {
    // Makes a key path only if something has to be ordered: the first key paths of a program take
    // longer to make than the marks of a small chart.
    if let wanted = x.order(by: settings.x.domain) { order(\.x, of: \.x, as: wanted) }
    if let wanted = y.order(by: settings.y.domain) { order(\.y, of: \.y, as: wanted) }
  }

  /// Gives categories the order that they have on trained scales.
  mutating func orderCategories(as scales: ChartScales) {
    if scales.x.kind == .category { order(\.x, of: \.x, as: scales.x.categories.values) }
    if scales.y.kind == .category { order(\.y, of: \.y, as: scales.y.categories.values) }
  }

  /// Returns whether both settings give the categories of the marks the same order.
  func isOrdered(by settings: ScaleSettings, as others: ScaleSettings) -> Bool {
    (x.hasCategories ? settings.x.domain.isSame(as: others.x.domain) : true)
      && (y.hasCategories ? settings.y.domain.isSame(as: others.y.domain) : true)
  }

  // Marks whose category is not in the domain get no position and are not drawn.
  private mutating func order(
    _ dimension: WritableKeyPath<MarkCollection, DimensionData>,
    of extent: WritableKeyPath<MarkRecord, MarkExtent>, as wanted: [PlottedValue]
  ) {
    let data = self[keyPath: dimension]
    let table = ValueTable(wanted)
    let newIndices = data.categories.values.map { value in
      table.index(of: value).map(Double.init) ?? .nan
    }
    self[keyPath: dimension].categories = table
    self[keyPath: dimension].hidden = data.categories.values.filter { table.index(of: $0) == nil }
    self[keyPath: dimension].kind = .category
    for index in records.indices where records[index][keyPath: extent].kind == .category {
      records[index][keyPath: extent].lower = newIndices[at: records[index][keyPath: extent].lower]
      records[index][keyPath: extent].upper = newIndices[at: records[index][keyPath: extent].upper]
    }
  }
}

extension DimensionData {
  // Without data the domain decides the kind.
  fileprivate var hasCategories: Bool { kind == .category || kind == nil }

  /// Returns the categories in the order of a domain; `nil` if they have it, or there are none.
  fileprivate func order(by domain: _ErasedScaleDomain?) -> [PlottedValue]? {
    guard let domain, hasCategories,
      let wanted = domain.categories(among: categories.values), wanted != categories.values
    else { return nil }
    return wanted
  }
}

extension _ErasedScaleDomain {
  /// Returns the categories of an axis whose data have the given ones; `nil` if the domain does not
  /// define them.
  fileprivate func categories(among values: [PlottedValue]) -> [PlottedValue]? {
    switch kind {
    case .categories(let names): names.map(PlottedValue.category)
    case .automatic(let automatic): values.isEmpty ? nil : automatic.modify(values)
    case .numbers, .dates: nil
    }
  }
}

extension [Double] {
  // NaN for an index out of range.
  fileprivate subscript(at index: Double) -> Double {
    Int(exactly: index).flatMap { indices.contains($0) ? self[$0] : nil } ?? .nan
  }
}
