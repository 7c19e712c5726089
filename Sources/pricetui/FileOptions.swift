import ArgumentParser
import CivilTime
import ElectricityPrices

/// Which prices are shown, and what the file does not say about them.
struct FileOptions: ParsableArguments {
  @Argument(help: "A file with prices; - is standard input.", completion: .file())
  var path: String?

  @Option(name: .customLong("file"), help: "The same.", completion: .file())
  var namedPath: String?

  @Option(help: "Only the series of this area, such as NO1.") var area: String?
  @Option(help: "The unit, such as øre/kWh or EUR/MWh.", transform: PriceUnit.named)
  var unit: PriceUnit?
  @Option(help: "The format of the file, instead of recognising it.") var format: String?
  @Option(
    help: "The date of a file that states none, such as 2022-07-12.", transform: CivilDate.named)
  var date: CivilDate?
  @Option(help: "The time zone, such as Europe/Oslo or +02:00.", transform: Zone.named)
  var timezone: Zone?
  @Flag(help: "List the formats that are read.") var listFormats = false

  func validate() throws {
    if path != nil, namedPath != nil { throw ValidationError("Name one file, not two.") }
  }

  /// What was chosen.
  var settings: FileSettings {
    FileSettings(
      path: namedPath ?? path, area: area, unit: unit, format: format, date: date, zone: timezone,
      listsFormats: listFormats)
  }
}

extension Zone {
  fileprivate static func named(_ text: String) throws -> Zone {
    do throws(ZoneError) {
      return try Zone(identifier: text)
    } catch {
      throw ValidationError(error.sentence)
    }
  }
}

extension PriceUnit {
  fileprivate static func named(_ text: String) throws -> PriceUnit {
    guard let unit = PriceUnit(text) else {
      throw ValidationError("“\(text)” is not a unit such as øre/kWh, NOK/kWh or EUR/MWh.")
    }
    return unit
  }
}

extension CivilDate {
  /// A date of the command line.
  static func named(_ text: String) throws -> CivilDate {
    guard case .date(let date)? = ISOTime(text) else {
      throw ValidationError("“\(text)” is not a date such as 2022-07-12.")
    }
    return date
  }
}
