import FoundationSubset
import TerminalCore
import TerminalDrawing
import TerminalImages

/// A writer of drawings as SVG elements, with outlines as vectors.
struct DrawingWriter {
  private let foreground: CellColor
  private let background: CellColor
  private var colors: ColorSource
  /// The elements written, with definitions before their use.
  private(set) var elements: [String] = []
  private var definitions = 0
  // The names of symbols that are defined once because there are many; `nil` to write each.
  private var symbols: [String: String]?

  init(_ colors: PictureColors) {
    (foreground, background) = (colors.foreground, colors.background)
    self.colors = ColorSource(foreground: foreground, ground: background)
  }

  // Units and pixels of the picture per point: most edges are on whole pixels, so that
  // their numbers are short.
  private static let units = CGFloat(PictureGrid.width) / CellMetrics.columnWidth
  private static let pixels =
    CGFloat(PictureGrid.pixels(PictureGrid.width)) / CellMetrics.columnWidth

  /// Adds a drawing, clipped to its area.
  mutating func add(_ placed: PlacedDrawing) {
    colors = ColorSource(foreground: foreground, ground: placed.ground)
    let origin = CellMetrics.points(CellRect(origin: placed.origin, size: placed.area.size)).origin
    let area = CellMetrics.points(placed.area)
    var rest = placed.drawing.shapes[...]
    while let first = rest.first {
      let run = rest.prefix { $0.clip == first.clip }
      rest = rest.dropFirst(run.count)
      let clip = first.clip.intersection(area)
      guard !clip.isEmpty else { continue }
      elements.append(Self.opening(clip, movedBy: origin))
      add(run)
      elements.append("</svg>")
    }
  }

  /// Adds shapes; of many, those that an equal opaque shape covers are left out.
  private mutating func add(_ shapes: ArraySlice<Drawing.Shape>) {
    // Small pictures stay easy to read.
    let areMany = shapes.count > 100
    symbols = areMany ? [:] : nil
    var opaque: [Int] = []
    for shape in shapes {
      add(shape)
      if areMany, isOpaque(shape) { opaque.append(elements.count - 1) }
    }
    var later: Set<String> = []
    for index in opaque.reversed() where !later.insert(elements[index]).inserted {
      elements[index] = ""
    }
    if areMany { elements.removeAll(where: \.isEmpty) }
  }

  private func isOpaque(_ shape: Drawing.Shape) -> Bool {
    switch (shape.form, shape.paint) {
    case (.fill, .ink(let ink)), (.stroke, .ink(let ink)): colors.color(of: ink).opacity >= 1
    default: false
    }
  }

  private static func opening(_ clip: CGRect, movedBy origin: CGPoint) -> String {
    let frame = clip.offsetBy(dx: origin.x, dy: origin.y)
    return #"<svg \#(attributes(frame, units)) viewBox="\#(number(clip.minX)) "#
      + #"\#(number(clip.minY)) \#(number(clip.width)) \#(number(clip.height))">"#
  }

  private mutating func add(_ shape: Drawing.Shape) {
    switch shape.form {
    case .fill(let outlines, let evenOdd):
      let anchor = symbols == nil ? nil : shape.anchor
      let path = outlines.map { Self.path($0, from: anchor ?? .zero) + "z" }.joined()
      let rule = evenOdd ? #" fill-rule="evenodd""# : ""
      guard let anchor else { return paint(#"<path d="\#(path)"\#(rule)"#, "fill", shape) }
      let name = symbol(#"d="\#(path)"\#(rule)"#)
      let place = #"x="\#(Self.number(anchor.x))" y="\#(Self.number(anchor.y))""#
      paint(##"<use href="#\##(name)" \##(place)"##, "fill", shape)
    case .stroke(let points, let style):
      let path = points.split { !$0.isFinite }.map { Self.path(Array($0)) }.joined()
      paint(#"<path fill="none" \#(Self.attributes(style))d="\#(path)""#, "stroke", shape)
    case .image(let picture): add(picture, in: shape.bounds)
    case .masked(let drawing, let mask):
      let name = define(
        "mask",
        #" maskUnits="userSpaceOnUse" \#(Self.attributes(shape.clip)) style="mask-type:alpha""#
      ) { writer in
        for shape in mask.shapes { writer.add(shape) }
      }
      elements.append(#"<g mask="url(#\#(name))">"#)
      for shape in drawing.shapes { add(shape) }
      elements.append("</g>")
    }
  }

  /// Appends an element with the attributes of its paint.
  private mutating func paint(_ element: String, _ attribute: String, _ shape: Drawing.Shape) {
    switch shape.paint {
    case .clear: return
    case .erase: elements.append(element + #" \#(attribute)="\#(background.hexadecimal)"/>"#)
    case .ink(let ink):
      let color = colors.color(of: ink)
      let opacity =
        color.opacity < 1 ? #" \#(attribute)-opacity="\#(Self.fraction(color.opacity))""# : ""
      elements.append(element + #" \#(attribute)="\#(color.color.hexadecimal)"\#(opacity)/>"#)
    case .ramp(let stops, .linear(let start, let end))
    where (end.x - start.x) * shape.bounds.width == 0
      && (end.y - start.y) * shape.bounds.height == 0 && !stops.isEmpty:
      // SVG draws the last color of a gradient without a length, and the other printers the first.
      var plain = shape
      plain.paint = stops[0].ink.map { .ink($0) } ?? .clear
      paint(element, attribute, plain)
    case .ramp:
      guard let gradient = gradient(shape.paint, in: shape.bounds) else { return }
      elements.append(element + #" \#(attribute)="url(#\#(gradient))"/>"#)
    }
  }

  /// Defines a paint server for a gradient; returns its ID.
  private mutating func gradient(_ paint: Paint, in bounds: CGRect) -> String? {
    func x(_ fraction: CGFloat) -> String { Self.number(bounds.minX + fraction * bounds.width) }
    func y(_ fraction: CGFloat) -> String { Self.number(bounds.minY + fraction * bounds.height) }
    switch paint {
    case .clear, .erase, .ink: return nil
    case .ramp(let stops, .linear(let start, let end)):
      let (part, first) = Self.repetition(stops)
      let place =
        #" x1="\#(x(start.x))" y1="\#(y(start.y))" x2="\#(x(start.x + part * (end.x - start.x)))" "#
        + #"y2="\#(y(start.y + part * (end.y - start.y)))""#
      let spread = part < 1 ? #" spreadMethod="repeat""# : ""
      return gradient("linearGradient", place + spread, first)
    case .ramp(let stops, .radial(let center, let start, let end)):
      return gradient(
        "radialGradient",
        #" cx="\#(x(center.x))" cy="\#(y(center.y))" r="\#(Self.number(CGFloat(end)))""#,
        stops, from: end > 0 ? start / end : 0)
    case .ramp(_, .angular(let center, _, _)): return pattern(paint, around: center, in: bounds)
    }
  }

  /// Returns the part of a ramp that the rest repeats, two equal stripes, and its stops; the whole
  /// of other ramps.
  private static func repetition(_ stops: [Paint.Stop]) -> (part: CGFloat, stops: [Paint.Stop]) {
    guard stops.count > 4, case let part = stops[3].location, part > 0,
      zip(stops, stops.dropFirst(4)).allSatisfy({ former, next in
        former.ink == next.ink && abs(min(1, former.location + part) - next.location) < 1e-9
      })
    else { return (1, stops) }
    return (
      CGFloat(part), stops.prefix(4).map { Paint.Stop(location: $0.location / part, ink: $0.ink) }
    )
  }

  private mutating func gradient(
    _ element: String, _ attributes: String, _ stops: [Paint.Stop], from start: Double = 0
  ) -> String {
    let ramp = colors.ramp(stops)
    return define(element, #" gradientUnits="userSpaceOnUse"\#(attributes)"#) { writer in
      for (location, color) in ramp {
        let opacity = color.opacity < 1 ? #" stop-opacity="\#(Self.fraction(color.opacity))""# : ""
        let offset = Self.fraction(start + location * (1 - start))
        let stop =
          #"<stop offset="\#(offset)" stop-color="\#(color.color.hexadecimal)"\#(opacity)/>"#
        if stop != writer.elements.last { writer.elements.append(stop) }
      }
    }
  }

  /// Defines an angular gradient, which SVG lacks, as 180 wedges; returns its ID.
  private mutating func pattern(
    _ paint: Paint, around center: UnitPoint, in bounds: CGRect
  ) -> String {
    let middle = CGPoint(
      x: bounds.minX + center.x * bounds.width, y: bounds.minY + center.y * bounds.height)
    let radius = bounds.width + bounds.height
    let attributes = #" patternUnits="userSpaceOnUse" \#(Self.attributes(bounds))"#
    let count = 180
    func point(_ turn: Double) -> CGPoint {
      let angle = turn / Double(count) * 2 * .pi
      return CGPoint(
        x: middle.x + radius * CGFloat(cos(angle)), y: middle.y + radius * CGFloat(sin(angle)))
    }
    return define("pattern", attributes) { writer in
      for number in (0..<count).map(Double.init) {
        guard let ink = paint.ink(at: point(number + 0.5), in: bounds) else { continue }
        // Wedges overlap, to avoid seams.
        let wedge = [middle, point(number), point(number + 2)]
        writer.add(
          Drawing.Shape(
            form: .fill([wedge], evenOdd: false), paint: .ink(ink), bounds: bounds, clip: bounds))
      }
    }
  }

  /// Defines a path for many places, once; returns its ID.
  private mutating func symbol(_ path: String) -> String {
    if let name = symbols?[path] { return name }
    definitions += 1
    elements.append(#"<defs><path id="d\#(definitions)" \#(path)/></defs>"#)
    symbols?[path] = "d\(definitions)"
    return "d\(definitions)"
  }

  /// Writes an element with an ID, and returns the ID.
  private mutating func define(
    _ element: String, _ attributes: String, _ content: (inout DrawingWriter) -> Void
  ) -> String {
    definitions += 1
    let name = "d\(definitions)"
    elements.append(#"<\#(element) id="\#(name)"\#(attributes)>"#)
    content(&self)
    elements.append("</\(element)>")
    return name
  }

  private mutating func add(_ picture: PixelImage, in frame: CGRect) {
    let data = String(decoding: picture.png().base64, as: UTF8.self)
    elements.append(
      #"<image \#(Self.attributes(frame)) "#
        + #"preserveAspectRatio="none" href="data:image/png;base64,\#(data)"/>"#)
  }
}

extension DrawingWriter {
  /// Returns the commands of a polyline, relative after the first point, since these are shorter.
  private static func path(_ points: [CGPoint], from origin: CGPoint = .zero) -> String {
    var last = (x: 0, y: 0)
    return points.enumerated().map { index, point in
      let to = (x: hundredths(point.x - origin.x), y: hundredths(point.y - origin.y))
      let (x, y) = (decimal(to.x - last.x, 2), decimal(to.y - last.y, 2))
      last = to
      guard index > 0 else { return "M\(x) \(y)" }
      return x == "0" ? "v\(y)" : y == "0" ? "h\(x)" : "l\(x)\(y.first == "-" ? "" : " ")\(y)"
    }.joined()
  }

  private static func attributes(_ frame: CGRect, _ scale: CGFloat = pixels) -> String {
    #"x="\#(number(frame.minX, scale))" y="\#(number(frame.minY, scale))" "#
      + #"width="\#(number(frame.width, scale))" height="\#(number(frame.height, scale))""#
  }

  private static func attributes(_ style: StrokeStyle) -> String {
    var attributes = #"stroke-width="\#(number(style.lineWidth))" "#
    let caps: [CGLineCap: String] = [.round: "round", .square: "square"]
    let joins: [CGLineJoin: String] = [.round: "round", .bevel: "bevel"]
    if let cap = caps[style.lineCap] { attributes += #"stroke-linecap="\#(cap)" "# }
    if let join = joins[style.lineJoin] { attributes += #"stroke-linejoin="\#(join)" "# }
    if !style.dash.isEmpty {
      let dashes = style.dash.map { number(max(0, $0)) }.joined(separator: " ")
      attributes += #"stroke-dasharray="\#(dashes)" "#
      attributes += #"stroke-dashoffset="\#(number(style.dashPhase))" "#
    }
    return attributes
  }

  /// Formats a length in points as pixels or units, to a hundredth.
  private static func number(_ points: CGFloat, _ scale: CGFloat = pixels) -> String {
    decimal(hundredths(points, scale), 2)
  }

  private static func hundredths(_ points: CGFloat, _ scale: CGFloat = pixels) -> Int {
    whole(Double(points * scale * 100))
  }

  private static func fraction(_ fraction: Double) -> String { decimal(whole(fraction * 1000), 3) }

  /// Rounds a number; 0 if it is not finite.
  private static func whole(_ number: Double) -> Int {
    number.isFinite ? Int(min(max(number.rounded(), -1e15), 1e15)) : 0
  }

  /// Formats a number of hundredths or thousandths.
  private static func decimal(_ whole: Int, _ decimals: Int) -> String {
    let power = decimals == 2 ? 100 : 1000
    var fraction = String(abs(whole) % power)
    fraction = String(repeating: "0", count: decimals - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = whole < 0 ? "-" : ""
    return sign + String(abs(whole) / power) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
