/// Rectangles in which neighbours have become one: side by side in a row, then one below the other.
///
/// Without seams between them, and a tenth of the text.
struct RectRuns {
  private(set) var rects: [PictureRect] = []
  // Where a rectangle can grow: those of the row, and of those above the last at each place.
  private var rowStart = 0
  private var openColumns: [Span: Int] = [:]

  private struct Span: Hashable {
    let x: Int
    let width: Int
  }

  /// Adds a rectangle of the row that is being read, from left to right.
  mutating func add(_ rect: PictureRect) {
    for index in rects.indices[rowStart...].reversed()
    where rects[index].y == rect.y && rects[index].height == rect.height
      && rects[index].x + rects[index].width == rect.x
    {
      rects[index].width += rect.width
      return
    }
    rects.append(rect)
  }

  /// Joins what has been added since the last row with what lies above it.
  mutating func endRow() {
    let row = rects[rowStart...].sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    rects.removeSubrange(rowStart...)
    for rect in row {
      let span = Span(x: rect.x, width: rect.width)
      if let index = openColumns[span], rects[index].y + rects[index].height == rect.y {
        rects[index].height += rect.height
      } else {
        openColumns[span] = rects.count
        rects.append(rect)
      }
    }
    rowStart = rects.count
  }
}
