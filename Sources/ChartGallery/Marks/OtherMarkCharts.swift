import Foundation
import TerminalCharts

extension Gallery {
  static var otherMarks: [GalleryChart] {
    [
      GalleryChart("point-scatter", "Points of three groups") {
        Chart(Sample.cloud) { $0.point.foregroundStyle(by: .value("Group", $0.group)) }
      },
      GalleryChart("rule-widths", "Rules of several widths and dashes", rows: 16) {
        Chart([1, 2, 4, 8], id: \.self) { width in
          RuleMark(y: .value("Width", width))
            .lineStyle(StrokeStyle(lineWidth: CGFloat(width)))
          RuleMark(x: .value("Width", width))
            .lineStyle(StrokeStyle(lineWidth: CGFloat(width), dash: [4]))
            .foregroundStyle(.orange)
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      },
      GalleryChart("rectangle-grid", "Rectangles of numbers with a gradient") { gradientGrid() },
      GalleryChart("rectangle-zones", "Zones over the whole width and height") { zones() },
    ]
  }

  private static func gradientGrid() -> some View {
    Chart {
      ForEach(0..<10, id: \.self) { row in
        ForEach(0..<20, id: \.self) { column in
          RectangleMark(
            xStart: .value("x", column), xEnd: .value("x", column + 1),
            yStart: .value("y", row), yEnd: .value("y", row + 1)
          )
          .foregroundStyle(by: .value("Product", Double(row * column)))
        }
      }
    }
    .chartXAxis { AxisMarks(values: .automatic(desiredCount: 5, roundUpperBound: false)) }
    .chartForegroundStyleScale(range: Gradient(colors: [.black, .purple, .orange, .white]))
  }

  private static func zones() -> some View {
    Chart {
      RectangleMark(yStart: .value("Warm", 8), yEnd: .value("Hot", 10))
        .foregroundStyle(.red.opacity(0.3))
      RectangleMark(xStart: .value("From", 3), xEnd: .value("To", 5))
        .foregroundStyle(.yellow.opacity(0.3))
      ForEach(Sample.wave) { $0.line }
    }
  }
}
