import Foundation
import TerminalViews

/// What a modifier changes of the style of marks.
///
/// A plain value: a modifier in the body of a loop must not cost a closure for every element.
enum MarkStyleChange {
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

  /// Makes the change; values that decide about a style enter the tables of the collector.
  func apply(to style: inout MarkStyle, in collector: inout _MarkCollector) {
    switch self {
    case .foreground(let wanted):
      style.foreground = .paint(wanted.paint(in: collector.environment))
    case .foregroundBy(let datum):
      style.foreground = .by(_MarkCollector.key(datum, in: &collector.collection.foreground))
    case .opacity(let opacity): style.opacity *= opacity
    case .lineStyle(let stroke): style.stroke = stroke
    case .lineStyleBy(let datum):
      style.lineStyleKey = .category(collector.collection.lineStyle.index(of: datum))
    case .interpolation(let method): style.interpolation = method
    case .offset(let offset): style.offset.add(offset)
    case .cornerRadius(let radius): style.cornerRadius = radius
    case .clip(let shape, let fill):
      style.clip = Int32(clamping: collector.collection.clips.count)
      collector.collection.clips.append(MarkClip(shape: shape, style: fill))
    case .zIndex(let index): style.zIndex = index
    case .alignsWithPlotArea(let aligns): style.alignsWithPlotArea = aligns
    case .position(let datum, let axis, let span):
      style.position = .category(collector.collection.position.index(of: datum))
      style.positionAxis = axis
      style.positionSpan = span
    case .accessibility(let change): change.apply(to: &style, in: &collector)
    case .symbol, .symbolBy, .symbolView, .symbolArea, .symbolSize, .symbolSizeBy:
      applySymbol(to: &style, in: &collector)
    }
  }

  private func applySymbol(to style: inout MarkStyle, in collector: inout _MarkCollector) {
    switch self {
    case .symbol(let shape): style.symbol = .shape(shape)
    case .symbolBy(let datum):
      style.symbolKey = .category(collector.collection.symbol.index(of: datum))
    case .symbolView(let node):
      style.symbol = .view(Int32(clamping: collector.collection.symbolViews.count))
      collector.collection.symbolViews.append(
        node(collector.environment.withoutChartSettings))
    case .symbolArea(let area): style.symbolSize = .area(area)
    case .symbolSize(let size): style.symbolSize = .exact(size)
    case .symbolSizeBy(let datum):
      style.symbolSize = .by(_MarkCollector.key(datum, in: &collector.collection.symbolSize))
    default: break
    }
  }
}

extension MarkAccessibility {
  /// Adds what is said here to what modifiers further out said.
  func apply(to style: inout MarkStyle, in collector: inout _MarkCollector) {
    var entry = MarkAccessibility()
    if style.accessibility >= 0 {
      entry = collector.collection.accessibility[Int(style.accessibility)]
    }
    entry.label = label ?? entry.label
    entry.value = value ?? entry.value
    entry.isHidden = isHidden || entry.isHidden
    style.accessibility = Int32(clamping: collector.collection.accessibility.count)
    collector.collection.accessibility.append(entry)
  }
}

extension MarkOffset {
  mutating func add(_ other: MarkOffset) {
    xStart += other.xStart
    xEnd += other.xEnd
    yStart += other.yStart
    yEnd += other.yEnd
  }
}
