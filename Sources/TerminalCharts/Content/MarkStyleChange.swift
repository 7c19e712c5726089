import FoundationSubset
import TerminalViews

/// What a modifier changes of the style of marks.
///
/// A plain value: a modifier in the body of a loop must not cost a closure for every element.
@usableFromInline enum MarkStyleChange {
  /// By far the most common style, without a box around it.
  case color(Color)
  case foreground(any ShapeStyle)
  case foregroundBy(PlottedDatum)
  case opacity(Double)
  case lineStyle(StrokeStyle)
  case lineStyleBy(PlottedDatum)
  case interpolation(InterpolationMethod)
  case symbol(SymbolShape)
  case symbolBy(PlottedDatum)
  case symbolView((EnvironmentValues) -> _ViewNode)
  case symbolArea(CGFloat)
  case symbolSize(CGSize)
  case symbolSizeBy(PlottedDatum)
  case offset(MarkOffset)
  case cornerRadius(CGFloat)
  case clip(any Shape, FillStyle)
  case zIndex(Double)
  case alignsWithPlotArea(Bool)
  case position(PlottedDatum, Axis?, MarkDimension)
  case accessibility(MarkAccessibility)
}

extension MarkStyleChange {
  /// Draws in a style; what it is decides the compiler where it knows the type.
  @inlinable static func foreground<S: ShapeStyle>(of style: S) -> MarkStyleChange {
    (style as? Color).map(MarkStyleChange.color) ?? .foreground(style)
  }
}

extension _MarkCollector {
  /// The change with everything looked up; values that decide about a style enter the tables.
  mutating func step(_ change: MarkStyleChange) -> MarkStyleStep {
    switch change {
    case .color(let color): step(color: color)
    case .foreground(let wanted): collection.styles.step(paint: wanted.paint(in: environment))
    case .foregroundBy(let datum): .foregroundKey(Self.key(datum, in: &collection.foreground))
    case .opacity(let opacity): .opacity(opacity)
    case .lineStyle(let stroke): collection.styles.step(stroke: stroke)
    case .lineStyleBy(let datum):
      .lineStyleKey(.category(collection.lineStyle.index(of: datum)))
    case .interpolation(let method): .interpolation(method)
    case .symbol(let shape): collection.styles.step(symbol: shape)
    case .symbolBy(let datum): .symbolKey(.category(collection.symbol.index(of: datum)))
    case .symbolView(let node): .symbolView(add(symbol: node))
    case .symbolArea(let area): .symbolSize(.area(area))
    case .symbolSize(let size): .symbolSize(.exact(size))
    case .symbolSizeBy(let datum):
      .symbolSize(.by(Self.key(datum, in: &collection.symbolSize)))
    case .offset(let offset): .offset(offset)
    case .cornerRadius(let radius): .cornerRadius(radius)
    case .clip(let shape, let fill): .clip(add(clip: MarkClip(shape: shape, style: fill)))
    case .zIndex(let index): .zIndex(index)
    case .alignsWithPlotArea(let aligns): .alignsWithPlotArea(aligns)
    case .position(let datum, let axis, let span):
      .position(.category(collection.position.index(of: datum)), axis, span)
    case .accessibility(let words): .accessibility(add(words))
    }
  }

  // The paint of a colour in the surroundings of the chart.
  private mutating func step(color: Color) -> MarkStyleStep {
    if let lastColor, lastColor.color == color { return lastColor.step }
    let step = collection.styles.step(paint: color.paint(in: environment))
    lastColor = (color, step)
    return step
  }

  private mutating func add(symbol node: (EnvironmentValues) -> _ViewNode) -> Int32 {
    collection.symbolViews.append(node(environment))
    return Int32(clamping: collection.symbolViews.count - 1)
  }

  private mutating func add(clip: MarkClip) -> Int32 {
    collection.clips.append(clip)
    return Int32(clamping: collection.clips.count - 1)
  }

  // Adds what is said here to what modifiers further out said.
  private mutating func add(_ words: MarkAccessibility) -> Int32 {
    var entry = MarkAccessibility()
    let outer = collection.styles[Int(styleIndex)].accessibility
    if outer >= 0 { entry = collection.accessibility[Int(outer)] }
    entry.label = words.label ?? entry.label
    entry.value = words.value ?? entry.value
    entry.isHidden = words.isHidden || entry.isHidden
    collection.accessibility.append(entry)
    return Int32(clamping: collection.accessibility.count - 1)
  }
}
