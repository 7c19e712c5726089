import CivilTime
import FoundationSubset
import TerminalCore
import TerminalViews

/// The axes with their values, labels and lines worked out, before they are placed.
struct ChartAxes {
  var x: [ResolvedAxis]
  var y: [ResolvedAxis]

  init(_ settings: AxisSettings, scales: ChartScales, in environment: EnvironmentValues) {
    x = settings.x.marks.map {
      ResolvedAxis($0, scale: scales.x, edges: .horizontal, in: environment)
    }
    y = settings.y.marks.map {
      ResolvedAxis($0, scale: scales.y, edges: .vertical, in: environment)
    }
  }
}

extension ChartAxes {
  /// Returns the axes with category names cut to the width of the chart, or to half of it in total
  /// for axes at the sides.
  func fitted(to columns: Int) -> ChartAxes {
    var fitted = self
    let sides = Set(y.filter { $0.measures.labelSize.columns > 0 }.map(\.edge)).count
    for index in x.indices { fitted.x[index].narrow(to: columns) }
    for index in y.indices { fitted.y[index].narrow(to: max(4, columns / 2 / max(1, sides))) }
    return fitted
  }
}

/// One `AxisMarks` with its values.
package struct ResolvedAxis {
  package enum Edge { case leading, trailing, top, bottom }

  var preset: AxisMarkPreset
  package var edge: Edge
  package var marks: [ResolvedAxisMark] = []
  var measures = AxisMeasures()

  package init(
    _ specification: AxisMarksSpecification, scale: PositionScale, edges: Axis.Set,
    in environment: EnvironmentValues
  ) {
    preset = specification.preset
    edge = Self.edge(specification.position, edges)
    let values = AxisValues(specification.values, on: scale)
    for (index, value) in values.values.enumerated() {
      let position = values.positions[index]
      // Scrolled out of sight.
      if scale.kind == .category, let datum = scale.datum(of: value), !scale.isInside(datum) {
        continue
      }
      var collector = _AxisCollector(environment: environment)
      specification.content(
        AxisValue(
          index: index, count: values.values.count, value: value, label: values.labels[index]),
        &collector)
      marks.append(
        ResolvedAxisMark(
          position: position, next: values.next(after: index), slotEnd: values.slotEnds?[index],
          isZero: value == .number(0), order: index, gridLines: collector.gridLines,
          ticks: collector.ticks,
          labels: collector.labels.map {
            ResolvedAxisLabel($0, value: value, label: values.labels[index], in: environment)
          }))
    }
    measures = AxisMeasures(self)
  }

  // A position on the wrong kind of edge falls back to the axis' own.
  private static func edge(_ position: AxisMarkPosition, _ edges: Axis.Set) -> Edge {
    if edges == .horizontal { return position.edge == .top ? .top : .bottom }
    return position.edge == .leading ? .leading : .trailing
  }
}

extension ChartAxes {
  /// Whether ticks run along labels, where only cells are.
  var hasTicksBesideLabels: Bool {
    (x + y).contains { $0.marks.contains(where: \.hasTickBesideLabel) }
  }
}

extension ResolvedAxis {
  /// Leaves out the values at positions where they are not wanted.
  mutating func keep(where isKept: (Double) -> Bool) {
    guard !marks.allSatisfy({ isKept($0.position) }) else { return }
    marks.removeAll { !isKept($0.position) }
    // Centred labels stand midway to the next remaining value.
    for index in marks.indices.dropLast() { marks[index].next = marks[index + 1].position }
  }
}

/// A value of an axis with its grid lines, ticks and labels.
package struct ResolvedAxisMark {
  /// The position on the scale, 0…1 inside the plot.
  package var position: Double
  /// The position of the next value, or where the last one ends.
  var next: Double
  /// The end of the value's band or bin; `nil` on a continuous scale.
  var slotEnd: Double?
  var isZero = false
  var order = 0
  let gridLines: [AxisLinePart]
  package let ticks: [AxisLinePart]
  package var labels: [ResolvedAxisLabel]

  var isEmpty: Bool { gridLines.isEmpty && ticks.isEmpty && labels.isEmpty }

  /// Returns the position of a line: at the value unless it is centred.
  func position(centered: Bool?) -> Double {
    centered ?? false ? (position + next) / 2 : position
  }

  /// Returns the position of a label (in the middle of its band, between its value and the next on
  /// request, else at its value) and whether it is centred there.
  package func labelPosition(centered: Bool?) -> (position: Double, isCentered: Bool) {
    switch (centered, slotEnd) {
    case (false?, _), (nil, nil): (position, false)
    case (nil, let slotEnd?): ((position + slotEnd) / 2, true)
    case (true?, _): ((position + next) / 2, true)
    }
  }

  package var hasGridLine: Bool { gridLines.contains { $0.ink != nil } }

  // Other ticks keep labels away.
  var hasTickBesideLabel: Bool {
    ticks.contains { $0.extent != .automatic && !$0.extent.isInPoints }
  }

  package var labelSize: CellSize {
    labels.reduce(into: CellSize(columns: 0, rows: 0)) { $0.grow(to: $1.size) }
  }
}
