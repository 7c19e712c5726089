import Foundation
import TerminalCharts
import TerminalControls
import Testing

// As users make a type of Foundation's their own datum.
extension Measurement: Plottable where UnitType == UnitTemperature {
  /// Its degrees Celsius.
  public var primitivePlottable: Double { converted(to: .celsius).value }
  /// Degrees Celsius.
  public init?(primitivePlottable: Double) {
    self.init(value: primitivePlottable, unit: .celsius)
  }
}

/// Measurements along an axis.
@Suite("Axes of measurements") struct MeasurementAxisTests {
  @Test("Labels have the units of the region") func labelsHaveTheUnitsOfTheRegion() {
    let chart = Chart([0.0, 20.0], id: \.self) { degrees in
      PointMark(
        x: .value("x", degrees),
        y: .value("Air", Measurement(value: degrees, unit: UnitTemperature.celsius)))
    }
    .chartYAxis {
      AxisMarks(values: [0.0, 20.0]) {
        AxisValueLabel(format: Measurement<UnitTemperature>.FormatStyle(width: .abbreviated))
      }
    }
    func text(_ locale: String) -> String {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: locale)
      return chart.render(in: CellSize(columns: 40, rows: 10), environment: environment).buffer.text
    }
    #expect(text("en_US").contains("32°F") && text("en_US").contains("68°F"))
    #expect(text("da_DK").contains("20°C"))
  }
}
