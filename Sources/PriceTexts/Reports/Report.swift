import CivilTime
import ElectricityPrices
import TerminalCore

/// The result of a task: named columns of typed cells, for three writers.
///
/// Tables have the columns with a title, the total and the notes; CSV and JSON have the columns
/// with a key, with exact values.
package struct Report: Sendable {
  /// A value as JSON and CSV write it, and its text in tables.
  package struct Cell: Hashable, Sendable {
    let json, csv, shown: String
  }

  /// A column: its key in CSV and JSON, its title in tables, or both.
  typealias Column = (key: String?, title: String?)

  /// The key of the rows in JSON.
  let name: String
  /// The facts that apply to all rows, by their keys in JSON.
  var facts: [(key: String, json: String)] = []
  var heading: [String] = []
  let columns: [Column]
  var rows: [[Cell]]
  var total: [Cell]?
  var notes: [String] = []
}

extension Report.Cell {
  static func text(_ text: String?, shown: String? = nil) -> Self {
    Self(
      json: JSONText.quoted(text), csv: text.map(CSVText.cell) ?? "", shown: shown ?? text ?? "–")
  }
  /// Returns a cell with a number or a truth value: all digits, and rounded in tables.
  static func number(_ text: String?, shown: String? = nil) -> Self {
    Self(json: text ?? "null", csv: text ?? "", shown: shown ?? text ?? "–")
  }
  static func time(_ instant: Instant?, in zone: Zone) -> Self {
    text(instant.map { ISOTime.text($0, in: zone) }, shown: "")
  }
  /// Returns a cell with a price, rounded if a program wrote it as 326.22500000000002.
  static func price(_ price: ExactDecimal?, shown: String? = nil) -> Self {
    number(price?.rounded(toDecimals: 9, orDigits: 4).description, shown: shown)
  }
}

package enum ReportForm: String, CaseIterable, Sendable { case table, csv, json }

/// The output of the reports of a task.
extension [Report] {
  /// Returns the reports in a form; CSV only has reports with the name of the first.
  package func text(_ form: ReportForm) -> String {
    switch form {
    case .table: map(\.table).joined(separator: "\n")
    case .csv: csv
    case .json: json
    }
  }

  private var csv: String {
    guard let first else { return "" }
    let head = first.columns.compactMap(\.key).joined(separator: ",") + "\n"
    return head + filter { $0.name == first.name }.flatMap(\.csvRows).joined()
  }

  private var json: String {
    var fields = [("schema", "1")] + (first?.facts ?? [])
    for name in map(\.name) where !fields.contains(where: { $0.0 == name }) {
      fields.append((name, JSONText.list(filter { $0.name == name }.flatMap(\.objects))))
    }
    return JSONText.lines(fields)
  }
}

extension Report {
  fileprivate var table: String {
    let texts = (rows + [total].compactMap(\.self)).map { cells in
      zip(columns, cells).filter { $0.0.title != nil }.map(\.1.shown)
    }
    let lines = TextTable.lines([columns.compactMap(\.title)] + texts)
    return (heading + lines + notes).map { $0 + "\n" }.joined()
  }

  fileprivate var csvRows: [String] {
    rows.map { cells in
      zip(columns, cells).filter { $0.0.key != nil }.map(\.1.csv).joined(separator: ",") + "\n"
    }
  }

  fileprivate var objects: [String] {
    rows.map { cells in
      JSONText.object(
        zip(columns, cells).compactMap { column, cell in
          column.key.map { ($0, cell.json) }
        })
    }
  }
}

/// Tables of words, followed by numbers, whose columns are right-aligned.
package enum TextTable {
  package static func lines(_ rows: [[String]], words: Int = 1) -> [String] {
    let columns = rows.first?.indices ?? 0..<0
    var widths = columns.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    // No spaces follow the last word.
    if words == columns.count, words > 1 { widths[words - 1] = 0 }
    return rows.map { cells in
      columns.map { cells[$0].padded(to: widths[$0], isLeading: $0 >= words) }
        .joined(separator: "  ")
    }
  }
}
