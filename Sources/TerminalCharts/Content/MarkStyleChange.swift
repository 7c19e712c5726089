import FoundationSubset
import TerminalViews

/// A change to the style of marks by a modifier.
///
/// A plain value: a modifier in the body of a loop must not cost a closure for every element.
@usableFromInline enum MarkStyleChange {
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

extension _MarkCollector {
  /// Changes the style of the content that follows; returns the previous style, to be restored.
  @usableFromInline mutating func enter(_ change: MarkStyleChange) -> Int32 {
    let outer = styleIndex
    var style = collection.styles[Int(outer)]
    apply(change, to: &style)
    leave(to: collection.styles.index(of: style))
    return outer
  }

  // Values that select a style are added to the tables.
  private mutating func apply(_ change: MarkStyleChange, to style: inout MarkStyle) {
    switch change {
    case .foreground(let wanted):
      style.foreground = .paint(collection.styles.index(of: wanted.paint(in: environment)))
    case .foregroundBy(let datum):
      style.foreground = .by(Self.key(datum, in: &collection.foreground))
    case .opacity(let opacity): style.opacity *= opacity
    case .lineStyle(let stroke): style.stroke = collection.styles.index(of: stroke)
    case .lineStyleBy(let datum):
      style.lineStyleKey = .category(collection.lineStyle.index(of: datum))
    case .interpolation(let method): style.interpolation = method
    case .symbol(let shape): style.symbol = .shape(collection.styles.index(of: shape))
    case .symbolBy(let datum): style.symbolKey = .category(collection.symbol.index(of: datum))
    case .symbolView(let node): style.symbol = .view(collection.symbolViews.add(node(environment)))
    case .symbolArea(let area): style.symbolSize = .area(area)
    case .symbolSize(let size): style.symbolSize = .exact(size)
    case .symbolSizeBy(let datum):
      style.symbolSize = .by(Self.key(datum, in: &collection.symbolSize))
    case .offset(let offset): style.offset.add(offset)
    case .cornerRadius(let radius): style.cornerRadius = radius
    case .clip(let shape, let fill):
      style.clip = collection.clips.add(MarkClip(shape: shape, style: fill))
    case .zIndex(let index): style.zIndex = index
    case .alignsWithPlotArea(let aligns): style.alignsWithPlotArea = aligns
    case .position(let datum, let axis, let span):
      style.position = .category(collection.position.index(of: datum))
      (style.positionAxis, style.positionSpan) = (axis, span)
    case .accessibility(let words): style.accessibility = add(words)
    }
  }

  // Merges the texts with those of outer modifiers.
  private mutating func add(_ words: MarkAccessibility) -> Int32 {
    var entry = MarkAccessibility()
    let outer = collection.styles[Int(styleIndex)].accessibility
    if outer >= 0 { entry = collection.accessibility[Int(outer)] }
    entry.label = words.label ?? entry.label
    entry.value = words.value ?? entry.value
    entry.isHidden = words.isHidden || entry.isHidden
    return collection.accessibility.add(entry)
  }
}
