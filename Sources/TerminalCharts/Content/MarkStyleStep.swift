import Foundation
import TerminalViews

/// A change of a style with everything looked up: colours resolved, data as keys, views as indices.
enum MarkStyleStep: Equatable {
  case foreground(MarkStyle.Foreground)
  case opacity(Double)
  case stroke(StrokeStyle)
  case lineStyleKey(StyleKey)
  case interpolation(InterpolationMethod)
  case symbol(MarkStyle.Symbol)
  case symbolKey(StyleKey)
  case symbolSize(MarkStyle.SymbolSize)
  case offset(MarkOffset)
  case cornerRadius(CGFloat)
  case clip(Int32)
  case zIndex(Double)
  case alignsWithPlotArea(Bool)
  case position(StyleKey, Axis?, MarkDimension)
  case mask(Int32)
  case maskPart(Int32)
  case accessibility(Int32)

  func apply(to style: inout MarkStyle) {
    switch self {
    case .foreground(let foreground): style.foreground = foreground
    case .opacity(let opacity): style.opacity *= opacity
    case .stroke(let stroke): style.stroke = stroke
    case .lineStyleKey(let key): style.lineStyleKey = key
    case .interpolation(let method): style.interpolation = method
    case .symbol(let symbol): style.symbol = symbol
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
    }
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
