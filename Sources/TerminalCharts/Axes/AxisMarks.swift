import FoundationSubset
import TerminalViews

/// The placement of an axis' labels relative to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  /// The default for the scale: labels begin at their tick on a continuous x axis, and are centred
  /// in bands.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Labels are centred at their tick; the first and the last stay inside the plot's width.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Labels are beyond the plot, and grid lines extend to them.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// Labels are inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// The edge of the plot at which an axis is drawn.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Edge: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let edge: Edge
  /// Below the plot for x, to its right for y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(edge: .automatic) }
  /// To the left of the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(edge: .leading) }
  /// To the right of the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(edge: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { AxisMarkPosition(edge: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(edge: .bottom) }
}

/// The marks of an axis at each value: a grid line, a tick and a label, or those of a closure.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let specification: AxisMarksSpecification

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    stroke: StrokeStyle? = nil, format: AxisLabelFormat? = nil
  ) where Content == Never {
    specification = AxisMarksSpecification(
      preset: preset, position: position, values: values
    ) { _, collector in
      collector.gridLines.append(AxisLinePart(stroke: stroke))
      collector.ticks.append(AxisLinePart(stroke: stroke, isAutomatic: true))
      collector.labels.append(AxisLabelPart(content: .formatted(format)))
    }
  }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    content: @escaping (AxisValue) -> Content
  ) {
    specification = AxisMarksSpecification(
      preset: preset, position: position, values: values
    ) { value, collector in
      collector.collect(content(value))
    }
  }

  /// Creates the default marks: grid line, tick and label.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == Never {
    self.init(preset, position, values, stroke: stroke)
  }

  /// Creates the default marks at given values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where Content == Never {
    self.init(preset, position, .values(values), stroke: stroke)
  }

  /// Creates marks by a closure that is given each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, content: content)
  }

  /// Creates the same marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values) { _ in content() }
  }

  /// Creates marks at given values by a closure that is given each value.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .values(values), content: content)
  }

  /// Creates the same marks at each of the given values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .values(values)) { _ in content() }
  }

  /// Creates the default marks with labels in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == Never, F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset, position, values, stroke: stroke, format: AxisLabelFormat(format))
  }

  #if Foundation
    /// Creates the default marks with labels in a format of numbers.
    public init<F: _AxisNumberFormat>(
      format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
      values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Content == Never {
      self.init(preset, position, values, stroke: stroke, format: AxisLabelFormat(format))
    }
  #endif

  /// Creates the default marks at given values with labels in a format.
  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [V], stroke: StrokeStyle? = nil
  ) where Content == Never, V == F.FormatInput, F.FormatOutput == String {
    self.init(preset, position, .values(values), stroke: stroke, format: AxisLabelFormat(format))
  }

  /// Adds the specification of the marks.
  public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    collector.marks.append(content.specification)
  }
}
