import Foundation
import Testing

@testable import TerminalDrawing

@Suite("Path") struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("Paths of shapes have the bounds of their boxes") func outlinesKeepTheirBounds() {
    let paths = [
      Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 8),
      Path(roundedRect: box, cornerRadius: 400),
    ]
    for path in paths {
      let bounds = path.boundingRect
      #expect(abs(bounds.minX - box.minX) < 0.2 && abs(bounds.maxX - box.maxX) < 0.2)
      #expect(abs(bounds.minY - box.minY) < 0.2 && abs(bounds.maxY - box.maxY) < 0.2)
    }
    #expect(Path().boundingRect == .null)
  }

  @Test("A path contains points by the nonzero or the even-odd rule") func pointsAreInside() {
    let ring = Path {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!ring.contains(CGPoint(x: Double.nan, y: 0)))
  }

  @Test("Arcs turn as on a screen, with y downwards") func arcsTurnAsOnAScreen() {
    let quarter = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(quarter.boundingRect.minX > -0.01 && quarter.boundingRect.minY > -0.01)
    let rest = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    #expect(abs(rest.boundingRect.width - 20) < 0.1)
  }

  @Test("Paths are trimmed by length") func trimsByLength() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
    let upper = path.trimmedPath(from: 0, to: 0.375)
    #expect(upper.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 0))
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 9).boundingRect == path.boundingRect)
  }

  @Test("A path has a polyline for each of its parts") func partsAreLines() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 1, y: 0))
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.closeSubpath()
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.addQuadCurve(to: CGPoint(x: 9, y: 5), control: CGPoint(x: 7, y: 9))
    }
    #expect(path.polylines.map(\.isClosed) == [true, false])
    #expect(path.polylines[1].points.last == CGPoint(x: 9, y: 5))
  }

  @Test("Extreme coordinates of a path do not crash") func anyNumbersAreDrawn() {
    let numbers: [CGFloat] = [-1e300, -1, 0, 3, 1e300, .infinity, .nan]
    for a in numbers {
      for b in numbers {
        var canvas = Canvas(size: .init(columns: 3, rows: 3))
        let path = Path(roundedRect: CGRect(x: a, y: b, width: b, height: a), cornerRadius: a)
        let polygons = path.polylines.map(\.points)
        canvas.fill(polygons, with: .ink(.primary), bounds: .zero)
        canvas.fillDots(polygons, with: .ink(.primary), bounds: .zero)
        _ = path.trimmedPath(from: a, to: b)
      }
    }
  }
}
