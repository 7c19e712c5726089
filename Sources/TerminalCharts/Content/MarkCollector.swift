import CivilTime
import FoundationSubset
import TerminalViews

/// Gathers the marks of a chart while its content is walked.
public struct _MarkCollector {
  var collection = MarkCollection()
  let environment: EnvironmentValues
  let zone: Zone
  /// The identity of the chart; `nil` unless a host draws it.
  var identity: ViewIdentity?
  /// The scale of x for functions.
  var functions = FunctionScale()
  private var placedAnnotations = 0
  /// The index of the style that results from the modifiers around the current content.
  private(set) var styleIndex = MarkStyleTable.plain
  private var pendingAnnotations: [MarkAnnotation] = []

  init(environment: EnvironmentValues, zone: Zone) {
    self.environment = environment
    self.zone = zone
  }

  /// Returns the content of the next annotation.
  mutating func annotationView(
    _ make: @escaping (AnnotationContext, EnvironmentValues) -> _ViewNode
  ) -> AnnotationView {
    defer { placedAnnotations += 1 }
    return AnnotationView(
      make: make, environment: environment, chart: identity, number: placedAnnotations)
  }

  /// Restores the style for the content that follows.
  @usableFromInline mutating func leave(to style: Int32) { styleIndex = style }

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

  /// Collects content and its mask; the content is visible only where the mask is.
  mutating func collect<Content: ChartContent, Mask: ChartContent>(
    _ content: Content, masked mask: Mask
  ) {
    let index = Int32(clamping: collection.masks.count)
    let (outer, annotations) = (styleIndex, pendingAnnotations)
    collection.masks.append(collection.styles[Int(outer)].mask)
    pendingAnnotations = []
    styleIndex = collection.styles.index(changing: MarkStyleTable.plain) { $0.maskPart = index }
    Mask._collect(mask, into: &self)
    pendingAnnotations = annotations
    styleIndex = collection.styles.index(changing: outer) { $0.mask = index }
    Content._collect(content, into: &self)
    styleIndex = outer
  }

  /// Adds a mark in the current style.
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

extension _MarkCollector {
  /// Returns the key of a datum that selects a style; numbers stay numbers, for continuous scales.
  package static func key(_ datum: PlottedDatum, in table: inout ValueTable) -> StyleKey {
    if case .number(let number) = datum.value {
      table.include(number, label: datum.label)
      return .number(number)
    }
    return .category(table.index(of: datum))
  }
}

extension DimensionData {
  /// Returns the extent of a datum, and updates the data of its dimension.
  package mutating func extent(of datum: PlottedDatum, zone: Zone) -> MarkExtent {
    if label == nil { label = datum.label }
    let (kind, lower) = number(of: datum.value, label: datum.label)
    if self.kind == nil { self.kind = kind }
    if kind == .date, self.unit == nil { self.unit = datum.unit }
    if let upper = datum.upper {
      let end = number(of: upper, label: datum.label).value
      return MarkExtent(form: .bin, kind: kind, lower: lower, upper: end)
    }
    if let unit = datum.unit, kind == .date {
      let bin = DateUnits.interval(of: unit, containing: lower, zone: zone)
      return MarkExtent(form: .bin, kind: kind, lower: bin.lower, upper: bin.upper)
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
