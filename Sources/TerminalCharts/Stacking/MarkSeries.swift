internal import ChartStatistics
import FoundationSubset
import TerminalViews

/// The key that joins marks without an explicit series to one line or area.
struct SeriesKey: Hashable {
  let foreground: StyleKey
  let lineStyle: StyleKey
  let symbol: StyleKey
  /// Marks in different layers are never joined.
  let mask: Int32
}

/// The marks of a line or an area.
struct MarkSeries {
  /// The index of the first mark in the order of drawing.
  let start: Int
  /// The indices of the marks, in the order of drawing.
  private(set) var members: [Int] = []

  /// Returns the series of a kind, in the order of their first marks.
  ///
  /// - Complexity: O(n + m) for n marks and m styles; only styles are hashed.
  static func grouped(
    _ order: [Int], kind: MarkRecord.Kind, in marks: ArrangedMarks
  ) -> [MarkSeries] {
    let isWanted = { (index: Int) in marks.records[index].kind == kind }
    guard let start = order.firstIndex(where: isWanted) else { return [] }
    let classes = classes(of: marks.styles)
    var explicit = [Int](repeating: -1, count: marks.collection.series.values.count)
    var implicit = [Int](repeating: -1, count: classes.count)
    var groups: [MarkSeries] = []
    func group(_ table: inout [Int], _ key: Int, at position: Int) -> Int {
      if table[key] < 0 {
        table[key] = groups.count
        groups.append(MarkSeries(start: position))
      }
      return table[key]
    }
    for (position, index) in zip(start..., order[start...]) where isWanted(index) {
      let series = Int(marks.records[index].series)
      let style = Int(marks.records[index].style)
      let group =
        series >= 0
        ? group(&explicit, series, at: position) : group(&implicit, classes[style], at: position)
      groups[group].members.append(index)
    }
    return groups
  }

  /// Returns the series that begin in a part of the order.
  static func beginning(in part: Range<Int>, of all: [MarkSeries]) -> some Sequence<MarkSeries> {
    all[all.partitioningIndex { $0.start >= part.lowerBound }...]
      .prefix { $0.start < part.upperBound }
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
