import CivilTime
import ElectricityPrices
import Foundation
import Testing

@testable import PriceViewer

@Suite("Charts as JSON") struct ChartJSONTests {
  private func object(_ state: ViewerState) throws -> [String: Any] {
    let text = try #require(state.chartJSON)
    #expect(!text.contains("\n\n"), "\(text)")
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("The JSON of the typical day has the statistics of its hours and the day's price")
  func typical() throws {
    var state = typicalViewer()
    let days = try object(state)
    #expect(days["form"] as? String == "days" && days["date"] as? String == "2025-06-16")
    #expect(days["start"] as? String == "2025-06-02T00:00:00+02:00")
    let panels = try #require(days["panels"] as? [[String: Any]])
    #expect(panels.compactMap { $0["name"] as? String } == ["weekdays", "weekends"])
    let hours = try panels.map { try #require($0["clock_hours"] as? [[String: Any]]) }
    #expect(hours.map(\.count) == [24, 24])
    func numbers(_ hour: [String: Any]) -> [Double] {
      ["hour", "lowest", "lower_quartile", "median", "upper_quartile", "highest", "price"]
        .map { (hour[$0] as? NSNumber)?.doubleValue ?? -1 }
    }
    // Weekdays: 0–40, 70–110 and 140; the day is a Monday.
    #expect(numbers(hours[0][17]) == [17, 0, 25, 70, 95, 140, 140])
    #expect(numbers(hours[1][17]) == [17, 50, 57.5, 90, 122.5, 130, -1])
    for (form, count) in [(TypicalForm.week, 7), (.months, 1)] {
      state.typicalForm = form
      let object = try object(state)
      #expect(object["form"] as? String == form.rawValue)
      #expect((object["panels"] as? [Any])?.count == count)
    }
  }

  @Test("The JSON of the duration curve falls and ends at the number of hours")
  func duration() throws {
    let prices = (0..<48).map { $0 % 24 == 0 ? "-5" : $0 == 7 ? "" : "\(($0 % 24 - 1) * 10)" }
    let object = try object(
      viewer(series(prices, area: "N\"O"), kind: .duration, range: .all))
    #expect(object["area"] as? String == "N\"O")
    #expect(object["hours"] as? Int == 47 && object["negative_hours"] as? Int == 2)
    // -5, 0 and 10 on each of two days.
    #expect((object["cheapest_hours"] as? [Double])?[2] == 1.666666667)
    let curve = try #require(object["curve"] as? [[String: Double]])
    #expect(curve.first == ["price": 220, "hours": 2] && curve.last == ["price": -5, "hours": 47])
    #expect(curve.contains(["price": 60, "hours": 33]) && curve.count == 24)
    for (left, right) in zip(curve, curve.dropFirst()) {
      #expect((left["price"] ?? 0) > (right["price"] ?? 0))
      #expect((left["hours"] ?? 0) < (right["hours"] ?? 0))
    }
  }

  @Test("Other charts and missing prices have no JSON") func none() {
    #expect(viewer().chartJSON == nil)
    #expect(viewer(series([""]), kind: .duration).chartJSON == nil)
  }
}
