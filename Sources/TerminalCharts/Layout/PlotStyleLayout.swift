import FoundationSubset
import TerminalCore
import TerminalViews

/// A plot area with a style: the frame of the style, and the cells left for the marks.
struct PlotStyleLayout {
  /// The frame of the style around the marks.
  let frame: CGRect
  /// The cells of the plot with a border.
  let content: CellRect
  /// The cells of the marks, inside the border.
  let plot: CellRect
  private let node: any LayoutNode

  init?(_ settings: LayoutSettings, in available: CellRect, environment: EnvironmentValues) {
    guard let style = settings.plotStyle, !available.isEmpty else { return nil }
    node = style(environment).content
    let points = CellMetrics.points(available)
    let size = node.size(in: ProposedViewSize(points.size))
    let wanted = CGSize(
      width: min(size.width, points.width), height: min(size.height, points.height))
    let placed = CellMetrics.cells(Alignment.center.place(wanted, in: points))
    frame = CellMetrics.points(placed.intersection(available))
    // The style is drawn once on a separate canvas, to find the frame of its content and a border.
    var canvas = Canvas(
      size: CellSize(columns: available.maxColumn, rows: available.maxRow),
      glyphs: environment.glyphSet)
    node.draw(in: frame, on: &canvas)
    content = CellMetrics.cells(canvas.plotFrame ?? frame).intersection(available)
    plot = content.inset(by: CellInsets(border: content, on: canvas))
  }

  func draw(on canvas: inout Canvas) { node.draw(in: frame, on: &canvas) }
}

extension CellInsets {
  // A border is one cell wide on all sides; other overlays do not change the plot.
  fileprivate init(border area: CellRect, on canvas: Canvas) {
    let hasBorder = canvas.notes.contains {
      ($0 as? BorderNote).map { CellMetrics.cells($0.frame) == area } ?? false
    }
    let width = hasBorder && area.size.columns > 2 && area.size.rows > 2 ? 1 : 0
    self.init(top: width, bottom: width, leading: width, trailing: width)
  }
}

/// The frame of the content of a plot style, in points of the canvas.
private struct PlotContentNote: CanvasNote {
  let frame: CGRect
}

extension Canvas {
  // If a style shows its content twice, the last frame counts.
  fileprivate var plotFrame: CGRect? {
    notes.reversed().lazy.compactMap { ($0 as? PlotContentNote)?.frame }.first
  }
}

/// A node that notes the frame of the plot in a plot style.
struct PlotContentNode: LayoutNode {
  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    canvas.note(PlotContentNote(frame: frame))
  }
}
