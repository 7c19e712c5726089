import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// A small forecast file in a service's format, with the truth that `forecasts.py` generated.
struct ForecastFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let format: String
  /// The unit in which prices are shown; empty if the file states none.
  let unit: String
  let tax: String
  let text: String
  /// A line for each slot: start, end, origin, price, low, high, band, time of issue.
  let truth: [String]

  var testDescription: String { name }

  /// The fixtures of `forecasts.txt`.
  static let all: [ForecastFixture] = {
    let path = "/\(#filePath.split(separator: "/").dropLast().joined(separator: "/"))/forecasts.txt"
    let lines = contents(path).split(separator: "\n").map { String($0) }
    let heads = lines.filter { $0.hasPrefix("== ") }
    return lines.split { $0.hasPrefix("== ") }.enumerated().compactMap { index, body in
      let head = heads[index].dropFirst(3)
      let facts = head.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
      guard let end = body.firstIndex(of: "-- truth"), facts.count == 4 else { return nil }
      return ForecastFixture(
        name: facts[0], format: facts[1], unit: facts[2], tax: facts[3],
        text: body[..<end].joined(separator: "\n"), truth: body[(end + 1)...].map { String($0) })
    }
  }()

  /// Returns the text of the first fixture of a format.
  static func text(ofFormat name: String) -> String? { all.first { $0.format == name }?.text }
}

extension PriceSeries {
  /// The slots in the notation of the fixtures.
  var truth: [String] {
    indices.map { index in
      let (slot, provenance) = (self[index], provenance(at: index))
      let (start, end) = (slot.start.secondsSince1970, slot.end.secondsSince1970)
      let bounds = bounds(at: index)
      let texts = [
        slot.price?.description, bounds?.low.description, bounds?.high.description,
        provenance.band, provenance.issued.map { "\($0.secondsSince1970)" },
      ].map { $0 ?? "" }
      return "\(start),\(end),\(provenance.origin.rawValue)," + texts.joined(separator: ",")
    }
  }
}
