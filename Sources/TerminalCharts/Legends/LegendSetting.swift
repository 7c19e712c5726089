import FoundationSubset
import TerminalViews

/// The visibility, position and alignment of the legend.
package struct LegendSetting {
  var isHidden = false
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: ViewSource?
}

extension LegendSetting {
  /// Whether the legend is over the plot, in the corner of the alignment.
  var isOverlay: Bool { position == .overlay }
  var isBeside: Bool { position.horizontal != 0 && position.vertical == 0 }
  var isAbove: Bool { position.vertical < 0 && !position.isAutomatic }

  /// The horizontal alignment of the legend in its area, 0 for left.
  var horizontalFraction: CGFloat {
    if isBeside || position.horizontal != 0 { return position.horizontal < 0 ? 0 : 1 }
    return alignment?.horizontal.fraction ?? (isOverlay ? 0.5 : 0)
  }

  /// The vertical alignment of the legend in its area, 0 for the top.
  var verticalFraction: CGFloat {
    if isOverlay { return alignment?.vertical.fraction ?? 0.5 }
    if isBeside { return alignment?.vertical.fraction ?? 0 }
    return isAbove ? 0 : 1
  }

  func gap(_ unit: CGFloat, automatic: Int) -> Int {
    spacing.map { max(0, min(CellMetrics.clamped($0 / unit), 100)) } ?? automatic
  }
}
