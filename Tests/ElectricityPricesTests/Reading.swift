import CivilTime
import LocaleFormats
import PriceTexts
import Testing

@testable import ElectricityPrices

/// The zone of Norway.
let oslo = (try? Zone(identifier: "Europe/Oslo")) ?? .utc

/// Returns the instant of a time in Norway.
func instant(_ text: String) -> Instant {
  ISOTime(text)?.instant(in: oslo) ?? Instant(secondsSince1970: 0)
}

/// Returns the first series of a text.
func read(_ text: String, _ options: PriceFile.Options = .init()) throws -> PriceSeries {
  let file = try PriceFile.read(bytes: Array(text.utf8), name: "test.json", options: options)
  return try #require(file.series.first)
}

extension PriceFile {
  /// Reads an open descriptor to its end.
  static func read(
    descriptor: Int32, name: String, options: Options = Options()
  ) throws(PriceFileError) -> PriceFile {
    try PriceFileError.placing(
      in: name, { () throws(PriceFault) in try ByteStream(descriptor: descriptor) }
    ) { (stream) throws(PriceFault) in try PriceDecoder(options: options).file(stream) }
  }
}

/// Returns the error that refuses a text; `nil` if the text is read.
func failure(_ text: String, _ options: PriceFile.Options = .init()) -> PriceFileError? {
  do throws(PriceFileError) {
    _ = try PriceFile.read(bytes: Array(text.utf8), name: "test.json", options: options)
    return nil
  } catch {
    return error
  }
}

/// Checks the facts of texts, or the reasons for which they are refused.
func check(_ cases: [TableCaseTests.Case], _ options: PriceFile.Options = .init()) throws {
  for (text, truth) in cases { try check(text, truth, options) }
}

/// Checks the facts of a text, or the reason for which it is refused.
func check(_ text: String, _ truth: String, _ options: PriceFile.Options = .init()) throws {
  if let reason = failure(text, options)?.reason {
    #expect(TableCaseTests.text(reason) == truth, "\(text)")
  } else {
    #expect(try TableCaseTests.facts(text, options) == truth, "\(text)")
  }
}

func date(_ text: String) throws -> CivilDate {
  guard case .date(let date)? = ISOTime(text) else { throw ZoneError.malformed(text) }
  return date
}

/// Returns the starts of the slots, as ISO times in the zone of the series.
func starts(_ series: PriceSeries) -> [String] {
  series.map { ISOTime.text($0.start, in: series.zone) }
}

extension PriceSeries {
  var csv: String { [self].csv }
  var json: String { [self].json }

  /// The dates on which slots begin, in order.
  var days: [MarketDay] {
    var days: [MarketDay] = []
    while let day = day(containing: days.last?.slots.upperBound ?? 0) { days.append(day) }
    return days
  }
}

extension PriceSlot {
  /// Returns slots of one length that follow each other, with some prices.
  static func slots(
    _ prices: some Sequence<Price?>, from start: Instant, length: Int64 = 3600
  ) -> [PriceSlot] {
    prices.enumerated().map { index, price in
      let first = start.advanced(by: Int64(index) * length)
      return PriceSlot(start: first, end: first.advanced(by: length), price: price)
    }
  }
}

extension PriceFile {
  /// The names of the areas, without series that have none.
  var areas: [String] { series.compactMap(\.area) }
  /// The warnings of all series.
  var warnings: [PriceWarning] { series.flatMap(\.warnings) }
}

extension PriceFileError {
  /// The message of the error in English.
  var sentence: String { Language.english.catalogue.sentence(self).text }
}

extension PriceWarning {
  /// The message of the warning in English.
  var sentence: String { Language.english.catalogue.sentence(self).text }
}
