import CPriceFiles
import TerminalCharts

/// A frame as a page for browsers, with its slots as titles, which they show under the pointer.
extension ViewerFrame {
  /// The maximum number of titles; more slots or bars are too narrow to point at.
  private static let maximumTitles = 1000
  /// The maximum size of a picture in a page; the titles of a larger one are compressed.
  private static let maximumSize = 56_000

  /// Returns an SVG document with a transparent rectangle over each slot, titled by its annotation,
  /// the group of these rectangles, and the number of the selected one.
  ///
  /// - Parameters:
  ///   - document: The picture of the frame.
  ///   - unit: The size of a cell in units of the picture.
  package func titled(
    _ document: String, unit: CellSize = PictureColors.unitsPerCell
  ) -> (document: String, slots: String, selected: Int?) {
    let slots = slotTitles
    guard let end = document.ranges(of: "</svg>").last, let plot, !slots.isEmpty else {
      return (document, "", nil)
    }
    func x(_ value: Double) -> Int { plot.column(at: value, width: unit.columns) }
    func y(_ value: Double) -> Int { plot.row(at: value, height: unit.rows) }
    let titles = slots.map { _, focus, dots, lines -> String in
      let (left, right) = (x(focus.x.lowerBound), x(focus.x.upperBound))
      let ends = focus.rows ?? plot.y.start...max(plot.y.start, plot.y.end)
      let (top, bottom) = (y(ends.upperBound), y(ends.lowerBound))
      let end = dots.contains { $0.x != focus.middle } ? #" data-x="\#(right)""# : ""
      let heights = dots.map { String(y($0.y)) }.joined(separator: " ")
      return #"<rect x="\#(left)" y="\#(min(top, bottom))" width="\#(right - left)""#
        + #" height="\#(abs(bottom - top))"\#(end)"#
        + (focus.rows == nil ? #" data-y="\#(heights)""# : "")
        + "><title>\(lines.joined(separator: "\n").escapedForXML)</title></rect>\n"
    }
    let chart = ground?.painter.chart
    let selected = chart.flatMap { chart in
      chart.focus.flatMap { chart.slot(at: $0.center) }.map(chart.state.stretch)
    }
    let usage = ground?.painter.layout.usage.map {
      #" data-usage="\#($0.minRow * unit.rows) \#(($0.minRow + $0.size.rows) * unit.rows)""#
    }
    let group =
      "<g id=\"slots\" fill=\"none\" pointer-events=\"all\"\(usage ?? "")>\n" + titles.joined()
      + "</g>\n"
    return (
      document[..<end.lowerBound] + group + document[end.lowerBound...], group,
      slots.firstIndex { selected?.contains($0.slot) ?? false }
    )
  }

  /// The coordinates and annotations of the slots that the pointer selects, in reading order.
  private var slotTitles: [(slot: Int, focus: ChartFocus, dots: [PlotPoint], lines: [String])] {
    guard var painter = ground?.painter, case let chart = painter.chart,
      case var state = chart.state, case let slots = state.pointedSlots,
      slots.count <= Self.maximumTitles
    else { return [] }
    return slots.compactMap { slot in
      state.selection = state.series[slot].start
      painter.chart.context = ChartContext(state, look: chart.look, size: chart.context.size)
      // The pointer selects one of the slots of a bar or a tile.
      guard let focus = painter.chart.focus, let pointed = chart.slot(at: focus.center),
        state.stretch(of: pointed).contains(slot)
      else { return nil }
      return (slot, focus, painter.chart.dots, painter.annotation)
    }.sorted {
      let (first, second) = ($0.focus, $1.focus)
      return (first.rows?.lowerBound ?? 0, first.middle)
        < (second.rows?.lowerBound ?? 0, second.middle)
    }
  }

  /// Returns an HTML page of an SVG document, whose slots the pointer and the arrow keys select.
  ///
  /// The page loads nothing, and without scripts shows the picture alone. The slots of a large
  /// document are compressed.
  package func page(of document: String, title: String, colors: PictureColors) -> String {
    guard let look = chart?.look else { return document }
    let (titled, slots, selected) = titled(document)
    var (picture, packed) = (titled, "")
    if picture.utf8.count > Self.maximumSize, !slots.isEmpty {
      let bytes = Array(slots.utf8).deflated(quickly: false).base64
      packed = String(decoding: bytes, as: UTF8.self)
      picture = picture.replacing(slots, with: "")
    }
    // The picture comes last, and the title has no sign of a placeholder: both are from files.
    let values = [
      ("language", look.locale.language.rawValue), ("packed", packed),
      ("index", "\(selected ?? -1)"), ("selection", look.colors.selection.hexadecimal),
      ("ground", colors.background.hexadecimal), ("text", colors.foreground.hexadecimal),
      ("title", title.escapedForXML.replacing("%", with: "&#37;")), ("picture", picture),
    ]
    return values.reduce(String(cString: pageText())) {
      $0.replacing("%\($1.0)%", with: $1.1)
    }
  }
}

extension ViewerState {
  /// The slots in the middle of the visible units that the pointer selects: of slots or of bars.
  fileprivate var pointedSlots: [Int] {
    var (slots, next): ([Int], Int) = ([], visible.lowerBound)
    while next < visible.upperBound {
      let stretch = stretch(of: next)
      slots.append((stretch.lowerBound + stretch.upperBound) / 2)
      next = stretch.upperBound
    }
    return slots
  }
}

extension PlotFrame {
  /// Returns the coordinate of a value in columns of a width; values beyond the axis at its ends.
  fileprivate func column(at value: Double, width: Int) -> Int {
    let columns = min(max(x.fraction(of: value), 0), 1) * Double(area.size.columns)
    return Int(((Double(area.minColumn) + columns) * Double(width)).rounded())
  }

  fileprivate func row(at value: Double, height: Int) -> Int {
    let rows = (1 - y.fraction(of: value)) * Double(area.size.rows)
    return Int(((Double(area.minRow) + rows) * Double(height)).rounded())
  }
}
