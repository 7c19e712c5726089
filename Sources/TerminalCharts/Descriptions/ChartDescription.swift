import CivilTime
import FoundationSubset
import TerminalCore
import TerminalViews

/// The data of a drawn chart, to be described in words.
package struct ChartDescription {
  /// The third dimension of a 3D chart, with the extents of the records.
  package typealias Depth = (data: DimensionData, extents: [MarkExtent])

  let marks: MarkCollection
  let zone: Zone
  private let depth: Depth?
  private let xWords: DateWords
  private let yWords: DateWords

  package init(marks: MarkCollection, depth: Depth? = nil, zone: Zone) {
    (self.marks, self.depth, self.zone) = (marks, depth, zone)
    xWords = DateWords(
      for: marks.records.lazy.filter { $0.x.kind == .date }.map(\.x.lower), unit: marks.x.unit,
      in: zone)
    yWords = DateWords(
      for: marks.records.lazy.filter { $0.y.kind == .date }.map(\.y.lower), unit: marks.y.unit,
      in: zone)
  }

  /// The heading, a sentence about each series (number of values, extremes with their positions,
  /// trend), and the labels of marks.
  package var summary: String {
    var lines = [heading]
    lines += series.map(sentence)
    lines += marks.records.compactMap(label)
    return lines.joined(separator: "\n")
  }

  /// The data as a table: a row for each mark, a column for each dimension.
  package var table: String {
    let header =
      [marks.x.label ?? "x", marks.y.label ?? "y"]
      + (depth.map { [$0.data.label ?? "z"] } ?? [])
    let hasSeries = !seriesTable.values.isEmpty
    var rows = [header + (hasSeries ? [seriesTable.label ?? "series"] : [])]
    for index in marks.records.indices where isTold(index) {
      let record = marks.records[index]
      let cells =
        record.kind == .sector
        ? ["", text(marks.sectors[Int(record.sector)].angle, marks.angle)]
        : [text(record.x, marks.x, xWords), text(record.y, marks.y, yWords)]
      rows.append(
        cells + (depth.map { [text($0.extents[index], $0.data)] } ?? [])
          + (hasSeries ? [name(of: index) ?? ""] : []))
    }
    return Self.aligned(rows)
  }

  // The names of the series: of explicit series, or of the values of colours or symbols.
  private var seriesTable: ValueTable {
    [marks.series, marks.foreground, marks.symbol, marks.lineStyle].first {
      !$0.values.isEmpty
    } ?? ValueTable()
  }

  private func name(of index: Int) -> String? {
    let record = marks.records[index]
    if record.series >= 0 { return marks.series[record.series].text }
    let style = marks.styles[Int(record.style)]
    for (key, table) in [
      (style.foreground.key, marks.foreground), (style.symbolKey, marks.symbol),
      (style.lineStyleKey, marks.lineStyle),
    ] {
      if case .category(let index) = key { return table[index].text }
    }
    return nil
  }

  private func isTold(_ index: Int) -> Bool {
    let style = marks.styles[Int(marks.records[index].style)]
    guard style.maskPart < 0 else { return false }
    return style.accessibility < 0 || !marks.accessibility[Int(style.accessibility)].isHidden
  }

  private var heading: String {
    let kinds = Set(marks.records.map(\.kind))
    let named = Self.kinds.filter { kinds.contains($0.kind) }.map(\.name)
    let count = marks.records.indices.count(where: isTold)
    var text = named.isEmpty ? "Empty chart" : "Chart of \(named.joined(separator: ", "))"
    let dimensions = [marks.x.label, marks.y.label, marks.angle.label, depth?.data.label]
      .compactMap(\.self)
    if !dimensions.isEmpty { text += ": \(dimensions.joined(separator: ", "))" }
    return text + "; \(count) mark\(count == 1 ? "" : "s")."
  }

  private static let kinds: [(kind: MarkRecord.Kind, name: String)] = [
    (.line, "lines"), (.area, "areas"), (.bar, "bars"), (.point, "points"), (.rule, "rules"),
    (.rectangle, "rectangles"), (.sector, "sectors"),
  ]

  // The marks with a value, by the name of their series.
  private var series: [(name: String?, indices: [Int])] {
    var names = DistinctKeys<String?>()
    var indices: [[Int]] = []
    for index in marks.records.indices where isTold(index) && value(of: index) != nil {
      let number = names.number(of: name(of: index))
      if number == indices.count { indices.append([]) }
      indices[number].append(index)
    }
    return zip(names.keys, indices).map { (name: $0, indices: $1) }
  }

  private func value(of index: Int) -> Double? {
    let record = marks.records[index]
    guard record.kind != .rule else { return nil }
    if record.kind == .sector {
      let angle = marks.sectors[Int(record.sector)].angle
      return angle.lower.isFinite ? angle.lower : nil
    }
    guard record.y.isData, record.y.kind == .number, record.y.upper.isFinite else { return nil }
    return record.y.upper
  }

  private func sentence(_ series: (name: String?, indices: [Int])) -> String {
    let values = series.indices.compactMap { index in value(of: index).map { (index, $0) } }
    guard !values.isEmpty else { return "" }
    let title = series.name.map { "\($0): " } ?? ""
    let count = "\(values.count) value\(values.count == 1 ? "" : "s")"
    let starts = values.filter { marks.records[$0.0].y.form == .range }
      .map { ($0.0, marks.records[$0.0].y.lower) }
    var text = "\(title)\(count)"
    text += (values + starts).extremes({ $0.1 }) { number($0.1) + position(of: $0.0) }
    if let first = values.first?.1, let last = values.last?.1, values.count > 1 {
      let trend = last > first ? "rising" : last < first ? "falling" : "level"
      text += "; \(trend) from \(number(first)) to \(number(last))"
    }
    return text + "."
  }

  private func position(of index: Int) -> String {
    let record = marks.records[index]
    return record.x.isData ? " at \(text(record.x, marks.x, xWords))" : ""
  }

  // The accessibility label and value of a mark.
  private func label(_ record: MarkRecord) -> String? {
    let style = marks.styles[Int(record.style)]
    guard style.accessibility >= 0 else { return nil }
    let words = marks.accessibility[Int(style.accessibility)]
    let parts = [words.label, words.value].compactMap(\.self)
    return words.isHidden || parts.isEmpty ? nil : parts.joined(separator: ": ")
  }
}

extension ChartDescription {
  package func number(_ value: Double) -> String { PlottedValue.number(value).text }

  private func text(
    _ extent: MarkExtent, _ data: DimensionData, _ words: DateWords? = nil
  ) -> String {
    guard extent.isData else { return "" }
    let lower = text(extent.lower, extent.kind, data, words)
    return extent.form == .range
      ? "\(lower)…\(text(extent.upper, extent.kind, data, words))" : lower
  }

  private func text(
    _ value: Double, _ kind: ScaleKind, _ data: DimensionData, _ words: DateWords?
  ) -> String {
    guard value.isFinite else { return "–" }
    switch kind {
    case .number: return number(value)
    case .date: return (words ?? DateWords(for: [value], unit: data.unit, in: zone)).text(value)
    case .category:
      let index = Int(exactly: value) ?? -1
      return data.categories.values.indices.contains(index)
        ? data.categories.values[index].text : ""
    }
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.displayWidth)
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Array {
  /// Returns the minimum and maximum in words, each after a comma; empty without elements.
  func extremes(_ value: (Element) -> Double, text: (Element) -> String) -> String {
    guard let minimum = self.min(by: { value($0) < value($1) }),
      let maximum = self.max(by: { value($0) < value($1) })
    else { return "" }
    return ", least \(text(minimum)), greatest \(text(maximum))"
  }
}

nonisolated extension View {
  /// Returns a description of the first chart of the view; empty without a chart.
  ///
  /// The description names the dimensions and, for each series, the number of values, the extremes
  /// with their positions, and whether the values rise or fall; then the accessibility labels and
  /// values of marks. It omits marks that are hidden from accessibility. A description set by
  /// ``accessibilityChartDescriptor(_:)`` replaces it. Not part of Swift Charts.
  public func chartSummary(environment: EnvironmentValues = EnvironmentValues()) -> String {
    drawing(in: environment)?.summary(in: environment) ?? ""
  }

  /// Returns the first chart's data as a table: a row for each mark, a column for each dimension.
  ///
  /// Not part of Swift Charts.
  public func chartDataTable(environment: EnvironmentValues = EnvironmentValues()) -> String {
    drawing(in: environment)?.table(in: environment) ?? ""
  }

  /// Returns the author's description of the first flat chart of the view.
  package func authorsDescriptor(environment: EnvironmentValues) -> AXChartDescriptor? {
    canvas(in: CellSize(columns: 80, rows: 24), environment: environment).firstChart?.node
      .environment.chartDescriptor?()
  }

  // Prefers a flat chart to one in three dimensions.
  private func drawing(in environment: EnvironmentValues) -> (any DescribedDrawing)? {
    let canvas = canvas(in: CellSize(columns: 80, rows: 24), environment: environment)
    return canvas.firstChart ?? canvas.notes.lazy.compactMap { $0 as? any DescribedDrawing }.first
  }
}

/// A drawn chart that can describe its data.
package protocol DescribedDrawing: CanvasNote {
  /// Returns a description of the chart in words.
  func summary(in environment: EnvironmentValues) -> String

  /// Returns the data of the chart: a row for each mark, a column for each dimension.
  func table(in environment: EnvironmentValues) -> String
}

extension ChartDrawing: DescribedDrawing {
  package func summary(in environment: EnvironmentValues) -> String {
    node.environment.chartDescriptor?().words ?? description(in: environment).summary
  }

  package func table(in environment: EnvironmentValues) -> String {
    description(in: environment).table
  }

  private func description(in environment: EnvironmentValues) -> ChartDescription {
    ChartDescription(marks: node.collect(), zone: environment.zone ?? Zone.current)
  }
}
