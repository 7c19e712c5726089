import ElectricityPrices

extension EnergyColumns {
  /// Returns the columns that distinguish series, and the others that are neither times nor energy.
  func keys(
    besides energies: [Int]
  ) -> (meter: Int?, register: Int?, unit: Int?, rest: [Int]) {
    let others = free.filter { !energies.contains($0) }
    // Cells are better evidence of a unit than headings, which are in many languages, unless the
    // energy states its unit.
    let isStated = energies.allSatisfy { finder.names[$0].quantity != nil }
    let unit = free.first { isUnit($0) && (!isStated || finder.names[$0].isA(.unit)) }
    func column(_ kind: ColumnKind) -> Int? { others.first { $0 != unit && isKey($0, kind) } }
    let numbered = others.first { finder.cells[$0].areLongNumbers && !areRowNumbers($0) }
    let flag = others.first {
      names[$0].isFlag && head.texts(of: $0).allSatisfy(ForecastMark.isAnswer)
    }
    let keys = (column(.meter) ?? numbered, flag ?? column(.register), unit ?? column(.unit))
    return (keys.0, keys.1, keys.2, others.filter { ![keys.0, keys.1, keys.2].contains($0) })
  }

  /// Returns whether a column distinguishes series of a kind by texts, or meters by numbers.
  private func isKey(_ column: Int, _ kind: ColumnKind) -> Bool {
    let (name, cells) = (finder.names[column], finder.cells[column])
    // `Meter` contains meter numbers; `meter constant` may contain any number.
    let isNumbered =
      cells.areLongNumbers
      || kind == .meter && name.nouns.last.map(kind.contains) ?? false && !areRowNumbers(column)
    return name.isA(kind) && (!cells.areNumbers || isNumbered)
      && !(kind == .meter && SeriesLabels.areDirections(head.texts(of: column)))
  }

  /// Returns whether a column has a distinct number for each time, and so numbers the rows.
  private func areRowNumbers(_ column: Int) -> Bool {
    let start = finder.start ?? 0
    let rows = head.rows.filter { max(column, start) < $0.count }
    return rows.count > 1 && Set(rows.map { $0[column] }).count == rows.count
      && Set(rows.map { $0[start] }).count == rows.count
  }
}
