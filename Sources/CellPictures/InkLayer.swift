/// All that a picture has in one colour, but for text.
struct InkLayer {
  /// Filled rectangles.
  var blocks = RectRuns()
  /// Lines of dashes, by their pattern.
  var dashes: [DashPattern: RectRuns] = [:]
  /// The middles of Braille dots.
  var dots: [PicturePoint] = []
  /// Outlines that are filled, in the language of paths.
  var fills = ""
  /// Outlines that are drawn as lines.
  var strokes = ""

  mutating func endRow() {
    blocks.endRow()
    for pattern in dashes.keys { dashes[pattern]?.endRow() }
  }
}

/// How a line is broken: in so many dashes a cell.
struct DashPattern: Hashable {
  var isVertical: Bool
  var thickness: Int
  var countPerCell: Int

  private var period: Int {
    (isVertical ? PictureGrid.height : PictureGrid.width) / countPerCell
  }
  private var gap: Int { max(2, period / 3) }

  /// What is drawn and left out in turn.
  var lengths: [Double] { [Double(period - gap), Double(gap)] }

  /// The attributes that draw it; a line begins in the middle of a gap.
  var attributes: String {
    #"stroke-width="\#(thickness)" stroke-dasharray="\#(period - gap) \#(gap)" "#
      + #"stroke-dashoffset="-\#(gap / 2)""#
  }

  /// The order in which patterns are written.
  var order: [Int] { [isVertical ? 1 : 0, thickness, countPerCell] }
}

extension InkLayer {
  /// The elements that draw the layer, a line each; the colour is that of the group around them.
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
      // Lines without length, whose round ends are the dots.
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
