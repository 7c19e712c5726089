import CivilTime

extension PlayedSources {
  func aWATTar(_ request: ServedRequest) -> String? {
    let ends = ["start", "end"].compactMap { request.query[$0].flatMap { Int64($0) } }
    guard ends.count == 2 else { return nil }
    let starts = slots(
      Instant(secondsSince1970: ends[0] / 1000), Instant(secondsSince1970: ends[1] / 1000))
    let data = joined(starts) { start in
      let times = [Int64(0), 3600].map { "\(start.advanced(by: $0).secondsSince1970)000" }
      return """
        {"start_timestamp":\(times[0]),"end_timestamp":\(times[1]),"marketprice":\(price(start)),\
        "unit":"Eur/MWh"}
        """
    }
    return "{\"object\":\"list\",\"data\":[\(data)]}"
  }

  /// Returns the week from the instant in a path `…/4169_DE_quarterhour_1763334000000.json`.
  func smard(_ request: ServedRequest) -> String? {
    let name = request.path.split(separator: "_").last?.prefix { $0 != "." }
    guard let milliseconds = name.flatMap({ Int64($0) }) else { return nil }
    let start = Instant(secondsSince1970: milliseconds / 1000)
    let zone = zone("Europe/Berlin")
    let end = zone.startOfDay(zone.civil(at: start).date.adding(days: 7))
    let known = zone.startOfDay(zone.civil(at: now).date.adding(days: knowsTomorrow ? 2 : 1))
    let isLong = request.path.contains("_hour_")
    let series = joined(slots(start, end, every: isLong ? 3600 : 900)) {
      "[\($0.secondsSince1970)000,\($0 < known ? "\(price($0))" : "null")]"
    }
    return "{\"meta_data\":{\"version\":1},\"series\":[\(series)]}"
  }

  func energyZero(_ slots: [Instant]) -> String {
    "{\"Prices\":["
      + joined(slots) { "{\"price\":\(price($0)),\"readingDate\":\"\(stamp($0))Z\"}" } + "]}"
  }

  func esios(_ request: ServedRequest) -> String? {
    guard let day = request.query["date"].flatMap(date) else { return nil }
    let title = "\(day)".split(separator: "-").reversed().joined(separator: "/")
    let zone = zone("Europe/Madrid")
    let entries = hours(day, zone).enumerated().map { index, start in
      let label = index < 9 ? "0\(index)-0\(index + 1)" : "\(index)-\(index + 1)"
      return """
        {"Dia":"\(title)","Hora":"\(label)","PCB":"\(price(start)),00","CYM":"9,00"}
        """
    }
    return "{\"PVPC\":[\(entries.joined(separator: ","))]}"
  }

  func omie(_ request: ServedRequest) -> String? {
    let name = request.query["filename"]?.split(separator: "_").last?.prefix(8)
    guard let day = name.flatMap(digits) else { return nil }
    let rows = hours(day, zone("Europe/Madrid")).enumerated().map { index, start in
      "\(day.year);\(day.month);\(day.day);\(index + 1);\(price(start)).00;\(price(start)).00;"
    }
    return (["MARGINALPDBC;"] + rows + ["*"]).joined(separator: "\r\n") + "\r\n"
  }

  func ote(_ request: ServedRequest) -> String? {
    guard request.headers["soapaction"] != nil,
      let text = request.body.split(separator: "StartDate>").dropFirst().first?.prefix(10),
      let day = date(text)
    else { return nil }
    let items = hours(day, zone("Europe/Prague"), every: 900).enumerated().map { index, start in
      """
      <Item><Date>\(day)</Date><PeriodIndex>\(index + 1)</PeriodIndex>\
      <PeriodResolution>PT15M</PeriodResolution><Price>\(price(start))</Price></Item>
      """
    }
    return """
      <Envelope><Body><GetDamPricePeriodEResponse><Result>\(items.joined())</Result>\
      </GetDamPricePeriodEResponse></Body></Envelope>
      """
  }

  func energyCharts(_ slots: [Instant]) -> String {
    """
    {"license_info":"CC BY 4.0","unix_seconds":[\(joined(slots) { "\($0.secondsSince1970)" })],\
    "price":[\(joined(slots) { "\(price($0))" })],"unit":"EUR / MWh"}
    """
  }

  func entsoe(_ request: ServedRequest) -> String? {
    guard request.query["securityToken"] == "secret", let domain = request.query["in_Domain"],
      let from = request.query["periodStart"], let to = request.query["periodEnd"]
    else { return nil }
    let ends = [from, to].map { text in
      let day = digits(text.prefix(8)) ?? CivilDate(daysSince1970: 0)
      return Zone.utc.startOfDay(day).advanced(by: (Int64(text.dropFirst(8).prefix(2)) ?? 0) * 3600)
    }
    let points = slots(ends[0], ends[1]).enumerated().map { index, start in
      "<Point><position>\(index + 1)</position><price.amount>\(price(start))</price.amount></Point>"
    }
    let times = ends.map { "\(stamp($0).prefix(16))Z" }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <Publication_MarketDocument xmlns="urn:iec62325.351:tc57wg16:451-3:publicationdocument:7:3">
      <TimeSeries><in_Domain.mRID codingScheme="A01">\(domain)</in_Domain.mRID>
      <currency_Unit.name>EUR</currency_Unit.name>
      <price_Measure_Unit.name>MWH</price_Measure_Unit.name><curveType>A01</curveType>
      <Period><timeInterval><start>\(times[0])</start><end>\(times[1])</end></timeInterval>
      <resolution>PT60M</resolution>\(points.joined())</Period></TimeSeries>
      </Publication_MarketDocument>
      """
  }
}
