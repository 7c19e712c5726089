import FoundationSubset
import TerminalViews

/// The coordinates of the whole content of a scrolled chart, in points from its upper left corner.
struct ScrolledContent {
  private let x: Direction
  private let y: Direction

  private struct Direction {
    let domain: ScrolledDomain?
    let length: CGFloat
    // Whether coordinates grow towards lower values.
    let isFlipped: Bool

    var contentLength: CGFloat {
      domain.map { length * CGFloat(($0.whole.upperBound - $0.whole.lowerBound) / $0.length) }
        ?? length
    }

    func coordinate(of start: Double?) -> CGFloat {
      guard let domain, let start else { return 0 }
      let before =
        isFlipped
        ? domain.whole.upperBound - domain.length - start : start - domain.whole.lowerBound
      return CGFloat(before / domain.length) * length
    }

    func start(at coordinate: CGFloat) -> Double? {
      guard let domain, length > 0 else { return nil }
      let before = Double(coordinate / length) * domain.length
      return isFlipped
        ? domain.whole.upperBound - domain.length - before : domain.whole.lowerBound + before
    }
  }

  init(x: ScrolledDomain?, y: ScrolledDomain?, scales: ChartScales, in size: CGSize) {
    self.x = Direction(domain: x, length: size.width, isFlipped: scales.x.isReversed)
    self.y = Direction(domain: y, length: size.height, isFlipped: !scales.y.isReversed)
  }

  var size: CGSize { CGSize(width: x.contentLength, height: y.contentLength) }

  /// Returns the upper left corner of the visible part that starts at values.
  func origin(x start: Double?, y top: Double?) -> CGPoint {
    CGPoint(x: x.coordinate(of: start), y: y.coordinate(of: top))
  }

  /// Returns the values at which a visible part starts.
  func starts(of rect: CGRect) -> (x: Double?, y: Double?) {
    (x.start(at: rect.minX), y.start(at: rect.minY))
  }
}
