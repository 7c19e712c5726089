import TerminalImages

/// A parser of the SVG path commands that pictures use: lines, quadratic curves and half circles.
struct PathReader {
  private var text: Substring.UTF8View
  private(set) var lines: [[PixelPoint]] = []
  private var position = PixelPoint(x: 0, y: 0)

  /// Returns the polylines of a path in its own units; curves are divided finely enough to look
  /// smooth.
  static func lines(of path: String) -> [[PixelPoint]] {
    var reader = PathReader(text: path[...].utf8)
    reader.read()
    return reader.lines
  }

  private init(text: Substring.UTF8View) { self.text = text }

  private mutating func read() {
    var command: UInt8 = 0
    while let byte = text.first {
      if byte == 0x20 {
        text.removeFirst()
        continue
      }
      if byte >= 0x41 { command = text.removeFirst() }
      guard step(command) else { return }
    }
  }

  /// Executes a command once; returns `false` if it is not supported.
  private mutating func step(_ command: UInt8) -> Bool {
    let isRelative = command >= 0x61
    func moved(_ x: Double, _ y: Double) -> PixelPoint {
      isRelative ? PixelPoint(x: position.x + x, y: position.y + y) : PixelPoint(x: x, y: y)
    }
    switch command & 0x5F {
    case UInt8(ascii: "M"):
      position = moved(number(), number())
      lines.append([position])
    case UInt8(ascii: "L"): add(moved(number(), number()))
    case UInt8(ascii: "H"): add(PixelPoint(x: moved(number(), 0).x, y: position.y))
    case UInt8(ascii: "V"): add(PixelPoint(x: position.x, y: moved(0, number()).y))
    case UInt8(ascii: "Q"):
      let (control, end) = (moved(number(), number()), moved(number(), number()))
      addCurve(control, end)
    case UInt8(ascii: "A"):
      // Two radii, a rotation and two flags; all arcs are half circles.
      let radius = number()
      for _ in 0..<4 { _ = number() }
      addHalfCircle(radius, moved(number(), number()))
    case UInt8(ascii: "Z"): if let first = lines.last?.first { add(first) }
    default: return false
    }
    return true
  }

  private mutating func add(_ point: PixelPoint) {
    position = point
    if lines.isEmpty { lines.append([]) }
    lines[lines.count - 1].append(point)
  }

  private mutating func addCurve(_ control: PixelPoint, _ end: PixelPoint) {
    let start = position
    for step in 1...8 {
      let t = Double(step) / 8
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      add(
        PixelPoint(
          x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y))
    }
  }

  private mutating func addHalfCircle(_ radius: Double, _ end: PixelPoint) {
    let start = position
    let middle = PixelPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let (x, y) = (start.x - middle.x, start.y - middle.y)
    // Each step rotates by π/16.
    let (cosine, sine) = (0.980_785_280_403_230_4, -0.195_090_322_016_128_3)
    var offset = (x: x, y: y)
    for _ in 1...16 {
      offset = (offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
      add(PixelPoint(x: middle.x + offset.x, y: middle.y + offset.y))
    }
  }

  private mutating func number() -> Double {
    while text.first == 0x20 { text.removeFirst() }
    var sign = 1.0
    if text.first == UInt8(ascii: "-") {
      sign = -1
      text.removeFirst()
    }
    var value = 0.0
    while let byte = text.first, (0x30...0x39).contains(byte) {
      value = value * 10 + Double(byte - 0x30)
      text.removeFirst()
    }
    return sign * value
  }
}
