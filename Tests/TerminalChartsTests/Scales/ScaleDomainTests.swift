import Foundation
import Testing

@testable import TerminalCharts

@Suite("Scale domain") struct ScaleDomainTests {
  private func text(_ domain: some ScaleDomain) -> String {
    let erased = domain._erased
    let suffix = erased.isReversed ? " reversed" : ""
    return switch erased.kind {
    case .automatic(let automatic):
      "automatic \(automatic.includesZero as Any?) \(automatic.isReversed as Any?)"
    case .numbers(let lower, let upper): "numbers \(lower) \(upper)" + suffix
    case .dates(let lower, let upper): "dates \(lower) \(upper)" + suffix
    case .categories(let names): "categories \(names.joined(separator: " "))"
    }
  }

  @Test("Ranges and arrays become numeric, date and category domains") func erased() {
    #expect(text(0...24) == "numbers 0.0 24.0")
    #expect(text(0.5...1) == "numbers 0.5 1.0")
    #expect(text([100, 50, 0]) == "numbers 0.0 100.0 reversed")
    #expect(text(["b", "a", "b"]) == "categories b a")
    #expect(text([Double.nan]) == text(.automatic))
    #expect(text([Int]()) == text(.automatic))
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(text(start...start.addingTimeInterval(60)) == "dates 0.0 60.0")
  }

  @Test("An automatic domain can be reversed and modified") func automatic() {
    let domain: AutomaticScaleDomain = .automatic(includesZero: false, reversed: true)
    #expect(domain.includesZero == false)
    #expect(domain.isReversed == true)
    #expect(domain.modify([.number(1)]) == [.number(1)])
    let wider: AutomaticScaleDomain = .automatic(dataType: Int.self) { $0[1] += 10 }
    #expect(wider.modify([.number(0), .number(4.2)]) == [.number(0), .number(14)])
    #expect(wider.modify([.category("a")]) == [.category("a")])
  }

  @Test(
    "Explicit axis values extend the domain, which is not rounded",
    arguments: [
      ([0.0, 50], 0.0...73), ([20, 40], 0...73), ([0, 100], 0...100), ([-10, 30], -10...73),
      ([], 0...73),
    ])
  func explicitValues(values: [Double], domain: ClosedRange<Double>) throws {
    for type in [ScaleType.linear, .squareRoot, .symmetricLog] {
      let chart = Chart([5.0, 73], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
      }
      .chartYScale(type: type).chartYAxis { AxisMarks(values: values) }
      let proxy = try #require(draw(chart, columns: 30, rows: 12).proxy)
      let range = proxy.yDomain(dataType: Double.self)
      #expect(range.first == domain.lowerBound && range.last == domain.upperBound, "\(type)")
    }
  }

  @Test("Scale ranges keep their padding, points and visual values") func ranges() {
    let plot: PlotDimensionScaleRange = .plotDimension(startPadding: 8)
    #expect(plot._positionRange.kind == .plot(startPadding: 8, endPadding: 0))
    let points: ClosedRange<CGFloat> = 4...20
    #expect(points._positionRange.kind == .points(4...20))
    #expect(points._visualValues == [4, 20])
    #expect([1, 2, 3]._visualValues == [1, 2, 3])
  }

  @Test("Named scale types have their default parameters") func types() {
    #expect(ScaleType.squareRoot == .power(exponent: 0.5))
    #expect(ScaleType.symmetricLog == .symmetricLog(slopeAtZero: 1))
    #expect(ScaleType.log.kind == .number(.log))
    #expect(ScaleType.date.kind == .date)
  }
}
