import ElectricityPrices
import TerminalCharts
import TerminalCore

/// A frame as a page for browsers, with its slots as titles, which they show under the pointer.
extension ViewerFrame {
  /// The maximum number of titles; more slots are too narrow to point at.
  private static let maximumTitles = 2000

  /// Returns an SVG document with a transparent rectangle over each slot, titled by time and price.
  ///
  /// - Parameters:
  ///   - document: The picture of the frame.
  ///   - columnWidth: The width of a column in units of the picture.
  ///   - rowHeight: The height of a row in the same units.
  package func titled(_ document: String, columnWidth: Int, rowHeight: Int) -> String {
    guard let end = document.ranges(of: "</svg>").last else { return document }
    let titles = titles(columnWidth: columnWidth, rowHeight: rowHeight)
    return String(document[..<end.lowerBound] + titles + document[end.lowerBound...])
  }

  private func titles(columnWidth: Int, rowHeight: Int) -> String {
    guard let plot, let chart, chart.hasTimeAxis,
      chart.state.visible.count <= Self.maximumTitles
    else { return "" }
    let (state, texts) = (chart.state, chart.texts)
    func pixelColumn(_ seconds: Double) -> Int {
      let fraction = min(max(plot.x.fraction(of: seconds), 0), 1)
      let columns = Double(plot.area.minColumn) + fraction * Double(plot.area.size.columns)
      return Int((columns * Double(columnWidth)).rounded())
    }
    let (top, height) = (plot.area.minRow * rowHeight, plot.area.size.rows * rowHeight)
    let slots = state.visible.map { index -> String in
      let slot = state.series[index]
      let (left, right) = (pixelColumn(slot.start.seconds), pixelColumn(slot.end.seconds))
      let text = "\(texts.times.brief(index..<(index + 1)))  \(texts.sentence(index))"
      let price = slot.price.map { price in
        Int((Double(top) + (1 - plot.y.fraction(of: price.doubleValue)) * Double(height)).rounded())
      }
      return #"<rect x="\#(left)" y="\#(top)" width="\#(right - left)" height="\#(height)""#
        + " data-y=\"\(price.map(String.init) ?? "")\">"
        + "<title>\(text.escapedForXML)</title></rect>\n"
    }
    return "<g fill=\"none\" pointer-events=\"all\">\n\(slots.joined())</g>\n"
  }

  /// Returns an HTML page of an SVG document from ``titled(_:columnWidth:rowHeight:)``, whose slots
  /// the pointer and the arrow keys select.
  ///
  /// The page loads nothing, and without scripts shows the picture alone.
  ///
  /// - Parameters:
  ///   - picture: The document.
  ///   - title: The title of the page.
  ///   - index: The slot that is selected at first; `nil` for none.
  ///   - colors: The colours of the selection, the background and the text, such as `#14171c`.
  package static func page(
    of picture: String, title: String, selecting index: Int?, language: String,
    colors: (selection: String, ground: String, text: String)
  ) -> String {
    // The picture comes last, and the title has no sign of a placeholder: both are from files.
    let values = [
      ("language", language), ("index", "\(index ?? -1)"), ("selection", colors.selection),
      ("ground", colors.ground), ("text", colors.text),
      ("title", title.escapedForXML.replacing("%", with: "&#37;")), ("picture", picture),
    ]
    return values.reduce(String(decoding: PackageResources.page_html, as: UTF8.self)) {
      $0.replacing("%\($1.0)%", with: $1.1)
    }
  }
}
