/// Rectangles that are merged with their neighbours, first within a row, then with the row above.
///
/// This avoids seams and makes the document about ten times smaller.
struct RectRuns {
  private(set) var rects: [PictureRect] = []
  // The start of the current row, and the lowest rectangle of each span.
  private var rowStart = 0
  private var openColumns: [Span: Int] = [:]

  private struct Span: Hashable {
    let x: Int
    let width: Int
  }

  /// Adds a rectangle of the current row.
  mutating func add(_ rect: PictureRect) { rects.append(rect) }

  /// Merges the rectangles of the row, and these with the rectangles above.
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
