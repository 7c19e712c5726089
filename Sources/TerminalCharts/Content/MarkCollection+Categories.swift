import Foundation

extension MarkCollection {
  /// Gives categories the order of the domains that modifiers set.
  mutating func orderCategories(by settings: ChartSettings) {
    order(\.x, of: \.x, by: settings.xScale.domain)
    order(\.y, of: \.y, by: settings.yScale.domain)
  }

  // Marks whose category the domain does not have get a place that is none, and are not drawn.
  private mutating func order(
    _ dimension: WritableKeyPath<MarkCollection, DimensionData>,
    of extent: WritableKeyPath<MarkRecord, MarkExtent>, by domain: ErasedScaleDomain?
  ) {
    let data = self[keyPath: dimension]
    guard let domain, data.kind == .category || data.kind == nil,
      let wanted = domain.categories(among: data.categories.values),
      wanted != data.categories.values
    else { return }
    let table = ValueTable(wanted)
    let places = data.categories.values.map { value in
      table.index(of: value).map(Double.init) ?? .nan
    }
    self[keyPath: dimension].categories = table
    self[keyPath: dimension].hidden = data.categories.values.filter { table.index(of: $0) == nil }
    self[keyPath: dimension].kind = .category
    for index in records.indices where records[index][keyPath: extent].kind == .category {
      records[index][keyPath: extent].lower = places[at: records[index][keyPath: extent].lower]
      records[index][keyPath: extent].upper = places[at: records[index][keyPath: extent].upper]
    }
  }
}

extension ErasedScaleDomain {
  /// The categories of an axis with the given ones in its data; nil where the domain does not say.
  fileprivate func categories(among values: [PlottedValue]) -> [PlottedValue]? {
    switch kind {
    case .categories(let names): names.map(PlottedValue.category)
    case .automatic(let automatic): values.isEmpty ? nil : automatic.modify(values)
    case .numbers, .dates: nil
    }
  }
}

extension [Double] {
  // Not a number for an index that is none.
  fileprivate subscript(at index: Double) -> Double {
    Int(exactly: index).flatMap { indices.contains($0) ? self[$0] : nil } ?? .nan
  }
}
