import CivilTime

/// A table of `Resources` with rows that apply between two dates.
package enum DatedTable {
  /// A row with its name, first and last date, and other cells.
  package struct Row {
    package let name: String
    package let dates: ClosedRange<CivilDate>
    package let cells: [String]
  }

  /// Returns the rows below the heading `name,from,to,…`; their last cell may contain commas.
  ///
  /// Incomplete rows are omitted; tests check that there are none.
  package static func rows(_ bytes: [UInt8], cells count: Int) -> [Row] {
    ResourceTable.rows(bytes, cells: count + 3).compactMap { cells in
      guard cells.count == count + 3, case .date(let from)? = ISOTime(cells[1]),
        case .date(let to)? = ISOTime(cells[2]), from <= to
      else { return nil }
      return Row(name: cells[0], dates: from...to, cells: Array(cells.dropFirst(3)))
    }
  }

  /// Returns the country prefix of an area: `DE` for `DE-LU`.
  package static func country(_ area: String) -> String { String(area.prefix { $0.isLetter }) }
}
