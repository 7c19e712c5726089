import TerminalCore

extension Catalogue {
  /// A table for people: heads, rows, all columns but the last as wide as what they hold.
  func table(_ heads: [Word], _ content: [[String]]) -> String {
    let rows = [heads.map { word($0).uppercased() }] + content
    let widths = heads.indices.dropLast().map { column in
      rows.map { $0[column].displayWidth + 2 }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths + [0]).map { $0.padded(to: $1) }.joined() + "\n"
    }.joined()
  }
}
