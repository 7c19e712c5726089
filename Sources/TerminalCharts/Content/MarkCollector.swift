import CivilTime
import FoundationSubset
import TerminalViews

/// Gathers the marks of a chart while its content is walked.
public struct _MarkCollector {
  var collection = MarkCollection()
  let environment: EnvironmentValues
  let zone: Zone
  /// The chart's own place, where a host draws it.
  var place: ViewPlace?
  /// Where functions are asked for that do not say where.
  var functionDomain = 0.0...1.0
  private var placedAnnotations = 0
  /// The style that the modifiers around the present content add up to.
  private(set) var styleIndex = MarkStyleTree.root
  // A loop asks for the same again and again.
  private var lastColor: LastStyle<Color>?
  private var lastStroke: LastStyle<StrokeStyle>?
  private var lastKey: LastStyle<PlottedDatum>?
  private var pendingAnnotations: [MarkAnnotation] = []

  init(environment: EnvironmentValues, zone: Zone) {
    self.environment = environment
    self.zone = zone
  }

  /// What the views of the next annotation are made in.
  mutating func nextAnnotationSurroundings() -> AnnotationSurroundings {
    defer { placedAnnotations += 1 }
    return AnnotationSurroundings(
      environment: environment, chart: place, number: placedAnnotations)
  }

  /// Changes the style; returns the one before, to be restored.
  @usableFromInline mutating func enter(_ color: Color) -> Int32 {
    if let known = lastColor?.style(after: color, from: styleIndex) { return enter(style: known) }
    let outer = take(collection.styles.step(paint: color.paint(in: environment)))
    lastColor = LastStyle(change: color, origin: outer, style: styleIndex)
    return outer
  }

  @usableFromInline mutating func enter(_ stroke: StrokeStyle) -> Int32 {
    if let known = lastStroke?.style(after: stroke, from: styleIndex) {
      return enter(style: known)
    }
    let outer = take(collection.styles.step(stroke: stroke))
    lastStroke = LastStyle(change: stroke, origin: outer, style: styleIndex)
    return outer
  }

  /// Draws in the style that the foreground scale has for a datum.
  @usableFromInline mutating func enter(_ datum: PlottedDatum) -> Int32 {
    if let known = lastKey?.style(after: datum, from: styleIndex) { return enter(style: known) }
    let outer = take(.foregroundKey(Self.key(datum, in: &collection.foreground)))
    lastKey = LastStyle(change: datum, origin: outer, style: styleIndex)
    return outer
  }

  /// Takes a step from the present style to another one.
  mutating func take(_ step: MarkStyleStep) -> Int32 {
    enter(style: collection.styles.style(after: step, from: styleIndex))
  }

  private mutating func enter(style: Int32) -> Int32 {
    defer { styleIndex = style }
    return styleIndex
  }

  @usableFromInline mutating func leave(to outer: Int32) { styleIndex = outer }

  /// Collects content whose every mark carries an annotation.
  mutating func collect<Content: ChartContent>(_ content: Content, annotated: MarkAnnotation) {
    pendingAnnotations.append(annotated)
    let depth = pendingAnnotations.count
    Content._collect(content, into: &self)
    // A group takes the annotations that wait for it.
    if pendingAnnotations.count == depth { pendingAnnotations.removeLast() }
  }

  /// Collects a group: the annotations around it belong to all of its marks together.
  @usableFromInline mutating func collectGroup(_ collect: (inout _MarkCollector) -> Void) {
    let annotations = pendingAnnotations
    pendingAnnotations = []
    let first = collection.records.count
    collect(&self)
    pendingAnnotations = annotations
    let records = first..<collection.records.count
    guard !records.isEmpty else { return }
    for annotation in annotations { attach(annotation, to: records) }
  }

  /// Collects content that is seen only where a mask is, and the mask.
  mutating func collect<Content: ChartContent, Mask: ChartContent>(
    _ content: Content, masked mask: Mask
  ) {
    let index = Int32(clamping: collection.masks.count)
    let (outer, annotations) = (styleIndex, pendingAnnotations)
    collection.masks.append(collection.styles[Int(outer)].mask)
    pendingAnnotations = []
    styleIndex = collection.styles.style(after: .maskPart(index), from: MarkStyleTree.root)
    Mask._collect(mask, into: &self)
    pendingAnnotations = annotations
    styleIndex = collection.styles.style(after: .mask(index), from: outer)
    Content._collect(content, into: &self)
    styleIndex = outer
  }

  /// Reserves room for marks; twice what there is at least, for a loop inside another asks often.
  @usableFromInline mutating func expect(_ count: Int) {
    reserve(min(count, Self.mostExpected))
  }

  /// Reserves room for so many marks as there will be.
  mutating func reserve(_ count: Int) {
    let wanted = collection.records.count + count
    let capacity = collection.records.capacity
    guard wanted > capacity else { return }
    // Of few marks there may soon be as many again, the other part of a line; of many a rule or a
    // point for what is selected, and not all are to be copied for it.
    let spare = min(max(wanted, Self.spare.lowerBound), Self.spare.upperBound)
    collection.records.reserveCapacity(max(wanted + spare, 2 * capacity))
  }

  private static var spare: ClosedRange<Int> { 8...1024 }
  // A lazy collection may be much longer than what can be drawn of it.
  private static var mostExpected: Int { 1 << 16 }

  /// Adds a mark in the present style.
  mutating func append(_ record: consuming MarkRecord) {
    record.style = styleIndex
    collection.append(record)
    guard !pendingAnnotations.isEmpty else { return }
    let index = collection.records.count - 1
    for annotation in pendingAnnotations { attach(annotation, to: index..<(index + 1)) }
  }

  private mutating func attach(_ annotation: MarkAnnotation, to records: Range<Int>) {
    var annotation = annotation
    annotation.records = records
    collection.annotations.append(annotation)
  }
}

/// What a change made of a style when it was last asked for.
private struct LastStyle<Change: Equatable> {
  let change: Change
  let origin: Int32
  let style: Int32

  func style(after other: Change, from origin: Int32) -> Int32? {
    self.origin == origin && change == other ? style : nil
  }
}

extension _MarkCollector {
  /// The key of a datum that decides about a style; numbers stay numbers, for continuous scales.
  static func key(_ datum: PlottedDatum, in table: inout ValueTable) -> StyleKey {
    if case .number(let number) = datum.value {
      table.include(number, label: datum.label)
      return .number(number)
    }
    return .category(table.index(of: datum))
  }
}

extension DimensionData {
  /// What a datum covers, and what it tells of the dimension.
  mutating func extent(of datum: PlottedDatum, zone: Zone) -> MarkExtent {
    if label == nil { label = datum.label }
    let (kind, lower) = number(of: datum.value, label: datum.label)
    if self.kind == nil { self.kind = kind }
    if let unit = datum.unit, kind == .date {
      if self.unit == nil { self.unit = unit }
      hasBins = true
      let bin = DateUnits.interval(of: unit, containing: lower, zone: zone)
      return MarkExtent(form: .bin, kind: kind, lower: bin.lower, upper: bin.upper)
    }
    if let upper = datum.upper {
      hasBins = true
      let end = number(of: upper, label: datum.label).value
      return MarkExtent(form: .bin, kind: kind, lower: lower, upper: end)
    }
    return .value(lower, kind: kind)
  }

  private mutating func number(
    of value: PlottedValue, label: String
  ) -> (kind: ScaleKind, value: Double) {
    switch value {
    case .number(let number): (.number, number)
    case .date(let seconds): (.date, seconds)
    case .category: (.category, Double(categories.index(of: value, label: label)))
    }
  }
}
