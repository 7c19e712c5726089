import CivilTime
import Glibc
import TerminalTestSupport

/// Seeded prices in several formats, in a directory that is removed at the end.
struct SampleFiles {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// A number a line, for the floors.
  func values(_ count: Int) -> String {
    write("\(count).val", count) { _, price in price + "\n" }
  }

  /// Times and prices.
  func table(_ count: Int) -> String {
    write("\(count).csv", count, head: "time,price\n") { "\($0),\($1)\n" }
  }

  /// Objects with a price and both ends of an hour.
  func norwegian(_ count: Int) -> String {
    let rows = prices(count)
    let text = rows.enumerated().map { index, price in
      #"{"NOK_per_kWh":\#(price),"EUR_per_kWh":\#(price),"EXR":10.0,"#
        + #""time_start":"\#(time(index))+00:00","time_end":"\#(time(index + 1))+00:00"}"#
    }.joined(separator: ",")
    return folder.write("[" + text + "]", to: "\(count).no.json")
  }

  private func write(
    _ name: String, _ count: Int, head: String = "",
    _ row: (_ time: String, _ price: String) -> String
  ) -> String {
    var text = head
    for (index, price) in prices(count).enumerated() { text += row(time(index), price) }
    return folder.write(text, to: name)
  }

  /// A random walk, with four decimals.
  private func prices(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 11)
    var price = 8000
    return (0..<count).map { _ in
      price = min(max(price + Int.random(in: -150...150, using: &random), 1000), 90000)
      return "\(price / 10000)." + String(String(price % 10000 + 10000).dropFirst())
    }
  }

  private func time(_ index: Int) -> String {
    let instant = Instant(secondsSince1970: 1_704_067_200 + Int64(index) * 3600)
    let civil = Zone.utc.civil(at: instant)
    return "\(civil.date)T" + String(100 + civil.hour).dropFirst() + ":00:00"
  }
}
