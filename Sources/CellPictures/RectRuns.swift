/// Rectangles in which neighbours have become one: side by side in a row, then one below the other.
///
/// Without seams between them, and a tenth of the text.
struct RectRuns {
  private(set) var rects: [PictureRect] = []
  // Where the row begins, and the last rectangle above it at each place.
  private var rowStart = 0
  private var openColumns: [Span: Int] = [:]

  private struct Span: Hashable {
    let x: Int
    let width: Int
  }

  /// Adds a rectangle of the row that is being read.
  mutating func add(_ rect: PictureRect) { rects.append(rect) }

  /// Joins what has been added since the last row, and that with what lies above it.
  mutating func endRow() {
    let added = rects[rowStart...].sorted { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }
    rects.removeSubrange(rowStart...)
    var row: [PictureRect] = []
    for rect in added {
      if let last = row.last, last.y == rect.y, last.height == rect.height,
        last.x + last.width == rect.x
      {
        row[row.count - 1].width += rect.width
      } else {
        row.append(rect)
      }
    }
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
