import Testing

@testable import ElectricityUsage

/// Tests of the answers of Eloverblik's API.
@Suite("Market documents of meters") struct MarketDocumentTests {
  /// Returns a document of one period; `quantities` are numbered from 1, and empty ones left out.
  private func document(
    _ resolution: String, from start: String, to end: String, _ quantities: [String],
    type: String = "A04", unit: String = "KWH", meter: String = "571313100000000001"
  ) -> String {
    let points = quantities.enumerated().filter { !$0.element.isEmpty }.map { index, quantity in
      """
      {"position": "\(index + 1)", "out_Quantity.quantity": \(quantity),
       "out_Quantity.quality": "A04"}
      """
    }
    return """
      {"MyEnergyData_MarketDocument": {"mRID": "7", "createdDateTime": "2026-11-01T10:00:00Z",
        "period.timeInterval": {"start": "\(start)", "end": "\(end)"},
        "TimeSeries": [{"mRID": "\(meter)", "businessType": "\(type)", "curveType": "A01",
          "measurement_Unit.name": "\(unit)",
          "MarketEvaluationPoint": {"mRID": {"codingScheme": "A10", "name": "\(meter)"}},
          "Period": [{"resolution": "\(resolution)",
            "timeInterval": {"start": "\(start)", "end": "\(end)"},
            "Point": [\(points.joined(separator: ","))]}]}]},
       "success": true, "errorCode": 10000, "errorText": "NoError", "id": "\(meter)"}
      """
  }

  private func answer(_ documents: String...) -> String {
    "{\"result\": [\(documents.joined(separator: ","))]}"
  }

  /// The day of spring has 23 hours, and the third quantity is missing.
  @Test("Points are numbered from the start of their period, in hours and quarter hours")
  func positions() throws {
    let hours = document(
      "PT1H", from: "2026-03-28T23:00:00Z", to: "2026-03-29T22:00:00Z",
      ["\"0.5\"", "\"0.25\"", "", "\"1.125\""])
    #expect(
      lines(try read(answer(hours)).consumption) == [
        "2026-03-29T00:00:00+01:00 60 0.5", "2026-03-29T01:00:00+01:00 60 0.25",
        "2026-03-29T04:00:00+02:00 60 1.125",
      ])
    let quarters = document(
      "PT15M", from: "2026-11-20T23:00:00Z", to: "2026-11-21T23:00:00Z", ["\"500\"", "null"],
      unit: "WH")
    #expect(
      lines(try read(answer(quarters)).consumption) == [
        "2026-11-21T00:00:00+01:00 15 0.5", "2026-11-21T00:15:00+01:00 15 -",
      ])
  }

  @Test("Days follow the clock changes, and a month or a year is its period")
  func longPeriods() throws {
    let days = document(
      "P1D", from: "2026-03-27T23:00:00Z", to: "2026-03-30T22:00:00Z",
      ["\"8\"", "\"9.5\"", "\"7\""])
    #expect(
      lines(try read(answer(days)).consumption) == [
        "2026-03-28T00:00:00+01:00 1440 8", "2026-03-29T00:00:00+01:00 1380 9.5",
        "2026-03-30T00:00:00+02:00 1440 7",
      ])
    let month = document(
      "P1M", from: "2026-02-28T23:00:00Z", to: "2026-03-31T22:00:00Z", ["\"310\""])
    #expect(
      lines(try read(answer(month)).consumption) == ["2026-03-01T00:00:00+01:00 44580 310"])
  }

  @Test("Production is told from consumption, and a meter without a document is left out")
  func directions() throws {
    let times = (start: "2026-11-20T23:00:00Z", end: "2026-11-21T23:00:00Z")
    let used = document("PT1H", from: times.start, to: times.end, ["\"2\""])
    let made = document(
      "PT1H", from: times.start, to: times.end, ["\"3\""], type: "A01", meter: "571313100000000002")
    let error = #"{"success": false, "errorCode": 20011, "errorText": "none", "id": "57131"}"#
    let usage = try read(answer(used, error, made))
    #expect(lines(usage.consumption) == ["2026-11-21T00:00:00+01:00 60 2"])
    #expect(sentences(usage) == ["The file has 57131 too, which is left out."])
    #expect(lines(usage.production) == ["2026-11-21T00:00:00+01:00 60 3"])
    let other = document("PT1H", from: times.start, to: times.end, ["\"4\""], type: "A99")
    #expect(
      sentences(try read(answer(used, other)))
        == ["The file has businessType A99 too, which is left out."])
  }

  @Test(
    "Points without a place, an amount or a unit are refused",
    arguments: [
      ("PT1H", "\"x\"", "KWH", "number"), ("P1Y2M", "\"1\",\"2\"", "KWH", "resolution"),
      ("PT1H", "\"1\"", "KVARH", "KVARH"), ("PT1H", "\"1\"", "KW", "KW"),
    ])
  func refused(resolution: String, quantities: String, unit: String, word: String) {
    let text = document(
      resolution, from: "2026-11-20T23:00:00Z", to: "2026-11-21T23:00:00Z",
      quantities.split(separator: ",").map(String.init), unit: unit)
    #expect(failure(answer(text)).contains(word))
    let moved = document(
      "PT1H", from: "2026-11-20T23:00:00Z", to: "2026-11-21T23:00:00Z", ["\"1\""]
    ).replacing("\"position\": \"1\"", with: "\"position\": \"0\"")
    #expect(failure(answer(moved)).contains("position"))
  }
}
