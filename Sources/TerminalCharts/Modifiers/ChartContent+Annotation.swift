import FoundationSubset
import TerminalViews

/// Content whose marks carry an annotation.
public struct AnnotatedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let annotation: (inout _MarkCollector) -> MarkAnnotation

  /// Adds the marks and their annotation.
  public static func _collect(_ annotated: Self, into collector: inout _MarkCollector) {
    let annotation = annotated.annotation(&collector)
    collector.collect(annotated.content, annotated: annotation)
  }
}

extension ChartContent {
  /// Adds a view next to the mark.
  ///
  /// The spacing is the distance to the mark in points; over the mark, to its aligned edges. Of
  /// texts that would overlap only the first is drawn, because a part of a word reads as another.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Adds a view that depends on the mark's size next to the mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Adds a view next to the mark, with a treatment of overflow.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotation(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Adds a view that depends on the mark's size next to the mark, with a treatment of overflow.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, overflowResolution, content)
  }

  private func annotation<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> C
  ) -> AnnotatedChartContent<Self> {
    AnnotatedChartContent(content: self) { collector in
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflow,
        view: collector.annotationView { C._makeNode(content($0), in: $1) }, records: 0..<0)
    }
  }
}
