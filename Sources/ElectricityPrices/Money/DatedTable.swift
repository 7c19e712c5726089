import CivilTime

/// A table of `Resources` with rows that apply between two dates.
package enum DatedTable {
  /// A value between two dates.
  package struct Row<Value: Sendable>: Sendable {
    /// The name; for a value of an area, the area or the country prefix of several areas.
    package let name: String
    /// The first and the last date.
    package let dates: ClosedRange<CivilDate>
    package let value: Value
    /// The law or rule that states the value.
    package let source: String
  }

  /// Returns the rows below the heading `name,from,to,…,source`; the source may contain commas.
  ///
  /// Incomplete rows are omitted; tests check that there are none.
  ///
  /// - Parameters:
  ///   - count: The number of cells after the dates.
  ///   - value: Returns the value in these cells.
  package static func rows<Value>(
    _ text: UnsafePointer<UInt8>, cells count: Int, value: ([String]) -> Value?
  ) -> [Row<Value>] {
    ResourceTable.rows(text, cells: count + 3).compactMap { cells in
      guard cells.count == count + 3, case .date(let from)? = ISOTime(cells[1]),
        case .date(let to)? = ISOTime(cells[2]), from <= to,
        let value = value(Array(cells.dropFirst(3)))
      else { return nil }
      return Row(name: cells[0], dates: from...to, value: value, source: cells[count + 2])
    }
  }

  /// Returns the country prefix of an area: `DE` for `DE-LU`.
  package static func country(_ area: String) -> String { String(area.prefix { $0.isLetter }) }
}
