import FoundationSubset
import TerminalViews

/// All marks of a chart with the tables that they point into.
package struct MarkCollection {
  var records: ContiguousArray<MarkRecord> = []
  /// The styles that result from modifiers, including those between the first and the last.
  package var styles = MarkStyleTable()
  var sectors: [SectorRecord] = []
  var annotations: [MarkAnnotation] = []
  var symbolViews: [_ViewNode] = []
  var clips: [MarkClip] = []
  /// For each mask, the mask around it, or -1.
  var masks: [Int32] = []
  var accessibility: [MarkAccessibility] = []
  package var x = DimensionData()
  package var y = DimensionData()
  package var angle = DimensionData()
  var series = ValueTable()
  package var foreground = ValueTable()
  var lineStyle = ValueTable()
  package var symbol = ValueTable()
  var symbolSize = ValueTable()
  var position = ValueTable()

  /// The kinds of the marks, so that a stage without marks of its kinds can return early.
  private(set) var kinds: MarkKinds = []

  package init() {}

  /// An empty collection with the values that select styles and positions.
  var tables: MarkCollection {
    var empty = MarkCollection()
    (empty.foreground, empty.lineStyle, empty.position) = (foreground, lineStyle, position)
    (empty.symbol, empty.symbolSize) = (symbol, symbolSize)
    return empty
  }

  package mutating func append(_ record: consuming MarkRecord) {
    kinds.formUnion(MarkKinds(record.kind))
    records.append(record)
  }
}

/// The kind, label and categories of a dimension's data.
package struct DimensionData {
  /// The first label of the data: the dimension's name.
  package var label: String?
  package var kind: ScaleKind?
  var unit: Calendar.Component?
  var categories = ValueTable()
  /// Categories of marks that are missing from the domain.
  var hidden: [PlottedValue] = []

  package init() {}
}

/// Distinct values in the order of their first appearance.
package struct ValueTable {
  /// The label of the first value: the title of a legend.
  package private(set) var label: String?
  private var keys = DistinctKeys<PlottedValue>()
  /// The range of the numbers; `nil` without any.
  private(set) var numbers: ClosedRange<Double>?

  init() {}

  /// Creates a table of values, each once.
  init(_ values: [PlottedValue]) {
    for value in values { _ = keys.number(of: value) }
  }

  package var values: [PlottedValue] { keys.keys }

  mutating func index(of value: PlottedValue, label: String) -> Int32 {
    if self.label == nil { self.label = label }
    return Int32(clamping: keys.number(of: value))
  }

  mutating func index(of datum: PlottedDatum) -> Int32 {
    index(of: datum.value, label: datum.label)
  }

  /// Adds a number of a continuous scale.
  mutating func include(_ number: Double, label: String) {
    if self.label == nil { self.label = label }
    guard number.isFinite else { return }
    numbers =
      min(numbers?.lowerBound ?? number, number)...max(numbers?.upperBound ?? number, number)
  }

  func index(of value: PlottedValue) -> Int? { keys.known(value) }
  package subscript(index: Int32) -> PlottedValue { values[Int(index)] }
}

/// The accessibility texts of a mark.
@usableFromInline struct MarkAccessibility {
  var label: String?
  var value: String?
  var isHidden = false
}

/// A shape in the bounds of a mark that clips its drawing.
struct MarkClip {
  var shape: any Shape
  var style: FillStyle
}

/// Numbers distinct keys in the order of their first appearance.
struct DistinctKeys<Key: Hashable> {
  private(set) var keys: [Key] = []
  private var numbers: [Key: Int] = [:]

  init() {}

  /// Returns the number of a key; a new key gets the next number.
  mutating func number(of key: Key) -> Int {
    // Data come in runs of the same key, so that most keys need no hashing.
    if let last = keys.last, last == key { return keys.count - 1 }
    if let number = numbers[key] { return number }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// Returns the number of a key; `nil` if it has not appeared yet.
  func known(_ key: Key) -> Int? { numbers[key] }
}
