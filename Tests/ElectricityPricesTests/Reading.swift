import CivilTime
import LocaleFormats
import PriceTexts
import Testing

@testable import ElectricityPrices

/// The only series of a text.
func read(_ text: String, _ options: PriceFile.Options = .init()) throws -> PriceSeries {
  let file = try PriceFile.read(bytes: Array(text.utf8), name: "test.json", options: options)
  return try #require(file.series.first)
}

/// The error that a text is refused with; nothing if it is read.
func failure(_ text: String, _ options: PriceFile.Options = .init()) -> PriceFileError? {
  do throws(PriceFileError) {
    _ = try PriceFile.read(bytes: Array(text.utf8), name: "test.json", options: options)
    return nil
  } catch {
    return error
  }
}

func date(_ text: String) throws -> CivilDate {
  guard case .date(let date)? = ISOTime(text) else { throw ZoneError.malformed(text) }
  return date
}

/// The starts as the clocks of the series' zone show them.
func starts(_ series: PriceSeries) -> [String] {
  series.map { ISOTime.text($0.start, in: series.zone) }
}

extension PriceFile {
  /// The names of the areas, where the file has them.
  var areas: [String] { series.compactMap(\.area) }
  /// What was mended or assumed, in all series.
  var warnings: [PriceWarning] { series.flatMap(\.warnings) }
}

extension PriceFileError {
  /// The error as a person reads it.
  var sentence: String { Language.english.catalogue.sentence(self).text }
}

extension PriceWarning {
  /// The warning as a person reads it.
  var sentence: String { Language.english.catalogue.sentence(self).text }
}
