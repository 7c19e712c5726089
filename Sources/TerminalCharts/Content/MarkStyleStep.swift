import FoundationSubset
import TerminalViews

/// A change of a style with everything looked up: data as keys, all that is large as indices.
///
/// Without references, so that comparing and copying cost next to nothing.
enum MarkStyleStep: Equatable {
  /// The index of a paint in the tree.
  case paint(Int32)
  case foregroundKey(StyleKey)
  case opacity(Double)
  /// The index of a stroke in the tree.
  case stroke(Int32)
  case lineStyleKey(StyleKey)
  case interpolation(InterpolationMethod)
  /// The index of a shape in the tree.
  case symbol(Int32)
  case symbolView(Int32)
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
  /// The index of a look in the tree.
  case look(Int32)
}

extension MarkOffset {
  mutating func add(_ other: MarkOffset) {
    xStart += other.xStart
    xEnd += other.xEnd
    yStart += other.yStart
    yEnd += other.yEnd
  }
}
