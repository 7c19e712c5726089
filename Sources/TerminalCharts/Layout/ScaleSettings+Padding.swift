import FoundationSubset
import TerminalViews

extension AnnotationOverflowResolution {
  /// Whether a scale is to grow until the annotation fits.
  var padsScale: Bool { x.kind == .padScale || y.kind == .padScale }
}

extension ArrangedMarks {
  /// Whether a scale is to grow until an annotation fits.
  var padsScale: Bool { collection.annotations.contains { $0.overflow.padsScale } }
}

extension ChartAxes {
  /// The space in the plot, in points, that marks leave for the labels of inset axes on request.
  var markInsets: EdgeInsets {
    var insets = EdgeInsets()
    for axis in x + y where axis.isInset {
      let size = CellMetrics.points(axis.measures.reservedSize)
      switch axis.edge {
      case .top: insets.top = max(insets.top, size.height)
      case .bottom: insets.bottom = max(insets.bottom, size.height)
      case .leading: insets.leading = max(insets.leading, size.width)
      case .trailing: insets.trailing = max(insets.trailing, size.width)
      }
    }
    return insets
  }
}

extension ScaleSettings {
  /// Returns the settings for scales that leave space in the plot, in points.
  func padded(by insets: EdgeInsets) -> ScaleSettings {
    var padded = self
    padded.x.pad(start: insets.leading, end: insets.trailing)
    padded.y.pad(start: insets.bottom, end: insets.top)
    return padded
  }
}

extension ScaleSetting {
  fileprivate mutating func pad(start: CGFloat, end: CGFloat) {
    guard start > 0 || end > 0 else { return }
    var (startPadding, endPadding) = (Double(start), Double(end))
    switch range?.kind {
    // The user's own coordinates in points stay.
    case .points: return
    case .plot(let first, let last):
      (startPadding, endPadding) = (first + Double(start), last + Double(end))
    case nil: break
    }
    range = ErasedPositionRange(
      kind: .plot(startPadding: startPadding, endPadding: endPadding))
  }
}
