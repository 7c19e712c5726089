import FoundationSubset
import TerminalViews

/// A view beside a mark or a group of marks.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var view: AnnotationView
  /// The records that the annotation belongs to.
  var records: Range<Int>
}

/// What the view of an annotation is made in.
struct AnnotationSurroundings {
  let environment: EnvironmentValues
  /// The chart's own place, where a host draws it.
  let chart: ViewPlace?
  /// Which of the chart's annotations it is.
  let number: Int

  /// The environment in the annotation's place, which lives while frames come here.
  var placed: EnvironmentValues {
    guard let chart else { return environment }
    var placed = environment
    placed.place = chart.drawnChild(.index(number))
    return placed
  }
}

/// What an annotation shows: made where it is seen, in each frame anew, for marks outlive a frame.
struct AnnotationView {
  let surroundings: AnnotationSurroundings
  let make: (AnnotationContext, EnvironmentValues) -> _ViewNode

  /// The view beside a mark in the present frame.
  func node(_ context: AnnotationContext) -> any LayoutNode {
    make(context, surroundings.placed).content
  }

  /// The size of the view though it is not seen: nothing is kept for it, and it keeps nothing.
  var unseenSize: CGSize {
    make(AnnotationContext(targetSize: .zero), surroundings.environment).content
      .size(in: .unspecified)
  }
}
