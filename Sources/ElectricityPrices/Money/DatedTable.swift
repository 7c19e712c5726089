import CivilTime

/// A table of `Resources` with rows that hold between two dates.
package enum DatedTable {
  /// A row: what it is about, the first and last date, and the other cells.
  package struct Row {
    package let name: String
    package let dates: ClosedRange<CivilDate>
    package let cells: [String]
  }

  /// The rows below the head, `name,from,to,…`, of which the last cell may contain commas.
  ///
  /// A row that is not complete is left out: the tests see to it that there is none.
  package static func rows(_ bytes: [UInt8], cells count: Int) -> [Row] {
    ResourceTable.rows(bytes, cells: count + 3).compactMap { cells in
      guard cells.count == count + 3, case .date(let from)? = ISOTime(cells[1]),
        case .date(let to)? = ISOTime(cells[2]), from <= to
      else { return nil }
      return Row(name: cells[0], dates: from...to, cells: Array(cells.dropFirst(3)))
    }
  }

  /// The letters that the areas of a country begin with: `DE` of `DE-LU`.
  package static func country(_ area: String) -> String { String(area.prefix { $0.isLetter }) }
}
