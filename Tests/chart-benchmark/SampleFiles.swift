import CLibrary
import CivilTime
import Harness

/// Files of seeded prices in several formats, in a temporary directory.
struct SampleFiles {
  /// 1980-01-01.
  private static let start: Int64 = 315_532_800

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// Writes one number per line, for the floor programs.
  func values(_ count: Int) -> String {
    write("\(count).val", count) { _, price in price + "\n" }
  }

  /// Writes times and prices as CSV, in UTC, since local times skip an hour in spring.
  func table(_ count: Int) -> String {
    write("\(count).csv", count, head: "time,price\n") { "\($0)Z,\($1)\n" }
  }

  /// Writes JSON objects with a price and both ends of an hour.
  func norwegian(_ count: Int) -> String {
    let rows = prices(count)
    let text = rows.enumerated().map { index, price in
      #"{"NOK_per_kWh":\#(price),"EUR_per_kWh":\#(price),"EXR":10.0,"#
        + #""time_start":"\#(time(index))+00:00","time_end":"\#(time(index + 1))+00:00"}"#
    }.joined(separator: ",")
    return folder.write("[" + text + "]", to: "\(count).no.json")
  }

  /// Writes an ENTSO-E market document of hours, with a period for each day.
  func marketDocument(_ count: Int) -> String {
    let prices = prices(count)
    let periods = stride(from: 0, to: count, by: 24).map { first in
      let hours = prices[first..<min(first + 24, count)]
      let points = zip(1..., hours).map { position, price in
        "<Point><position>\(position)</position><price.amount>\(price)</price.amount></Point>\n"
      }
      return """
        <Period><timeInterval><start>\(time(first).dropLast(3))Z</start>
        <end>\(time(hours.endIndex).dropLast(3))Z</end>
        </timeInterval><resolution>PT60M</resolution>
        \(points.joined())</Period>

        """
    }
    let text = """
      <Publication_MarketDocument><TimeSeries>
      <in_Domain.mRID>10YNO-1--------2</in_Domain.mRID>
      <currency_Unit.name>EUR</currency_Unit.name>
      <price_Measure_Unit.name>MWH</price_Measure_Unit.name><curveType>A01</curveType>
      \(periods.joined())</TimeSeries></Publication_MarketDocument>
      """
    return folder.write(text, to: "\(count).xml")
  }

  /// Writes times in seconds and prices as parallel arrays.
  func arrays(_ count: Int) -> String {
    let seconds = (0..<count).map { String(Self.start + Int64($0) * 3600) }
    let text =
      #"{"unix_seconds":[\#(seconds.joined(separator: ","))],"#
      + #""price":[\#(prices(count).joined(separator: ","))],"unit":"EUR / MWh"}"#
    return folder.write(text, to: "\(count).arrays.json")
  }

  private func write(
    _ name: String, _ count: Int, head: String = "",
    _ row: (_ time: String, _ price: String) -> String
  ) -> String {
    var text = head
    // A million hours end before 2100, ten million do not.
    let step: Int64 = count > 1_000_000 ? 300 : 3600
    for (index, price) in prices(count).enumerated() { text += row(time(index, step), price) }
    return folder.write(text, to: name)
  }

  /// Returns a random walk with four decimals.
  private func prices(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 11)
    var price = 8000
    return (0..<count).map { _ in
      price = min(max(price + Int.random(in: -150...150, using: &random), 1000), 90000)
      return "\(price / 10000)." + String(String(price % 10000 + 10000).dropFirst())
    }
  }

  private func time(_ index: Int, _ step: Int64 = 3600) -> String {
    let instant = Instant(secondsSince1970: Self.start + Int64(index) * step)
    let civil = Zone.utc.civil(at: instant)
    return "\(civil.date)T" + String(100 + civil.hour).dropFirst() + ":"
      + String(100 + civil.minute).dropFirst() + ":00"
  }
}
