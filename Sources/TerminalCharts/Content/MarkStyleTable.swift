import FoundationSubset
import TerminalViews

/// The styles of a chart and their parts; a style that was used recently is not stored again.
package struct MarkStyleTable: RandomAccessCollection {
  // More categories than a reader can distinguish are not worth remembering.
  private var styles = RecentValues<MarkStyle>(remembering: 32)
  // As many as the body of a chart is likely to use.
  private(set) var paints = RecentValues<Paint>(remembering: 8)
  private(set) var strokes = RecentValues<StrokeStyle>(remembering: 8)
  private(set) var symbols = RecentValues<SymbolShape>(remembering: 8)
  /// The interpolated styles of moving marks.
  private(set) var movedStyles: [MovedStyle] = []

  package static let plain: Int32 = 0

  init() { _ = index(of: MarkStyle()) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { styles.count }
  package subscript(index: Int) -> MarkStyle {
    _read { yield styles[Int32(truncatingIfNeeded: index)] }
  }

  mutating func index(of style: MarkStyle) -> Int32 { styles.index(of: style) }
  mutating func index(of paint: Paint) -> Int32 { paints.index(of: paint) }
  mutating func index(of stroke: StrokeStyle) -> Int32 { strokes.index(of: stroke) }
  mutating func index(of symbol: SymbolShape) -> Int32 { symbols.index(of: symbol) }

  /// Returns the index of the style that a change makes of another style.
  package mutating func index(
    changing origin: Int32, _ change: (inout MarkStyle) -> Void
  ) -> Int32 {
    var style = self[Int(origin)]
    change(&style)
    return index(of: style)
  }

  /// Returns the index of a variant of `target` that is drawn as `moved` during an animation.
  mutating func style(moved: MovedStyle, from target: Int32) -> Int32 {
    let number = movedStyles.add(moved)
    return index(changing: target) { $0.movedStyle = number }
  }
}

/// A list of repeating values; a value that was added recently is not stored again.
struct RecentValues<Value: Equatable> {
  private var values: ContiguousArray<Value> = []
  private let remembered: Int

  init(remembering count: Int) { remembered = count }

  var count: Int { values.count }
  subscript(index: Int32) -> Value { _read { yield values[Int(index)] } }

  mutating func index(of value: Value) -> Int32 {
    var index = values.count - 1
    while index >= 0 && index >= values.count - remembered {
      if values[index] == value { return Int32(clamping: index) }
      index -= 1
    }
    return values.add(value)
  }
}

extension RangeReplaceableCollection {
  /// Appends an element and returns its index.
  mutating func add(_ element: Element) -> Int32 {
    append(element)
    return Int32(clamping: count - 1)
  }
}
