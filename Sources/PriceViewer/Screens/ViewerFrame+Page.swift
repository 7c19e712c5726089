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
    let (selection, ground, text) = colors
    return """
      <!doctype html>
      <html lang="\(language)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.escapedForXML)</title>
      <style>
      body { margin: 0; min-height: 100vh; display: grid; place-items: center }
      body { background: \(ground) }
      body > svg { max-width: 100%; height: auto; outline: none }
      .selection { pointer-events: none; fill: \(selection); stroke: \(selection) }
      .selection text { fill: \(text); stroke: none; font: 36px monospace; text-anchor: middle }
      .selection .box { fill: \(ground); stroke-width: 3 }
      p { position: absolute; clip-path: inset(50%) }
      </style>
      \(picture)
      <p role="status"></p>
      <script>
      \(script(selecting: index))
      </script>
      </html>

      """
  }

  /// Returns the script, which moves a band, a rule, a point and an annotation.
  private static func script(selecting index: Int?) -> String {
    """
    const svg = document.querySelector("body > svg");
    const slots = [...svg.querySelectorAll("rect[data-y]")].map((rect) => {
      const [x, y, width, height] = ["x", "y", "width", "height"].map((n) => +rect.getAttribute(n));
      const words = rect.removeChild(rect.firstChild).textContent.split("  ");
      return { rect, x, y, width, height, price: rect.dataset.y, words };
    });
    const make = (name, parent, names) => {
      const node = document.createElementNS(svg.namespaceURI, name);
      for (const [key, value] of Object.entries(names)) node.setAttribute(key, value);
      return parent.appendChild(node);
    };
    let group = null, current = \(index.map(String.init) ?? "-1");
    function show(index) {
      group?.remove();
      current = index;
      const slot = slots[index];
      if (!slot) return;
      const middle = slot.x + slot.width / 2, bottom = slot.y + slot.height;
      group = make("g", svg, { class: "selection" });
      make("rect", group, { x: slot.x, y: slot.y, width: slot.width, height: slot.height,
        "fill-opacity": 0.3, stroke: "none" });
      make("path", group, { d: `M${middle} ${slot.y}V${bottom}`, "stroke-width": 6 });
      if (slot.price) make("circle", group, { cx: middle, cy: slot.price, r: 12 });
      const width = 26 * Math.max(...slot.words.map((word) => word.length)) + 48;
      const right = svg.viewBox.baseVal.width + 2 * svg.viewBox.baseVal.x - width;
      const left = Math.max(0, Math.min(right, middle - width / 2)), top = slot.y - 108;
      make("rect", group, { class: "box", x: left, y: top, width, height: 100, rx: 12 });
      slot.words.forEach((word, row) => {
        make("text", group, { x: left + width / 2, y: top + 42 + 44 * row }).textContent = word;
      });
      document.querySelector("[role=status]").textContent = slot.words.join(", ");
    }
    slots.forEach((slot, index) => {
      slot.rect.addEventListener("pointermove", () => show(index));
      slot.rect.addEventListener("pointerdown", () => show(index));
    });
    addEventListener("keydown", (event) => {
      const last = slots.length - 1;
      const place = { ArrowLeft: Math.max(0, current - 1), ArrowRight: Math.min(last, current + 1),
        Home: 0, End: last, Escape: -1 }[event.key];
      if (place === undefined) return;
      event.preventDefault();
      show(place);
    });
    show(current);
    """
  }
}
