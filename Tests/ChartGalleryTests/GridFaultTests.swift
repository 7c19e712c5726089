import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import ChartGallery
@testable import TerminalCharts

/// Checks of every example: ticks at equal distances on a scale are at equal distances in rows.
struct GridFaultTests {
  private static let rounds = isFullRun ? 4 : 1

  @Test("Evenly spaced ticks are evenly spaced rows at any size") func areEvenAtAnySize() {
    var random = SeededGenerator(seed: 11)
    var (grids, charts) = (0, 0)
    for chart in Gallery.charts {
      for _ in 0..<Self.rounds {
        let size = CellSize(
          columns: Int.random(in: 30...250, using: &random),
          rows: Int.random(in: 10...70, using: &random))
        var environment = EnvironmentValues()
        environment.timeZone = GalleryClock.zone
        environment.locale = GalleryClock.locale
        charts += 1
        guard let drawing = chart.view().canvas(in: size, environment: environment).firstChart
        else { continue }
        let laidOut = drawing.laidOut
        for axis in laidOut.axes.y {
          guard !drawing.placesYInPoints, let rows = Self.rows(axis, of: laidOut) else { continue }
          let steps = zip(rows, rows.dropFirst()).map { $0 - $1 }
          #expect(
            Set(steps).count == 1, "\(chart.name) \(size.columns)x\(size.rows): \(rows)")
          grids += 1
        }
      }
    }
    #expect(charts == Self.rounds * Gallery.charts.count && grids > charts / 2)
  }

  /// Returns the rows of an axis whose values are evenly spaced on their scale; otherwise `nil`.
  private static func rows(_ axis: ResolvedAxis, of laidOut: LaidOutChart) -> [Int]? {
    guard laidOut.scales.y.kind != .category else { return nil }
    let places = axis.marks.filter { !$0.isEmpty }.map(\.position).sorted()
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    guard let least = steps.min(), let most = steps.max(), most - least < 1e-6 * most else {
      return nil
    }
    return places.compactMap { laidOut.layout.cell(at: $0, along: .vertical, offset: .zero) }
  }
}

extension ChartDrawing {
  /// Whether the user sets the range of the values in points.
  fileprivate var placesYInPoints: Bool {
    if case .points? = node.settings.scales.y.range?.kind { true } else { false }
  }
}
