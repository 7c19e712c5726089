import FoundationSubset
import TerminalCore
import TerminalViews

/// A reason why a chart shows nothing, or likely not what was meant; not part of Swift Charts.
public enum ChartDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The chart has no marks.
  case noData
  /// No mark has finite values in all its dimensions.
  case noFiniteValues
  /// The angles of all sectors are zero or negative.
  case noPositiveValues
  /// Marks have values that an explicit scale of styles does not name.
  case unknownKeys(scale: String, values: [String])
  /// Categories are not in the domain of their axis, and are not drawn.
  case categoriesOutsideDomain(axis: String, values: [String])
  /// All names on an axis are numbers, which have no order and no distances there.
  case numericStrings(axis: String)
  /// A line goes back along x: a series may be missing, or dates are not sorted.
  case backwards

  /// The reason in words, for the user.
  public var description: String {
    switch self {
    case .noData: "no data"
    case .noFiniteValues: "no finite values"
    case .noPositiveValues: "no positive values"
    case .unknownKeys(let scale, let values):
      "The \(scale) scale does not have \(Self.list(values))."
    case .categoriesOutsideDomain(let axis, let values):
      "The domain of \(axis) does not have \(Self.list(values))."
    case .numericStrings(let axis):
      "All names on \(axis) are numbers: plot numbers, not strings."
    case .backwards: "A line goes back along x: name its series, or sort the data."
    }
  }

  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(3).joined(separator: ", ")
    return values.count > 3 ? "\(shown) and \(values.count - 3) more" : shown
  }
}

extension ChartDiagnostic {
  /// Returns everything noticed about a chart, the most serious first.
  static func all(_ marks: ArrangedMarks, _ scales: ChartScales) -> [ChartDiagnostic] {
    var found: [ChartDiagnostic] = []
    if let reason = emptiness(of: marks, scales.angle) { found.append(reason) }
    found += outside(marks).filter { !found.contains($0) }
    let styles = scales.styles
    for (name, values) in [
      ("foreground style", styles.foreground.unknown), ("symbol", styles.symbol.unknown),
      ("symbol size", styles.symbolSize.unknown), ("line style", styles.lineStyle.unknown),
    ] where !values.isEmpty {
      found.append(.unknownKeys(scale: name, values: values.map(\.text)))
    }
    found += numericStrings(marks.collection.x, "x") + numericStrings(marks.collection.y, "y")
    if goesBack(marks) { found.append(.backwards) }
    return found
  }

  /// Returns the reason why nothing is drawn; `nil` if something is.
  static func emptiness(of marks: ArrangedMarks, _ angle: AngleScale) -> ChartDiagnostic? {
    if marks.records.isEmpty { return .noData }
    let isEmpty = marks.records.allSatisfy { record in
      if record.kind == .sector { return angle.turns[Int(record.sector)] == nil }
      return !record.x.isDrawable || !record.y.isDrawable
    }
    guard isEmpty else { return nil }
    let hasFiniteAngle = marks.collection.sectors.contains { $0.angle.lower.isFinite }
    return outside(marks).first ?? (hasFiniteAngle ? .noPositiveValues : .noFiniteValues)
  }

  private static func outside(_ marks: ArrangedMarks) -> [ChartDiagnostic] {
    outside(marks.collection.x, "x") + outside(marks.collection.y, "y")
  }

  private static func outside(_ data: DimensionData, _ axis: String) -> [ChartDiagnostic] {
    guard !data.hidden.isEmpty else { return [] }
    return [.categoriesOutsideDomain(axis: data.label ?? axis, values: data.hidden.map(\.text))]
  }

  private static func numericStrings(_ data: DimensionData, _ axis: String) -> [ChartDiagnostic] {
    let values = data.categories.values
    guard values.count > 1, values.allSatisfy({ Double($0.text) != nil }) else { return [] }
    return [.numericStrings(axis: data.label ?? axis)]
  }

  private static func goesBack(_ marks: ArrangedMarks) -> Bool {
    let records = marks.records
    let lines = MarkSeries.grouped(Array(records.indices), kind: .line, in: marks).map(\.members)
    return lines.contains { series in
      let members = series.filter { records[$0].x.isData && records[$0].y.isData }
      guard let first = members.first.map({ records[$0] }), first.y.kind != .category,
        jumpsBack(members.map { records[$0].x.middle }, isPath: first.x.kind == .number)
      else { return false }
      let ys = members.map { records[$0].y.middle }
      return ![ys, ys.reversed()].contains { zip($0, $0.dropFirst()).allSatisfy(<=) }
    }
  }

  /// Returns whether a single step back is between two steps forward, as at the start of a second
  /// series.
  ///
  /// A closed line, such as a parametric circle, turns and continues backwards. A path through two
  /// numbers can go anywhere: a second series is certain only where it begins as the first one.
  private static func jumpsBack(_ values: [Double], isPath: Bool) -> Bool {
    let steps = zip(values, values.dropFirst()).map { left, right in
      abs(right - left) > 1e-9 * max(abs(left), abs(right)) ? right - left : 0
    }
    return steps.indices.dropFirst(2).contains { index in
      steps[index - 2] > 0 && steps[index - 1] < 0 && steps[index] > 0
        && (!isPath || values[index...].starts(with: values.prefix(2)))
    }
  }

  /// Writes the reason into the middle of an empty plot.
  package func write(in plot: CellRect, on canvas: inout Canvas) {
    let column = plot.minColumn + (plot.size.columns - description.displayWidth) / 2
    canvas.write(
      description, column: max(plot.minColumn, column), row: plot.minRow + plot.size.rows / 2,
      ink: .secondary, limit: plot.size.columns)
  }
}
