/// The shapes of one colour, without text.
struct InkLayer {
  /// Filled rectangles.
  var blocks = RectRuns()
  /// Dashed lines by pattern.
  var dashes: [DashPattern: RectRuns] = [:]
  /// The centres of Braille dots.
  var dots: [PicturePoint] = []
  /// Filled outlines as SVG path data.
  var fills = ""
  /// Stroked outlines as SVG path data.
  var strokes = ""

  mutating func endRow() {
    blocks.endRow()
    for pattern in dashes.keys { dashes[pattern]?.endRow() }
  }
}

/// A dash pattern with a number of dashes per cell.
struct DashPattern: Hashable {
  var isVertical: Bool
  var thickness: Int
  var countPerCell: Int

  private var period: Int {
    (isVertical ? PictureGrid.height : PictureGrid.width) / countPerCell
  }
  private var gap: Int { max(2, period / 3) }

  /// The lengths of dash and gap.
  var lengths: [Double] { [Double(period - gap), Double(gap)] }

  /// The SVG attributes; a line begins in the middle of a gap.
  var attributes: String {
    #"stroke-width="\#(thickness)" stroke-dasharray="\#(period - gap) \#(gap)" "#
      + #"stroke-dashoffset="-\#(gap / 2)""#
  }

  /// The sort key of patterns in the document.
  var order: [Int] { [isVertical ? 1 : 0, thickness, countPerCell] }
}

extension InkLayer {
  /// The SVG elements of the layer, one per line; the enclosing group sets the colour.
  var elements: [String] {
    var lines: [String] = []
    if !blocks.rects.isEmpty {
      let path = blocks.rects.map { "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)z" }
      lines.append(#"<path shape-rendering="crispEdges" d="\#(path.joined())"/>"#)
    }
    for (pattern, runs) in dashes.sorted(by: {
      $0.key.order.lexicographicallyPrecedes($1.key.order)
    }) {
      let path = runs.rects.map {
        pattern.isVertical
          ? "M\($0.x + $0.width / 2) \($0.y)v\($0.height)"
          : "M\($0.x) \($0.y + $0.height / 2)h\($0.width)"
      }
      lines.append(
        #"<path fill="none" stroke="currentColor" \#(pattern.attributes) d="\#(path.joined())"/>"#)
    }
    if !dots.isEmpty {
      // Lines of length 0 with round caps are dots.
      let path = dots.map { "M\($0.x) \($0.y)h0" }.joined()
      lines.append(
        #"<path stroke="currentColor" stroke-width="10" stroke-linecap="round" d="\#(path)"/>"#)
    }
    if !fills.isEmpty { lines.append(#"<path d="\#(fills)"/>"#) }
    if !strokes.isEmpty {
      lines.append(
        #"<path fill="none" stroke="currentColor" stroke-width="4" d="\#(strokes)"/>"#)
    }
    return lines
  }
}
