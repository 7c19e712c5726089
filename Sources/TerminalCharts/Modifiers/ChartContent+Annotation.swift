import Foundation
import TerminalViews

/// Where an annotation stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
  // The direction from the mark, as shares: -1 before, 0 in the middle, 1 after.
  let horizontal: Int
  let vertical: Int
  let isAutomatic: Bool

  init(_ horizontal: Int, _ vertical: Int, isAutomatic: Bool = false) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isAutomatic = isAutomatic
  }

  /// Above the mark.
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  /// Over the middle of the mark.
  public static let overlay = AnnotationPosition(0, 0)
  /// Above.
  public static let top = AnnotationPosition(0, -1)
  /// Below.
  public static let bottom = AnnotationPosition(0, 1)
  /// To the left.
  public static let leading = AnnotationPosition(-1, 0)
  /// To the right.
  public static let trailing = AnnotationPosition(1, 0)
  /// Above, to the left.
  public static let topLeading = AnnotationPosition(-1, -1)
  /// Above, to the right.
  public static let topTrailing = AnnotationPosition(1, -1)
  /// Below, to the left.
  public static let bottomLeading = AnnotationPosition(-1, 1)
  /// Below, to the right.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// What an annotation may know of its mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark's bounds in points.
  public let targetSize: CGSize
}

/// What happens to an annotation that would leave the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What an annotation is kept inside of.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool
    /// The chart.
    public static let automatic = Boundary(isPlot: false)
    /// The chart with its axes.
    public static let chart = Boundary(isPlot: false)
    /// The plot alone.
    public static let plot = Boundary(isPlot: true)
  }

  /// How an annotation is kept inside, in one direction.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, disabled, fit, padScale }
    let kind: Kind
    var boundary = Boundary.automatic
    /// Moved until it fits into the chart.
    public static let automatic = Strategy(kind: .automatic)
    /// Not moved: it may be cut at the chart's edge.
    public static let disabled = Strategy(kind: .disabled)
    /// Moved until it fits into the chart.
    public static let fit = Strategy(kind: .fit)
    /// The scale grows until it fits.
    public static let padScale = Strategy(kind: .padScale)
    /// Moved until it fits into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(kind: .fit, boundary: boundary)
    }
  }

  /// Moved in both directions until it fits.
  public static let automatic = AnnotationOverflowResolution()
  let x: Strategy
  let y: Strategy

  /// Creates a resolution from one strategy a direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

/// Content whose marks carry an annotation.
public struct AnnotatedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let annotation: (EnvironmentValues) -> MarkAnnotation

  /// Adds the marks and their annotation.
  public static func _collect(_ annotated: Self, into collector: inout _MarkCollector) {
    collector.collect(
      annotated.content, annotated: annotated.annotation(collector.environment))
  }
}

extension ChartContent {
  /// Puts a view beside the mark.
  ///
  /// The spacing is the distance to the mark in points. Of texts that would lie over one another
  /// only the last is drawn, for the rest of a word reads as another one.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotation(position, alignment, spacing, .automatic) { _ in view }
  }

  /// Puts a view that depends on the mark's size beside it.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, .automatic, content)
  }

  /// Puts a view beside the mark and says what happens when there is no room.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotation(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Puts a view that depends on the mark's size beside it and says what happens when there is no room.
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
    AnnotatedChartContent(content: self) { environment in
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflow,
        content: { C._makeNode(content($0), in: environment.withoutChartSettings) },
        records: 0..<0)
    }
  }
}
