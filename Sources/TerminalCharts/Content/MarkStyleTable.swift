import FoundationSubset
import TerminalViews

/// The styles of a chart, each made of another one by a step, beginning with the plain style.
///
/// A loop takes the same few steps for every element: a known step costs a comparison, and no style
/// is made or copied.
struct MarkStyleTree: RandomAccessCollection {
  private var styles: ContiguousArray<MarkStyle> = [MarkStyle()]
  private var nodes: ContiguousArray<Node> = [Node(step: nil)]

  private(set) var paints = RecentValues<Paint>()
  private(set) var strokes = RecentValues<StrokeStyle>()
  private(set) var symbols = RecentValues<SymbolShape>()
  /// What marks on their way are drawn with.
  private(set) var looks: ContiguousArray<MovedLook> = []

  private struct Node {
    /// What makes the style of the one that it belongs to.
    let step: MarkStyleStep?
    /// The step that was taken last from here, or -1.
    var newest: Int32 = -1
    /// The step that was taken before this one from the same style, or -1.
    var older: Int32 = -1
  }

  /// The plain style.
  static let root: Int32 = 0
  // Data of more categories than anybody can tell apart; of a continuous scale few numbers come
  // twice but for the marks of one element.
  private static func remembered(of step: MarkStyleStep) -> Int {
    if case .foregroundKey(.number) = step { 2 } else { 32 }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { styles.count }
  subscript(index: Int) -> MarkStyle { _read { yield styles[index] } }

  /// The style that a step makes of a style.
  mutating func style(after step: MarkStyleStep, from origin: Int32) -> Int32 {
    var candidate = nodes[Int(origin)].newest
    var left = Self.remembered(of: step)
    while candidate >= 0 && left > 0 {
      if nodes[Int(candidate)].step == step { return candidate }
      candidate = nodes[Int(candidate)].older
      left -= 1
    }
    var style = styles[Int(origin)]
    apply(step, to: &style)
    let index = Int32(clamping: styles.count)
    styles.append(style)
    nodes.append(Node(step: step, older: nodes[Int(origin)].newest))
    nodes[Int(origin)].newest = index
    return index
  }
}

extension MarkStyleTree {
  mutating func step(paint: Paint) -> MarkStyleStep { .paint(paints.index(of: paint)) }
  mutating func step(stroke: StrokeStyle) -> MarkStyleStep { .stroke(strokes.index(of: stroke)) }
  mutating func step(symbol: SymbolShape) -> MarkStyleStep { .symbol(symbols.index(of: symbol)) }

  /// The style of marks that look otherwise on their way to one.
  mutating func style(look: MovedLook, from origin: Int32) -> Int32 {
    looks.append(look)
    return style(after: .look(Int32(clamping: looks.count - 1)), from: origin)
  }

  private func apply(_ step: MarkStyleStep, to style: inout MarkStyle) {
    switch step {
    case .paint(let index): style.foreground = .paint(index)
    case .foregroundKey(let key): style.foreground = .by(key)
    case .opacity(let opacity): style.opacity *= opacity
    case .stroke(let index): style.stroke = index
    case .lineStyleKey(let key): style.lineStyleKey = key
    case .interpolation(let method): style.interpolation = method
    case .symbol(let index): style.symbol = .shape(index)
    case .symbolView(let index): style.symbol = .view(index)
    case .symbolKey(let key): style.symbolKey = key
    case .symbolSize(let size): style.symbolSize = size
    case .offset(let offset): style.offset.add(offset)
    case .cornerRadius(let radius): style.cornerRadius = radius
    case .clip(let index): style.clip = index
    case .zIndex(let index): style.zIndex = index
    case .alignsWithPlotArea(let aligns): style.alignsWithPlotArea = aligns
    case .position(let key, let axis, let span):
      (style.position, style.positionAxis, style.positionSpan) = (key, axis, span)
    case .mask(let index): style.mask = index
    case .maskPart(let index): style.maskPart = index
    case .accessibility(let index): style.accessibility = index
    case .look(let index): style.look = index
    }
  }
}

/// Values that come again and again, each kept once unless it was long ago.
struct RecentValues<Value: Equatable> {
  private var values: ContiguousArray<Value> = []
  // As many as a body is likely to name.
  private static var remembered: Int { 8 }

  subscript(index: Int32) -> Value { values[Int(index)] }

  mutating func index(of value: Value) -> Int32 {
    var index = values.count - 1
    while index >= 0 && index >= values.count - Self.remembered {
      if values[index] == value { return Int32(clamping: index) }
      index -= 1
    }
    values.append(value)
    return Int32(clamping: values.count - 1)
  }
}
