import FoundationSubset
import TerminalViews

/// A view next to a mark or a group of marks.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var view: AnnotationView
  var records: Range<Int>
}

/// The content of an annotation, made anew in each frame, because marks outlive a frame.
struct AnnotationView {
  let make: (AnnotationContext, EnvironmentValues) -> _ViewNode
  let environment: EnvironmentValues
  /// The identity of the chart; `nil` unless a host draws it.
  let chart: ViewIdentity?
  let number: Int

  /// Returns the view of the current frame; its state lives as long as frames contain the mark.
  func node(_ context: AnnotationContext) -> any LayoutNode {
    var placed = environment
    if let chart { placed.identity = chart.drawnChild(.index(number)) }
    return make(context, placed).content
  }
}
