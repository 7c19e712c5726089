import ElectricityPrices

/// The columns that distinguish the series of a table of an unknown source.
struct KeyColumns {
  let meter, register, unit: Int?
  /// The other columns that are neither times nor energy.
  let rest: [Int]

  init(_ found: EnergyColumns, besides energies: [Int]) {
    let finder = found.finder
    let start = finder.start ?? 0
    let others = found.free.filter { !energies.contains($0) }
    // Cells are better evidence of a unit than headings, which are in many languages, unless the
    // energy states its unit.
    let isStated = energies.allSatisfy { finder.names[$0].quantity != nil }
    let unit = found.free.first {
      found.isUnit($0) && (!isStated || finder.names[$0].isA(.unit))
    }
    func column(_ kind: ColumnKind) -> Int? {
      others.first { $0 != unit && Self.isKey($0, kind, finder, start) }
    }
    let numbered = others.first { column in
      finder.cells[column].areLongNumbers && !Self.areRowNumbers(column, finder.head, start)
    }
    let flag = others.first { column in
      found.names.indices.contains(column) && found.names[column].isFlag
        && finder.head.texts(of: column).allSatisfy(ForecastMark.isAnswer)
    }
    let keys = (column(.meter) ?? numbered, flag ?? column(.register), unit ?? column(.unit))
    (meter, register, self.unit) = keys
    rest = others.filter { ![keys.0, keys.1, keys.2].contains($0) }
  }

  /// Returns whether a column distinguishes series of a kind by texts, or meters by numbers.
  ///
  /// - Parameter start: The column of times.
  private static func isKey(
    _ column: Int, _ kind: ColumnKind, _ finder: ColumnFinder, _ start: Int
  ) -> Bool {
    let (name, cells) = (finder.names[column], finder.cells[column])
    // `Meter` contains meter numbers; `meter constant` may contain any number.
    let isNumbered =
      cells.areLongNumbers
      || kind == .meter && name.nouns.last.map(kind.contains) ?? false
        && !areRowNumbers(column, finder.head, start)
    return name.isA(kind) && (!cells.areNumbers || isNumbered)
      && !(kind == .meter && SeriesLabels.areDirections(finder.head.texts(of: column)))
  }

  /// Returns whether a column has a distinct number for each time, and so numbers the rows.
  private static func areRowNumbers(_ column: Int, _ head: TableHead, _ start: Int) -> Bool {
    let rows = head.rows.filter { max(column, start) < $0.count }
    return rows.count > 1 && Set(rows.map { $0[column] }).count == rows.count
      && Set(rows.map { $0[start] }).count == rows.count
  }
}
