import ElectricityPrices
import TerminalCharts
import TerminalCore

/// The slots of a frame as titles of an SVG image, which browsers show under the pointer.
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
    var document = document
    let titles = titles(columnWidth: columnWidth, rowHeight: rowHeight)
    document.insert(contentsOf: titles, at: end.lowerBound)
    return document
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
      let text = "\(texts.times.brief(index..<(index + 1)))  \(texts.prices.sentence(slot.price))"
      let price = slot.price.map { price in
        Int((Double(top) + (1 - plot.y.fraction(of: price.doubleValue)) * Double(height)).rounded())
      }
      return #"<rect x="\#(left)" y="\#(top)" width="\#(right - left)" height="\#(height)""#
        + " data-y=\"\(price.map(String.init) ?? "")\">"
        + "<title>\(text.escapedForXML)</title></rect>\n"
    }
    return "<g fill=\"none\" pointer-events=\"all\">\n\(slots.joined())</g>\n"
  }
}
