import FoundationSubset
import TerminalViews

/// What joins marks without an explicit series to one line or area.
struct SeriesKey: Hashable {
  let foreground: StyleKey
  let lineStyle: StyleKey
  let symbol: StyleKey
  /// Marks in different layers are never one.
  let mask: Int32
}

/// The marks of each series.
enum MarkSeries {
  /// The indices of the marks of a kind, a list a series, in the order of their first appearance.
  ///
  /// - Complexity: O(n + m), where n is the number of marks and m that of styles; only styles are
  ///   hashed.
  static func grouped(
    _ order: [Int], kind: MarkRecord.Kind, in marks: ArrangedMarks
  ) -> [[Int]] {
    let isWanted = { (index: Int) in marks.collection.records[index].kind == kind }
    guard let start = order.firstIndex(where: isWanted) else { return [] }
    let classes = classes(of: marks.collection.styles)
    var explicit = [Int](repeating: -1, count: marks.collection.series.values.count)
    var implicit = [Int](repeating: -1, count: classes.count)
    var groups: [[Int]] = []
    func group(_ table: inout [Int], _ key: Int) -> Int {
      if table[key] < 0 {
        table[key] = groups.count
        groups.append([])
      }
      return table[key]
    }
    for index in order[start...] where isWanted(index) {
      let series = Int(marks.collection.records[index].series)
      let style = Int(marks.collection.records[index].style)
      let group = series >= 0 ? group(&explicit, series) : group(&implicit, classes[style])
      groups[group].append(index)
    }
    return groups
  }

  // For each style, the first style that joins the same series.
  private static func classes(of styles: MarkStyleTable) -> [Int] {
    var first: [SeriesKey: Int] = [:]
    return styles.indices.map { index in
      let key = SeriesKey(
        foreground: styles[index].foreground.key, lineStyle: styles[index].lineStyleKey,
        symbol: styles[index].symbolKey, mask: styles[index].maskPart)
      if let known = first[key] { return known }
      first[key] = index
      return index
    }
  }
}
